#include "common/games/pasur/pasur_record.h"

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

  std::string end(SeatSet winners) {
    end_round();
    add("Game ends...");
    for (std::size_t seat = 0; seat < seats_; ++seat) {
      if (winners.contains(Seat{static_cast<std::uint8_t>(seat)})) add("Player{} is the winner!", seat);
    }
    return std::move(lines_);
  }

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
  /// Of the seats that there are.
  auto first_of(const auto& by_seat) const { return std::span{by_seat}.first(seats_); }

 public:
  explicit Transcript(const PlayedGame<Game>& game) : deals_{game.deals}, seats_{game.ended().table.seats} {}

  void tell(const Began& began) {
    dealt_ = 0;
    const std::string pack = began.number == 1 ? "" : R"(,"pack":)" + Record::pack(deals_[began.number - 1U]);
    add(R"({{"event":"round","number":{},"starter":{}{}}})", began.number, began.starter.index, pack);
  }

  void tell(const Dealt& dealt) {
    hands_[dealt.seat.index] = record_text::json_list(dealt.cards);
    if (++dealt_ % seats_ != 0) return;
    const std::string hands = fmt::format(R"({{"event":"deal","hands":[{}])", fmt::join(first_of(hands_), ","));
    // The first handout of a deal is told with the pool, which comes next.
    if (dealt_ == seats_) {
      open_ = hands;
    } else {
      lines_.push_back(hands + "}");
    }
  }

  void tell(const PoolLaid& laid) { add(R"({},"pool":{}}})", open_, record_text::json_list(laid.cards)); }

  void tell(const Played& played) {
    add(R"({{"event":"play","seat":{},"card":"{}","picks":{}}})", played.seat.index, card_text(played.card),
        record_text::json_list(played.picks));
  }

  void tell(const MadeSur& made) {
    const std::string cancels = made.cancels ? std::to_string(made.cancels->index) : "null";
    add(R"({{"event":"sur","seat":{},"cancels":{}}})", made.seat.index, cancels);
  }

  void tell(const Swept& swept) {
    add(R"({{"event":"sweep","seat":{},"cards":{}}})", swept.seat.index, record_text::json_list(swept.cards));
  }

  void tell(const Scored& scored) {
    add(R"({{"event":"totals","totals":[{}],"surs":[{}]}})", fmt::join(first_of(scored.totals), ","),
        fmt::join(first_of(scored.surs), ","));
  }

  std::vector<std::string> take() { return std::move(lines_); }

 private:
  template <class... Parts>
  void add(fmt::format_string<Parts...> format, Parts&&... parts) {
    lines_.push_back(fmt::format(format, std::forward<Parts>(parts)...));
  }

  std::span<const State> deals_;
  std::size_t seats_;
  std::array<std::string, kSeatsMax> hands_{};
  std::size_t dealt_ = 0;  ///< Hands in this deal.
  std::string open_;
  std::vector<std::string> lines_;
};

}  // namespace

std::string Record::log(const PlayedGame<Game>& game) {
  Lines lines{game};
  for (const auto& entry : game.events)
    std::visit([&](const auto& event) { lines.tell(event); }, entry.whole);
  return lines.end(Game::winners(game.ended()));
}

std::vector<std::string> Record::transcript(const PlayedGame<Game>& game) {
  Transcript transcript{game};
  for (const auto& entry : game.events)
    std::visit([&](const auto& event) { transcript.tell(event); }, entry.whole);
  return transcript.take();
}

std::string Record::pack(const State& ended) {
  return record_text::json_list(ended.pack);
}

std::string Record::options(const Rules& rules) {
  std::string json = fmt::format(R"({{"clubs_rule":"{}")", rules.clubs_rule == ClubsRule::needed ? "needed" : "most");
  for (const NumberOption& option : kNumberOptions)
    json += fmt::format(R"(,"{}":{})", option.name, rules.*option.value);
  return json + "}";
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
