#include "common/games/pasur/classic/pasur_record.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <system_error>
#include <utility>

#include "common/games/record_text.h"

namespace cardroom::pasur {
namespace {

using record_text::Json;
using record_text::json_list;

/// "10-D"
std::string classic_card_text(Card card) {
  const char suit = text::kSuits[static_cast<std::size_t>(suit_of(card))];
  if (rank_of(card) == 10) return fmt::format("10-{}", suit);
  return fmt::format("{}-{}", text::kRanks[card % 13U], suit);
}

std::string classic_list(CardSet cards) {
  std::vector<Card> sorted(cards.begin(), cards.end());
  std::ranges::sort(sorted, {}, list_place);
  std::vector<std::string> texts;
  std::ranges::transform(sorted, std::back_inserter(texts), classic_card_text);
  return fmt::format("[{}]", fmt::join(texts, ", "));
}

CardSet with(CardSet cards, Card card) {
  cards.insert(card);
  return cards;
}

/// The lines of the log, event by event.
class Lines {
 public:
  explicit Lines(const PlayedGame<Game>& game) : seats_{game.players.size()} {
    add("#Seed: {}", game.seed);
    add("#Animate: {}", game.animate);
    for (std::size_t seat = 0; seat < seats_; ++seat)
      add("#Player{}: {}", seat, game.players[seat]);
    add("Game starts...");
  }

  void tell(const Began& began) {
    if (began.number > 1) end_round();
    round_ = began.number;
    starter_ = began.starter;
    add("Round {} of the game starts...", round_);
    add_scores();
  }

  void tell(const Dealt& dealt) {
    if (dealt.seat == starter_) add("Dealing out to players...");
    add("Player{} hand: {}", dealt.seat.index, classic_list(dealt.cards));
  }

  void tell(const PoolLaid& laid) {
    CardSet cards;
    for (const Card card : laid.cards)
      cards.insert(card);
    add("Dealing out to pool...");
    add("Pool: {}", classic_list(cards));
  }

  void tell(const Played& played) {
    add("Player{} plays {}", played.seat.index, classic_card_text(played.card));
    const CardSet picked = played.picks.empty() ? CardSet{} : with(played.picks, played.card);
    add("Player{} picks {}", played.seat.index, classic_list(picked));
  }

  void tell(const MadeSur& made) { add("Player{} scores a sur", made.seat.index); }

  void tell(const Swept& swept) {
    add("Player{} picks {} at the end of this round of game", swept.seat.index, classic_list(swept.cards));
  }

  void tell(const Scored& scored) {
    scored_ = scored;
    add_scores();
  }

  void end(SeatSet winners) {
    end_round();
    add("Game ends...");
    for (std::size_t seat = 0; seat < seats_; ++seat) {
      if (winners.contains(Seat{static_cast<std::uint8_t>(seat)})) add("Player{} is the winner!", seat);
    }
  }

  std::string take() { return std::move(lines_); }

 private:
  template <class... Parts>
  void add(fmt::format_string<Parts...> format, Parts&&... parts) {
    fmt::format_to(std::back_inserter(lines_), format, std::forward<Parts>(parts)...);
    lines_ += '\n';
  }

  void add_scores() {
    std::vector<std::string> seats;
    for (std::size_t seat = 0; seat < seats_; ++seat) {
      seats.push_back(fmt::format("Player{} = {} ({} Surs)", seat, scored_.totals[seat], scored_.surs[seat]));
    }
    add("Total Running Scores: {}", fmt::join(seats, "        "));
    scored_.surs = {};
  }

  void end_round() { add("Round {} of the game ends...", round_); }

  std::size_t seats_;
  Scored scored_{};
  std::uint16_t round_ = 0;
  Seat starter_{};
  std::string lines_;
};

/// The events of a transcript.
class Transcript {
 public:
  explicit Transcript(const PlayedGame<Game>& game) : deals_{game.deals}, seats_{game.ended().table.seats} {}

  void tell_next(const Event& next) {
    std::visit([&](const auto& event) { tell(event); }, next);
    ++events_told_;
  }
  std::vector<TranscriptLine> take() { return std::move(lines_); }

 private:
  void tell(const Began& began) {
    dealt_ = 0;
    Json round{{"event", "round"}, {"number", began.number}, {"starter", began.starter.index}};
    if (began.number > 1) round["pack"] = json_list(deals_[began.number - 1U].pack);
    add(round);
  }

  void tell(const Dealt& dealt) {
    hands_[dealt.seat.index] = json_list(dealt.cards);
    if (++dealt_ % seats_ != 0) return;
    deal_ = {{"event", "deal"}, {"hands", of_seats(hands_)}};
    // The first handout of a deal is written together with the pool, whose event comes next.
    if (dealt_ > seats_) add(deal_);
  }

  void tell(const PoolLaid& laid) {
    deal_["pool"] = json_list(laid.cards);
    add(deal_);
  }

  void tell(const Played& played) {
    add({{"event", "play"},
         {"seat", played.seat.index},
         {"card", card_text(played.card)},
         {"picks", json_list(played.picks)}});
  }

  void tell(const MadeSur& made) {
    add({{"event", "sur"}, {"seat", made.seat.index}, {"cancels", made.cancels ? Json(made.cancels->index) : Json{}}});
  }

  void tell(const Swept& swept) {
    add({{"event", "sweep"}, {"seat", swept.seat.index}, {"cards", json_list(swept.cards)}});
  }

  void tell(const Scored& scored) {
    add({{"event", "totals"}, {"totals", of_seats(scored.totals)}, {"surs", of_seats(scored.surs)}});
  }

  void add(const Json& event) { lines_.push_back({events_told_, event.dump()}); }
  /// The values of the seats in play.
  Json of_seats(const auto& by_seat) const {
    Json list = Json::array();
    for (std::size_t seat = 0; seat < seats_; ++seat)
      list.push_back(by_seat[seat]);
    return list;
  }

  std::span<const State> deals_;
  std::size_t seats_;
  std::array<Json, kSeatsMax> hands_{};
  std::size_t dealt_ = 0;  ///< The number of hands dealt so far in this deal.
  Json deal_;
  std::size_t events_told_ = 0;
  std::vector<TranscriptLine> lines_;
};

}  // namespace

std::string Record::log(const PlayedGame<Game>& game) {
  Lines lines{game};
  for (const auto& entry : game.events)
    std::visit([&](const auto& event) { lines.tell(event); }, entry.whole);
  if (Game::stage(game.ended()) == Stage::over) lines.end(Game::winners(game.ended()));
  return lines.take();
}

std::vector<TranscriptLine> Record::transcript(const PlayedGame<Game>& game) {
  Transcript transcript{game};
  for (const auto& entry : game.events)
    transcript.tell_next(entry.whole);
  return transcript.take();
}

std::optional<Move> Record::move_of(const Json& line) {
  const auto card = record_text::card_in(record_text::member(line, "card"));
  const auto picks = record_text::cards_in(record_text::member(line, "picks"));
  if (record_text::event_name(line) != "play" || !card || !picks) return std::nullopt;
  Move move{.card = *card};
  for (const Card pick : *picks)
    move.picks.insert(pick);
  return move;
}

std::string Record::pack(const State& ended) {
  return json_list(ended.pack).dump();
}

std::string Record::options(const Rules& rules) {
  Json json{{"clubs_rule", rules.clubs_rule == ClubsRule::needed ? "needed" : "most"}};
  for (const NumberOption& option : kNumberOptions)
    json[std::string{option.name}] = rules.*option.value;
  return json.dump();
}

std::optional<std::string> Record::set_option(Rules& rules, std::string_view key, std::string_view value) {
  Rules changed = rules;
  if (key == "clubs_rule") {
    if (value != "needed" && value != "most") return "needed or most";
    changed.clubs_rule = value == "needed" ? ClubsRule::needed : ClubsRule::most;
  } else {
    const auto* const option = std::ranges::find(kNumberOptions, key, &NumberOption::name);
    if (option == kNumberOptions.end()) return "unknown option";
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), changed.*option->value);
    const bool whole = error == std::errc{} && end == value.data() + value.size();
    if (!whole || changed.*option->value < option->least || changed.*option->value > option->most) {
      return fmt::format("a number from {} to {}", option->least, option->most);
    }
  }
  if (!valid(changed)) return "with it no card is worth anything, and nobody would ever win";
  rules = changed;
  return std::nullopt;
}

}  // namespace cardroom::pasur
