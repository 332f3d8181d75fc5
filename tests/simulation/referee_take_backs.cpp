// Moves that are taken back: only a person's last one, before anybody else has moved or has seen a hidden card.
#include <algorithm>
#include <utility>

#include "tests/simulation/referee.h"

namespace cardroom::simulation {
namespace {

using namespace std::chrono_literals;
using table::v1::TableUpdate;

/// The time until a request to take a move back lapses.
constexpr milliseconds kWantedFor = 15s;

std::set<std::uint32_t> people_at(const TableUpdate& update) {
  std::set<std::uint32_t> result;
  for (int seat = 0; seat < update.seats_size(); ++seat)
    if (update.seats(seat).has_person()) result.insert(static_cast<std::uint32_t>(seat));
  return result;
}

}  // namespace

/// The part of the game that a view shows. Once a game is over, views do not show that moves were taken back.
Referee::GameKey Referee::key_of(const TableFacts& table, const TableUpdate& update) {
  if (update.phase() != table::v1::PHASE_GATHERING) return {update.game_number(), update.taken_back().times()};
  const auto next = table.games.lower_bound({update.game_number() + 1, 0});
  return next == table.games.begin() ? GameKey{update.game_number(), 0} : std::prev(next)->first;
}

const Referee::Game* Referee::game_of(const TableFacts& table, const TableUpdate& update) {
  const auto found = table.games.find(key_of(table, update));
  return found == table.games.end() ? nullptr : &found->second;
}

/// The moment before the last of this many moves that a person has made.
std::optional<std::size_t> Referee::last_move_of_a_person(const Game& game, std::size_t moves) {
  while (moves > 0 && game.movers[moves - 1].first.empty())
    --moves;
  return moves > 0 ? std::optional{moves - 1} : std::nullopt;
}

/// Why the person in this seat cannot take a move back after this many moves; empty if that is possible.
std::string Referee::hindrance(const Game& game, std::size_t moves, std::uint32_t seat,
                               const std::set<std::uint32_t>& people) {
  const auto last = last_move_of_a_person(game, moves);
  if (!last || game.made[*last + 1].mover != seat) return "the last person to move is somebody else";
  std::set<std::uint8_t> named;
  const auto name = [&](std::size_t move) {
    for (const std::uint8_t card : cards_in(game.moves[move]))
      named.insert(card);
  };
  name(*last);
  for (std::size_t move = *last + 1; move < moves; ++move) {
    const Game::Made& made = game.made[move + 1];
    if (!made.mover) return "new cards were dealt";
    if (!made.by.contains(table::v1::ORIGIN_BOT)) return "a bot has moved in the place of a person";
    if (people.size() == 1) name(move);
  }
  const auto end = game.truth->end_of_deal(std::prev(game.deals.upper_bound(*last))->first);
  if (end && *end <= moves) return "the deal is over";
  for (const std::uint32_t viewer : people) {
    const auto before = game.truth->known(viewer, *last);
    for (const std::uint8_t card : game.truth->known(viewer, moves))
      if (!before.contains(card) && !named.contains(card))
        return "seat " + std::to_string(viewer) + " has seen card " + std::to_string(card);
  }
  return {};
}

void Referee::record_of_take_back(TableFacts& table, const journal::v1::Request& request, server::Instant now) {
  if (table.games.empty()) return complain("a move is wanted back without a game");
  expect(!table.break_since, "a move is wanted back on a break");
  const auto& message = request.message().take_back();
  if (message.has_agree_with()) {
    if (!table.take_back || table.take_back->seat != message.agree_with())
      return complain("somebody agrees to take a move back that nobody wants back");
  } else {
    const Game& game = table.games.rbegin()->second;
    const auto last = last_move_of_a_person(game, game.truth->moves());
    if (!last || game.movers[*last].first != request.session())
      return complain("somebody wants a move back who has not made the last one");
    if (!table.take_back || now - table.take_back->at >= kWantedFor)
      table.take_back = {.seat = *game.made[*last + 1].mover, .to = *last, .at = now};
  }
  table.take_back->record = table.sequence;
  table.take_back->agreed.insert("Person " + std::to_string(clients_[request.session()]));
  if (everybody_agrees(table)) take_back(table, now);
}

/// Whether all people agree, even those who need not because they are away. If they do not, or if that is unknown, the
/// move may still be taken back; a view or the next move then shows it.
bool Referee::everybody_agrees(const TableFacts& table) const {
  if (!table.newest || table.newest->game_number() != table.games.rbegin()->first.first || !table.gone.empty())
    return false;
  return std::ranges::all_of(table.newest->seats(), [&](const auto& seat) {
    return !seat.has_person() || table.take_back->agreed.contains(seat.person().name());
  });
}

void Referee::take_back_if_bot_shows_it(TableFacts& table, std::uint32_t seat, server::Instant now) {
  if (!table.take_back) return;
  const TrueGame& truth = *table.games.rbegin()->second.truth;
  if (!truth.asks(seat) && truth.asked_since(seat, table.take_back->to)) take_back(table, now);
}

void Referee::take_back_if_view_shows_it(TableFacts& table, const TableUpdate& update, server::Instant now) {
  if (!table.take_back) return;
  const auto& [number, times] = table.games.rbegin()->first;
  if (update.game_number() == number && update.taken_back().times() == times + 1) take_back(table, now);
}

void Referee::take_back(TableFacts& table, server::Instant now) {
  const TakeBackAsked asked = *std::exchange(table.take_back, std::nullopt);
  const auto& [key, game] = *table.games.rbegin();
  std::set<std::uint32_t> people = people_at(*table.newest);
  std::erase_if(people, [&](std::uint32_t seat) {
    return table.gone.contains(table.newest->seats(static_cast<int>(seat)).person().name());
  });
  const std::string why_not = hindrance(game, game.truth->moves(), asked.seat, people);
  expect(why_not.empty(), "a move is taken back although " + why_not);
  ++(people.size() == 1 ? coverage_.taken_back_at_once : coverage_.taken_back_agreed);
  if (people.size() == 1 && game.truth->moves() > asked.to + 1) ++coverage_.taken_back_with_bots;
  // A turn whose time has run out still counts as missed, although no bot moves in it any more.
  const auto& settings = table.newest->settings();
  for (const std::uint32_t seat : people) {
    if (settings.has_turn_limit_ms() && game.truth->asks(seat) &&
        time_asked(table, seat, now) >= milliseconds{settings.turn_limit_ms()})
      ++table.turns_missed[table.newest->seats(static_cast<int>(seat)).person().name()];
  }
  table.games.emplace(GameKey{key.first, key.second + 1}, part_of(game, asked, {now, timeline_.now()}));
}

/// The game as it remains when a move is taken back.
Referee::Game Referee::part_of(const Game& whole, const TakeBackAsked& asked, const Game::Began& at) {
  const auto moves = static_cast<std::ptrdiff_t>(asked.to);
  Game part{.kind = whole.kind,
            .places = whole.places,
            .rules = whole.rules,
            .truth = make_true_game(whole.kind, {whole.keys.at(0), whole.places, whole.rules}),
            .deals = whole.deals,
            .keys = whole.keys,
            .movers = {whole.movers.begin(), whole.movers.begin() + moves},
            .moves = {whole.moves.begin(), whole.moves.begin() + moves},
            .moments = {whole.moments.begin(), whole.moments.begin() + moves + 1},
            .made = {whole.made.begin(), whole.made.begin() + moves + 1},
            .seats = whole.seats,
            .back = Game::Back{asked.to, asked.seat, at},
            .times = whole.times + 1};
  for (std::size_t move = 0; move < asked.to; ++move) {
    const auto& mover = part.made[move + 1].mover;
    mover ? static_cast<void>(part.truth->move(*mover, part.moves[move])) : part.truth->deal(part.keys.at(move + 1));
  }
  part.moments.back() = at;
  part.made.back().record = asked.record;
  for (std::uint32_t seat = 0; seat < whole.places; ++seat) {
    const auto since = whole.truth->asked_since(seat, asked.to);
    if (seat == asked.seat || !since || since != whole.truth->asked_since(seat, whole.truth->moves())) continue;
    part.kept[seat] = {whole.times_when_asked(seat, *since), whole.asked(seat)};
  }
  return part;
}

/// Checks what a viewer is told about moves that can be or were taken back. Events of the latter are gone.
void Referee::check_take_back(Wire& wire, const TableFacts& table, const Game& game, std::size_t moves,
                              const TableUpdate& update, const std::string& where) {
  const std::uint32_t times = game.times;
  expect(times >= wire.taken_back, where + "a move that was taken back is there again");
  while (wire.taken_back < times) {
    const Game& part = table.games.at({update.game_number(), ++wire.taken_back});
    wire.next_event = std::min(wire.next_event, static_cast<std::uint32_t>(part.made[part.back->to].events_end));
  }
  if (game.back && update.phase() != table::v1::PHASE_GATHERING) {
    expect(update.taken_back().seat() == game.back->seat, where + "a move of another seat was taken back");
    expect(moves >= game.back->to, where + "more is gone than the move that was taken back");
  }
  if (!update.has_take_back()) return;
  const auto& offer = update.take_back();
  const auto people = people_at(update);
  expect(update.phase() != table::v1::PHASE_GATHERING, where + "a move of a game that is over can be taken back");
  const std::string why_not = hindrance(game, moves, offer.seat(), people);
  expect(why_not.empty(), where + "a move can be taken back although " + why_not);
  expect(people.contains(offer.seat()), where + "a bot can take a move back");
  expect(offer.at_once() == (people.size() == 1), where + "it is unclear whether others have to agree");
  expect(offer.has_left_ms() == !offer.agreed().empty() && milliseconds{offer.left_ms()} <= kWantedFor,
         where + "a request to take a move back has a wrong end");
  if (offer.agreed().empty()) return;
  expect(offer.agreed(0) == offer.seat(), where + "somebody else has asked to take a move back");
  const bool all = std::ranges::all_of(people, [&](std::uint32_t seat) {
    const auto& person = update.seats(static_cast<int>(seat)).person();
    return !person.connected() || person.held_by_bot() ||
           std::ranges::find(offer.agreed(), seat) != offer.agreed().end();
  });
  expect(!all || update.table_break().on(), where + "a move that everybody wants to be taken back stays");
}

}  // namespace cardroom::simulation
