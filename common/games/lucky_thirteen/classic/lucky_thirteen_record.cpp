#include "common/games/lucky_thirteen/classic/lucky_thirteen_record.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

#include "common/base/overloaded.h"
#include "common/games/lucky_thirteen/classic/lucky_thirteen_classic.h"
#include "common/games/record_text.h"

namespace cardroom::lucky_thirteen {
namespace {

using record_text::Json;
using record_text::json_list;

Json json_of_card(std::string_view event, Seat seat, Card card) {
  return Json{{"event", event}, {"seat", seat.index}, {"card", card_text(card)}};
}

std::string scores_line(std::string_view name, const Scores& scores) {
  return fmt::format("{}:{},", name, fmt::join(scores, ","));
}

/// The rounds of the log, from the events of a game.
class Rounds {
 public:
  void dealt(const Dealt& event) {
    for (const Card card : event.cards)
      hands_[event.seat.index].push_back(card);
  }

  void drew(const Drew& event) { hands_[event.seat.index].push_back(*event.card); }

  void discarded(const Discarded& event) {
    auto& hand = hands_[event.seat.index];
    std::erase(hand, event.card);
    if (event.seat.index == 0) text_ += fmt::format("Round{}:", ++round_);
    text_ += fmt::format("P{}", event.seat.index);
    for (const Card card : hand)
      text_ += fmt::format("-{}", classic_card_text(card));
    text_ += ',';
    if (event.seat.index == kSeats - 1) text_ += scores_line("Score", Scores{}) + "\n";
  }

  std::string take() { return std::move(text_); }

 private:
  std::array<std::vector<Card>, kSeats> hands_{};
  int round_ = 0;
  std::string text_;
};

}  // namespace

std::string Record::log(const PlayedGame<Game>& game) {
  Rounds rounds;
  for (const auto& entry : game.events) {
    std::visit(Overloaded{
                   [&](const Dealt& event) { rounds.dealt(event); },
                   [&](const Drew& event) { rounds.drew(event); },
                   [&](const Discarded& event) { rounds.discarded(event); },
                   [](const TurnedUp&) {},
                   [](const Shown&) {},
               },
               entry.whole);
  }
  if (Game::stage(game.ended()) != Stage::over) return rounds.take();
  std::vector<int> names;
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    if (Game::winners(game.ended()).contains(seat)) names.push_back(seat.index);
  }
  return fmt::format("{}{}\nWinners:{}", rounds.take(), scores_line("EndGame", Game::scores(game.ended())),
                     fmt::join(names, ", "));
}

std::vector<TranscriptLine> Record::transcript(const PlayedGame<Game>& game) {
  Json open;
  Json hands = Json::array();
  return record_text::transcript_lines(
      game, Overloaded{
                [&](const TurnedUp& event, const auto&) { open = json_list(event.cards); },
                [&](const Dealt& event, const auto& add) {
                  hands.push_back(json_list(event.cards));
                  if (event.seat.index == kSeats - 1) add({{"event", "deal"}, {"public", open}, {"hands", hands}});
                },
                [](const Drew& event, const auto& add) { add(json_of_card("draw", event.seat, *event.card)); },
                [](const Discarded& event, const auto& add) { add(json_of_card("discard", event.seat, event.card)); },
                [](const Shown&, const auto&) {},
            });
}

std::optional<Move> Record::move_of(const Json& line) {
  const auto card = record_text::card_in(record_text::member(line, "card"));
  if (record_text::event_name(line) != "discard" || !card) return std::nullopt;
  return Move{*card};
}

std::string Record::pack(const State& ended) {
  return json_list(ended.pack).dump();
}

std::string Record::options(const Rules&) {
  return "{}";
}

std::optional<std::string> Record::set_option(Rules&, std::string_view, std::string_view) {
  return "Lucky Thirteen has no options";
}

}  // namespace cardroom::lucky_thirteen
