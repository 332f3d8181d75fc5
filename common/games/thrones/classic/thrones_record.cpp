#include "common/games/thrones/classic/thrones_record.h"

#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <utility>

#include "common/base/overloaded.h"
#include "common/games/record_text.h"

namespace cardroom::thrones {
namespace {

using record_text::Json;
using record_text::json_list;

std::string log_list(const auto& cards) {
  std::vector<std::string> texts;
  for (const Card card : cards)
    texts.push_back(card_text(card));
  return fmt::format("[{}]", fmt::join(texts, ","));
}

/// The lines of the log, from the events of a game.
class Lines {
 public:
  explicit Lines(std::string_view seed) { line("Seed = {}", seed); }

  void dealt(const Dealt& event) { line("hands[{}]: {}", event.seat.index, log_list(event.cards)); }

  void played(const Played& event) {
    line("Player {} plays {} on pile {}", event.seat.index, card_text(event.card), event.pile);
    piles_[event.pile].push_back(event.card);
  }

  void fought(const Battle& battle) {
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
      line("piles[{}]: {}", pile, log_list(piles_[pile]));
      line("piles[{}] is Attack: {} - Defence: {}", pile, battle.values[pile].attack, battle.values[pile].defence);
      scores_[pile] += battle.gains[pile];
    }
    piles_ = {};
    scores();
    line("Character 0 attack on character 1 {}.", battle.succeeds[0] ? "succeeded" : "failed");
    // The original's wording: no "on" if the attack failed.
    line("Character 1 attack {}.", battle.succeeds[1] ? "on character 0 succeeded" : "character 0 failed");
    scores();
  }

  void ended(SeatSet winners) {
    const bool team_0 = winners.contains(Seat{0});
    const bool team_1 = winners.contains(Seat{1});
    if (team_0 && team_1) {
      line("Result: All players drew.");
    } else {
      line("Result: Players {} won.", team_0 ? "0 and 2" : "1 and 3");
    }
  }

  std::string take() { return std::move(text_); }

 private:
  template <class... Values>
  void line(fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(text_), format, std::forward<Values>(values)...);
    text_ += '\n';
  }

  void scores() { line("[Players 0 & 2] score = {}; [Players 1 & 3] score = {}", scores_[0], scores_[1]); }

  std::array<std::vector<Card>, kPiles> piles_{};
  std::array<int, kPiles> scores_{};
  std::string text_;
};

Json json_of(const Battle& battle) {
  const auto& [first, second] = battle.values;
  return {{"event", "battle"},
          {"attack", {first.attack, second.attack}},
          {"defence", {first.defence, second.defence}},
          {"gains", battle.gains}};
}

}  // namespace

std::string Record::log(const PlayedGame<Game>& game) {
  Lines lines{game.seed};
  for (const auto& entry : game.events) {
    std::visit(Overloaded{
                   [&](const Dealt& event) { lines.dealt(event); }, [&](const Played& event) { lines.played(event); },
                   [&](const Fought& event) { lines.fought(event.battle); },
                   [](const auto&) {},  // Nothing is printed for other events.
               },
               entry.whole);
  }
  if (Game::stage(game.ended()) == Stage::over) lines.ended(Game::winners(game.ended()));
  return lines.take();
}

std::vector<TranscriptLine> Record::transcript(const PlayedGame<Game>& game) {
  Json hands = Json::array();
  return record_text::transcript_lines(
      game,
      Overloaded{
          [&](const Dealt& event, const auto& add) {
            hands.push_back(json_list(event.cards));
            if (hands.size() == kSeats) add({{"event", "deal"}, {"hands", hands}});
          },
          [](const Started& event, const auto& add) { add({{"event", "start"}, {"seat", event.seat.index}}); },
          [](const Played& event, const auto& add) {
            add({{"event", "play"}, {"seat", event.seat.index}, {"card", card_text(event.card)}, {"pile", event.pile}});
          },
          [](const Passed& event, const auto& add) { add({{"event", "pass"}, {"seat", event.seat.index}}); },
          [](const Fought& event, const auto& add) { add(json_of(event.battle)); },
          [](const Shown&, const auto&) {},
      });
}

std::optional<Move> Record::move_of(const Json& line) {
  const std::string name = record_text::event_name(line);
  if (name == "pass") return Move::pass();
  const auto card = record_text::card_in(record_text::member(line, "card"));
  const Json& pile = record_text::member(line, "pile");
  if (name != "play" || !card || !pile.is_number_unsigned() || pile >= kPiles) return std::nullopt;
  return Move{*card, pile.get<std::uint8_t>()};
}

std::string Record::pack(const State& ended) {
  return json_list(ended.pack).dump();
}

std::string Record::options(const Rules&) {
  return "{}";
}

std::optional<std::string> Record::set_option(Rules&, std::string_view, std::string_view) {
  return "Game of Thrones has no options";
}

}  // namespace cardroom::thrones
