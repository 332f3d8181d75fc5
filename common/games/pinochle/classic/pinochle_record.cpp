#include "common/games/pinochle/classic/pinochle_record.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <utility>

#include "common/base/overloaded.h"
#include "common/classic/classic_card.h"
#include "common/classic/property_keys.h"
#include "common/games/record_text.h"

namespace cardroom::pinochle {
namespace {

using record_text::Json;
using record_text::json_list;

std::string classic_list(const auto& cards) {
  std::vector<std::string> texts;
  std::ranges::transform(cards, std::back_inserter(texts), classic_card_text);
  return fmt::format("{}", fmt::join(texts, ","));
}

/// First one card of each kind, then the second copies.
std::vector<Card> copies_apart(Cards hand) {
  std::vector<Card> cards(hand.kinds().begin(), hand.kinds().end());
  cards.insert(cards.end(), hand.both().begin(), hand.both().end());
  return cards;
}

/// "P0-12S,11S-P1-1S-" if the mark is a dash, "P0:12S,11S-P1:-" if it is a colon.
std::string both_lists(char mark, const std::array<std::vector<Card>, kSeats>& lists) {
  std::string text;
  for (std::size_t seat = 0; seat < kSeats; ++seat)
    text += fmt::format("P{}{}{}-", seat, mark, classic_list(lists[seat]));
  return text;
}

/// An option, with its name in property files.
struct Option {
  std::string_view name;
  bool Rules::* value;
};
constexpr std::array<Option, 2> kOptions{
    {{"melds.additional", &Rules::additional}, {"mode.cutthroat", &Rules::cutthroat}}};

Json json_of_melds(Melds melds, Suit trump) {
  Json list = Json::array();
  for (std::size_t row = 0; row < kMelds.size(); ++row) {
    if (!melds.has(row)) continue;
    list.push_back(Json::array({kMelds[row].id, json_list(cards_of_meld(row, trump, melds.other_suit))}));
  }
  return list;
}

/// The events of a transcript.
class Transcript {
 public:
  void tell_next(const Event& next) {
    std::visit([&](const auto& event) { tell(event); }, next);
    ++events_told_;
  }
  std::vector<TranscriptLine> take() { return std::move(lines_); }

 private:
  void tell(const Began&) {}
  void tell(const Dealt& dealt) {
    hands_[dealt.seat.index] = dealt.cards;
    if (dealt.seat.index == kSeats - 1) add_hands("deal");
  }
  void tell(const MadeBid& made) {
    add({{"event", "bid"}, {"seat", made.seat.index}, {"amount", made.bid == 0 ? Json{} : Json(made.bid)}});
  }
  void tell(const WonBidding&) {}
  void tell(const NamedTrump& named) {
    const std::string suit(1, text::kSuits[static_cast<std::size_t>(named.trump)]);
    add({{"event", "trump"}, {"seat", named.seat.index}, {"suit", suit}});
  }
  void tell(const TurnedUp& turned) { add({{"event", "turned"}, {"cards", json_list(turned.cards)}}); }
  void tell(const Took& took) {
    hands_[took.seat.index].insert(took.card);
    // The event for the other card is not written.
    if (std::exchange(has_taken_, true)) return;
    add({{"event", "take"}, {"seat", took.seat.index}, {"card", card_text(took.card)}});
  }
  void tell(const Drew& drew) {
    hands_[drew.seat.index] = hands_[drew.seat.index] + drew.cards;
    if (std::exchange(has_drawn_, true)) add_hands("drawn");
  }
  void tell(const Kept& kept) { add({{"event", "keep"}, {"seat", kept.seat.index}, {"cards", json_list(kept.cards)}}); }
  void tell(const Melded& melded) {
    melds_[melded.seat.index] = melded.melds;
    if (melded.seat.index < kSeats - 1) return;
    const auto& [first, second] = melds_;
    add({{"event", "melds"},
         {"points", {first.points(), second.points()}},
         {"melds", Json::array({json_of_melds(first, melded.trump), json_of_melds(second, melded.trump)})}});
  }
  void tell(const Played& played) {
    add({{"event", "play"}, {"seat", played.seat.index}, {"card", card_text(played.card)}});
  }
  void tell(const WonTrick& won) { add({{"event", "trick"}, {"winner", won.seat.index}}); }

  void add(const Json& event) { lines_.push_back({events_told_, event.dump()}); }
  void add_hands(std::string_view event) {
    add({{"event", event}, {"hands", Json::array({json_list(hands_[0]), json_list(hands_[1])})}});
  }

  std::array<Cards, kSeats> hands_{};
  std::array<Melds, kSeats> melds_{};
  bool has_taken_ = false;
  bool has_drawn_ = false;
  std::size_t events_told_ = 0;
  std::vector<TranscriptLine> lines_;
};

}  // namespace

std::string Record::log(const PlayedGame<Game>& game) {
  const State& ended = game.ended();
  const Table& table = ended.table;
  if (!table.has_bid_winner()) return {};
  std::string log = fmt::format("Bid:{}-{}\n", table.bid_winner().index, table.bids.highest);
  if (!table.has_trump()) return log;
  log += fmt::format("Trump: {}\n", text::kSuits[static_cast<std::size_t>(table.trump)]);
  if (table.phase != Phase::tricks) return log;
  std::array<std::vector<Card>, kSeats> hands;
  std::array<std::vector<Card>, kSeats> won;
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    hands[seat.index] =
        game.hands.empty() ? copies_apart(table.played_by(seat) + ended.hands[seat.index]) : game.hands[seat.index];
  std::string rounds;
  for (std::uint8_t trick = 0; trick < table.tricks(); ++trick) {
    const auto first = static_cast<std::uint8_t>(trick * 2);
    rounds += fmt::format("Round{}:", trick);
    for (const std::uint8_t i : {first, static_cast<std::uint8_t>(first + 1)}) {
      rounds += fmt::format("P{}-{},", table.player(i).index, classic_card_text(table.plays[i]));
      won[table.leader(static_cast<std::uint8_t>(trick + 1)).index].push_back(table.plays[i]);
    }
    rounds += '\n';
  }
  log += fmt::format("Melding Scores: {}-{}\nInitial Cards:{}\n{}Trick Winning: {}\n", table.melds[0].points(),
                     table.melds[1].points(), both_lists('-', hands), rounds, both_lists(':', won));
  if (Game::stage(ended) != Stage::over) return log;
  std::vector<int> winners;
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    if (Game::winners(ended).contains(seat)) winners.push_back(seat.index);
  }
  const Scores scores = Game::scores(ended);
  return log + fmt::format("Final Score: {},{},\nWinners: {}", scores[0], scores[1], fmt::join(winners, ", "));
}

std::vector<TranscriptLine> Record::transcript(const PlayedGame<Game>& game) {
  Transcript transcript;
  for (const auto& entry : game.events)
    transcript.tell_next(entry.whole);
  return transcript.take();
}

std::optional<Move> Record::move_of(const Json& line) {
  const std::string name = record_text::event_name(line);
  if (name == "bid") {
    const Json& amount = record_text::member(line, "amount");
    if (line.contains("amount") && amount.is_null()) return Move::pass();
    if (!amount.is_number_unsigned() || amount == 0 || amount > kBidMax) return std::nullopt;
    return Move::bids(amount.get<std::int16_t>());
  }
  if (name == "trump") {
    const auto* const suit = record_text::member(line, "suit").get_ptr<const std::string*>();
    const auto place = suit != nullptr && suit->size() == 1 ? text::kSuits.find(*suit) : std::string_view::npos;
    return place == std::string_view::npos ? std::nullopt : std::optional{Move::names(static_cast<Suit>(place))};
  }
  if (name == "keep") {
    const auto cards = record_text::cards_in(record_text::member(line, "cards"));
    if (!cards) return std::nullopt;
    Cards keep;
    for (const Card card : *cards) {
      if (!kKinds.contains(card) || keep.count(card) == 2) return std::nullopt;
      keep.insert(card);
    }
    return Move::keeps(keep);
  }
  const auto card = record_text::card_in(record_text::member(line, "card"));
  if (!card || !kKinds.contains(*card)) return std::nullopt;
  if (name == "take") return Move::takes(*card);
  if (name == "play") return Move::plays(*card);
  return std::nullopt;
}

std::string Record::pack(const State& ended) {
  return json_list(ended.pack).dump();
}

std::string Record::options(const Rules& rules) {
  Json json;
  for (const Option& option : kOptions)
    json[std::string{option.name}] = rules.*option.value;
  return json.dump();
}

std::optional<std::string> Record::set_option(Rules& rules, std::string_view key, std::string_view value) {
  const auto* const option = std::ranges::find(kOptions, key, &Option::name);
  if (option == kOptions.end()) return "unknown option";
  const auto truth = truth_value(value);
  if (!truth) return truth.error();
  rules.*option->value = *truth;
  return std::nullopt;
}

}  // namespace cardroom::pinochle
