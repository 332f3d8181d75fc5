#include "client/terminal/games/pinochle/pinochle_words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

struct SuitWords {
  std::string_view many;
  std::string_view one;
  std::string_view symbol;
};
constexpr std::array<SuitWords, 4> kSuitWords{
    {{"spades", "spade", "♠"}, {"hearts", "heart", "♥"}, {"diamonds", "diamond", "♦"}, {"clubs", "club", "♣"}}};

/// Meld names, by row of the meld table.
constexpr std::array<std::string_view, pinochle::kMelds.size()> kMeldWords{
    "double run",      "jacks abound", "double pinochle", "run and royal marriage", "run and king",
    "run and queen",   "run",          "aces around",     "royal marriage",         "pinochle",
    "common marriage", "dix"};

constexpr std::size_t kReckoningColumn = 26;
constexpr std::size_t kPointsColumn = 5;

std::string reckoning_line(std::string_view what, int points) {
  return padded("    " + std::string{what}, kReckoningColumn) + right_aligned(std::to_string(points), kPointsColumn);
}

/// "run 150"
std::string meld_and_points(std::size_t row) {
  return std::string{kMeldWords.at(row)} + " " + std::to_string(pinochle::kMelds.at(row).points);
}

}  // namespace

std::string_view suit_words(Suit suit) {
  return kSuitWords.at(static_cast<std::size_t>(suit)).many;
}

std::string_view one_of_suit(Suit suit) {
  return kSuitWords.at(static_cast<std::size_t>(suit)).one;
}

std::optional<Suit> meant_suit(std::string_view typed) {
  const std::string small = lowered(typed);
  for (std::size_t i = 0; !small.empty() && i < kSuitWords.size(); ++i)
    if (kSuitWords.at(i).many.starts_with(small) || small == kSuitWords.at(i).symbol) return static_cast<Suit>(i);
  return std::nullopt;
}

std::vector<Card> in_order(pinochle::Cards cards) {
  std::vector<Card> sorted;
  for (const Card card : cards)
    sorted.push_back(card);
  std::ranges::sort(sorted, {}, [](Card card) { return std::pair{suit_of(card), -pinochle::strength_of(card)}; });
  return sorted;
}

std::string hand_words(pinochle::Cards cards, const Style& style) {
  std::string line;
  std::optional<Suit> suit;
  for (const Card one : in_order(cards)) {
    line += (!suit ? "" : *suit == suit_of(one) ? " " : ", ") + card(one, style);
    suit = suit_of(one);
  }
  return line;
}

std::string trump_line(const pinochle::Table& table) {
  return "Trump is " + std::string{suit_words(table.trump)} + ".";
}

std::string led_words(const pinochle::Table& table, const Style& style) {
  return table.is_led() ? card(table.led(), style) + " was led." : std::string{};
}

std::string_view meld_words(std::size_t row) {
  return kMeldWords.at(row);
}

std::string melds_words(pinochle::Melds melds) {
  std::string words;
  for (std::size_t row = 0; row < pinochle::kMelds.size(); ++row)
    if (melds.has(row)) add(words, meld_and_points(row));
  return words.empty() ? "nothing" : words;
}

std::string shown_melds_words(pinochle::Melds melds, Suit trump, const Style& style) {
  std::string words;
  pinochle::for_each_meld(melds, trump, [&](std::size_t row, pinochle::Cards cards) {
    add(words, meld_and_points(row) + " (" + hand_words(cards, style) + ")");
  });
  return words.empty() ? "nothing" : words;
}

std::string standing_words(const pinochle::story::Reckonings& points, const Cast& cast) {
  std::string words;
  for (std::uint32_t seat = 0; seat < points.size(); ++seat) {
    const pinochle::Reckoning& one = points.at(seat);
    add(words, cast.subject(seat) + " " + std::to_string(one.sum()), "; ");
    if (one.bid > 0)
      words += one.falls_short() ? ", " + std::to_string(one.missing()) + " short of the bid" : ", the bid is made";
  }
  return words;
}

std::string needed_words(const pinochle::story::Reckonings& points, const Cast& cast) {
  for (std::uint32_t seat = 0; seat < points.size(); ++seat) {
    const pinochle::Reckoning& one = points.at(seat);
    if (one.bid == 0) continue;
    if (!one.falls_short()) return "The melds make the bid.";
    return cast.does(seat, "need") + " " + std::to_string(one.missing()) + " more from the tricks.";
  }
  return "Nobody has bid, so more points win.";
}

void tell_reckoning(const pinochle::story::Reckonings& points,
                    const std::array<pinochle::Melds, pinochle::kSeats>& melds, const Cast& cast, Lines& lines) {
  for (std::uint32_t seat = 0; seat < points.size(); ++seat) {
    const pinochle::Reckoning& one = points.at(seat);
    lines.push_back("  " + cast.subject(seat) + ":");
    for (std::size_t row = 0; row < pinochle::kMelds.size(); ++row)
      if (melds.at(seat).has(row)) lines.push_back(reckoning_line(meld_words(row), pinochle::kMelds.at(row).points));
    lines.push_back(reckoning_line("cards won", one.tricks));
    lines.push_back(reckoning_line("together", one.sum()));
    if (one.bid == 0) continue;
    lines.push_back(reckoning_line("bid", one.bid) +
                    (one.falls_short() ? ": not made, no points, and the game is lost" : ": made"));
  }
}

std::string question_words(const pinochle::story::Reckonings& points, const Cast& cast) {
  for (std::uint32_t seat = 0; seat < points.size(); ++seat) {
    const int bid = points.at(seat).bid;
    if (bid == 0) continue;
    return cast.is_you(seat) ? "Do you make your bid of " + std::to_string(bid) + "?"
                             : "Does " + cast.subject(seat) + " make the bid of " + std::to_string(bid) + "?";
  }
  return "Melds and tricks are added up.";
}

std::string outcome_words(const pinochle::Table& table, const Cast& cast) {
  if (!table.has_bid_winner()) return {};
  const std::uint32_t bidder = table.bid_winner().index;
  const pinochle::Reckoning reckoning = table.reckoning(table.bid_winner());
  if (reckoning.bid == 0) return "Nobody had bid, so there was no bid to make.";
  const std::string bid = (cast.is_you(bidder) ? "your bid of " : "the bid of ") + std::to_string(reckoning.bid);
  if (!pinochle::story::fallen_short(table)) return cast.subject(bidder) + " made " + bid + ".";
  return cast.does(bidder, "are") + " " + std::to_string(reckoning.missing()) + " short of " + bid +
         (cast.is_you(bidder) ? " and lose." : " and loses.");
}

std::string bidding_words(const pinochle::Table& table, const Cast& cast) {
  std::string bids;
  for (const auto& [seat, amount] : pinochle::story::bids_of(table))
    add(bids, cast.subject(seat.index) + " " + std::to_string(amount));
  if (!table.has_bid_winner())
    return bids.empty() ? "Nobody has bid yet. " + cast.does(table.first_bidder.index, "bid first") + "."
                        : "The bids: " + bids + ".";
  return (bids.empty() ? "Nobody made a bid." : "The bids: " + bids + ".") + " " +
         cast.does(table.bid_winner().index, "have won") + " the bidding." +
         (table.has_trump() ? " " + trump_line(table) : "");
}

}  // namespace cardroom::terminal
