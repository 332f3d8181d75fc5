#include "client/games/pasur/story.h"

#include <algorithm>
#include <utility>

namespace cardroom::pasur::story {
namespace {

template <class Some>
bool is(const std::optional<Event>& event) {
  return event && std::holds_alternative<Some>(*event);
}

}  // namespace

std::vector<Beat> beats_of(std::span<const wire::GameEvent> events, std::size_t seats) {
  const std::size_t plays_in_deal = std::max<std::size_t>(seats, 1) * kHandout;
  std::vector<Beat> beats;
  beats.reserve(events.size());
  std::uint16_t round = 0;
  std::size_t plays = 0;
  std::vector<Score> scores;
  std::optional<Event> before;
  beats::for_each_event<Wire>(events, [&](const wire::GameEvent& message, const Event& event) {
    if (const auto* began = std::get_if<Began>(&event)) {
      round = began->number;
      plays = 0;
      // The previous round's surs are already in the totals, which are unknown if that round was missed.
      for (Score& score : scores)
        score.surs = 0;
      if (scores.empty() && round == 1) scores.assign(seats, {});
    }
    Beat beat{.message = &message,
              .event = event,
              .round = round,
              .deal = static_cast<std::uint8_t>(plays / plays_in_deal + 1),
              .deals = static_cast<std::uint8_t>(kPlays / plays_in_deal)};
    if (std::holds_alternative<Dealt>(event)) beat.begins_deal = !is<Dealt>(before);
    if (std::holds_alternative<Played>(event)) ++plays;
    if (const auto* scored = std::get_if<Scored>(&event)) {
      beat.follows_sur = is<MadeSur>(before);
      beat.ends_round = is<Scored>(before) || is<Swept>(before);
      auto now = scores_of(*scored, seats);
      beat.changes_scores = std::exchange(scores, now) != now;
    }
    beats.push_back(beat);
    before = event;
  });
  return beats;
}

Beats newest_round(Beats beats) {
  for (std::size_t i = beats.size(); i > 0; --i)
    if (std::holds_alternative<Began>(beats[i - 1].event)) return beats.subspan(i - 1);
  return beats;
}

const Played* last_play(Beats beats) {
  for (std::size_t i = beats.size(); i > 0; --i)
    if (const auto* played = std::get_if<Played>(&beats[i - 1].event)) return played;
  return nullptr;
}

const Played* last_capture(Beats beats) {
  for (std::size_t i = beats.size(); i > 0; --i)
    if (const auto* played = std::get_if<Played>(&beats[i - 1].event); played && !played->picks.empty()) return played;
  return nullptr;
}

View view_of(const wire::GameView& message) {
  return beats::value_of(Wire::view(message, {})).value_or(View{});
}

client::Chapter chapter_of(const table::v1::TableUpdate& update) {
  const int round = view_of(update.view()).table.number;
  return round == 0 ? client::Chapter{} : client::Chapter{client::Chapter::Kind::round, round};
}

std::optional<client::Landmark> landmark_of(const wire::GameEvent& event) {
  using Kind = client::Landmark::Kind;
  const auto read = Wire::event(event);
  const auto* const sur = read ? std::get_if<MadeSur>(&*read) : nullptr;
  if (sur == nullptr) return std::nullopt;
  return client::Landmark{.kind = sur->cancels ? Kind::sur_taken : Kind::sur, .seat = sur->seat};
}

void leave_own_out(wire::GameView& view) {
  auto& own = *view.mutable_pasur();
  own.clear_hand();
}

void leave_own_out(wire::GameEvent& event) {
  auto& own = *event.mutable_pasur();
  if (own.has_dealt()) own.mutable_dealt()->clear_cards();
}

std::vector<Score> scores_of(const Table& table) {
  const Scores totals = table.scores();
  std::vector<Score> scores;
  for (Seat seat{}; seat.index < table.seats; ++seat.index)
    scores.push_back({totals[seat.index], table.surs_of(seat)});
  return scores;
}

std::vector<Score> scores_of(const Scored& scored, std::size_t seats) {
  std::vector<Score> scores;
  for (std::size_t seat = 0; seat < std::min(seats, kSeatsMax); ++seat)
    scores.push_back({scored.totals[seat], scored.surs[seat]});
  return scores;
}

std::vector<Seat> ranked(const Table& table) {
  std::vector<Seat> seats;
  for (Seat seat{}; seat.index < table.seats; ++seat.index)
    seats.push_back(seat);
  std::ranges::sort(seats, {},
                    [totals = table.scores()](Seat seat) { return std::pair{-totals[seat.index], seat.index}; });
  return seats;
}

std::vector<Seat> leaders(const Table& table) {
  std::vector<Seat> seats = ranked(table);
  const Scores totals = table.scores();
  const auto behind = [&](Seat seat) { return totals[seat.index] < totals[seats.front().index]; };
  seats.erase(std::ranges::find_if(seats, behind), seats.end());
  return seats;
}

int deals_in(const Table& table) {
  return table.seats == 0 ? 0 : table.handouts();
}

int deck_size(const Table& table) {
  return table.seats == 0 ? 0 : table.deck_size();
}

Taken taken_in(const Table& table) {
  Taken taken{.won = table.won};
  taken.surs[table.sur_holder.index] = table.sur_count;
  return taken;
}

Parts parts_of(const Rules& rules, const Taken& taken, std::size_t seat) {
  const CardSet won = taken.won[seat];
  const int surs = taken.surs[seat] * rules.sur;
  const int all = deal_points(rules, taken.won, taken.surs)[seat];
  Parts parts{};
  parts.front() = {.count = static_cast<int>((won & kClubs).size()), .points = all - card_points(rules, won) - surs};
  for (std::size_t row = 0; row < kCardPoints.size(); ++row) {
    const auto count = static_cast<int>((won & kCardPoints[row].cards).size());
    parts[row + 1] = {.count = count, .points = count * rules.*kCardPoints[row].each};
  }
  parts.back() = {.count = taken.surs[seat], .points = surs};
  return parts;
}

Haul haul_of(Beats beats, Seat seat) {
  Haul haul;
  for (const Round& round : rounds_of(beats)) {
    const CardSet won = round.taken.won[seat.index];
    ++haul.rounds;
    haul.surs += round.taken.surs[seat.index];
    for (Card card = 0; card < kPackSize; ++card) {
      if (!won.contains(card)) continue;
      if (suit_of(card) == Suit::clubs) ++haul.clubs;
      if (rank_of(card) == 1) ++haul.aces;
    }
  }
  return haul;
}

std::vector<Round> rounds_of(Beats beats) {
  std::vector<Round> rounds;
  std::optional<Round> playing;
  const auto take = [&](Seat seat, CardSet cards) {
    CardSet& won = playing->taken.won[seat.index];
    won = won | cards;
  };
  for (const Beat& beat : beats) {
    if (const auto* began = std::get_if<Began>(&beat.event)) {
      playing = Round{.number = began->number};
      if (began->number == 1) playing->before.emplace();
      if (!rounds.empty() && rounds.back().number + 1 == began->number) playing->before = rounds.back().totals;
    }
    if (!playing) continue;
    if (const auto* played = std::get_if<Played>(&beat.event); played && !played->picks.empty()) {
      take(played->seat, played->picks | CardSet{played->card});
    } else if (const auto* swept = std::get_if<Swept>(&beat.event)) {
      take(swept->seat, swept->cards);
    } else if (const auto* scored = std::get_if<Scored>(&beat.event); scored && beat.ends_round) {
      playing->totals = scored->totals;
      playing->taken.surs = scored->surs;
      rounds.push_back(*std::exchange(playing, std::nullopt));
    }
  }
  return rounds;
}

std::vector<CardSet> captures_of(const Moves& moves, Card card) {
  const std::vector<Card> pool{moves.pool.begin(), moves.pool.end()};
  std::vector<CardSet> captures;
  for_each_capture(card, pool, [&](CardSet picks) {
    captures.push_back(picks);
    return true;
  });
  return captures;
}

std::uint32_t rule_against(const Move& move, const Table& table) {
  CardSet pool;
  for (const Card card : table.pool_cards())
    pool.insert(card);
  return refusal_of(pool, move).rule + 1U;
}

Move move_of(const wire::GameMove& message) {
  return beats::value_of(Wire::move(message)).value_or(Move{});
}

}  // namespace cardroom::pasur::story
