#include "client/terminal/games/pinochle_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>

namespace cardroom::terminal {
namespace {

namespace wire = games::pinochle::v1;

struct SuitWords {
  std::string_view many;
  std::string_view one;
  std::string_view symbol;
};
constexpr std::array<SuitWords, 4> kSuitWords{
    {{"spades", "spade", "♠"}, {"hearts", "heart", "♥"}, {"diamonds", "diamond", "♦"}, {"clubs", "club", "♣"}}};

/// From the strongest, as they stand in a trick.
constexpr std::string_view kRanks = "ATKQJ9";

/// By wire::Meld, less one.
constexpr std::array<std::string_view, pinochle::kMelds.size()> kMeldWords{
    "double run",      "jacks abound", "double pinochle", "run and royal marriage", "run and king",
    "run and queen",   "run",          "aces around",     "royal marriage",         "pinochle",
    "common marriage", "dix"};

constexpr std::size_t kReckoningColumn = 26;
constexpr std::size_t kPointsColumn = 5;

std::optional<Card> card_from(int number) {
  if (number < cards::v1::CARD_ACE_OF_SPADES || number > cards::v1::CARD_TWO_OF_CLUBS) return std::nullopt;
  const auto card = static_cast<Card>(number - cards::v1::CARD_ACE_OF_SPADES);
  return pinochle::kKinds.contains(card) ? std::optional{card} : std::nullopt;
}

/// Strongest first; what is no card of this game comes last.
std::size_t place_in_suit(int number) {
  const auto card = card_from(number);
  return card ? kRanks.find(card_text(*card).front()) : kRanks.size();
}

std::string reckoning_line(std::string_view what, int points) {
  std::string line = "    " + std::string{what};
  line.resize(std::max(line.size(), kReckoningColumn), ' ');
  const std::string number = std::to_string(points);
  return line + std::string(kPointsColumn - std::min(kPointsColumn, number.size()), ' ') + number;
}

}  // namespace

std::string_view suit_words(wire::Suit suit) {
  return wire::Suit_IsValid(suit) && suit != wire::SUIT_UNSPECIFIED
             ? kSuitWords.at(static_cast<std::size_t>(suit) - 1).many
             : "?";
}

std::string_view one_of_suit(wire::Suit suit) {
  return wire::Suit_IsValid(suit) && suit != wire::SUIT_UNSPECIFIED
             ? kSuitWords.at(static_cast<std::size_t>(suit) - 1).one
             : "?";
}

wire::Suit suit_of_number(int number) {
  const auto card = card_from(number);
  return card ? static_cast<wire::Suit>(static_cast<int>(suit_of(*card)) + 1) : wire::SUIT_UNSPECIFIED;
}

wire::Suit meant_suit(std::string_view typed) {
  std::string small{typed};
  std::ranges::transform(small, small.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  for (std::size_t i = 0; !small.empty() && i < kSuitWords.size(); ++i) {
    if (kSuitWords.at(i).many.starts_with(small) || small == kSuitWords.at(i).symbol)
      return static_cast<wire::Suit>(i + 1);
  }
  return wire::SUIT_UNSPECIFIED;
}

CardNumbers in_order(CardNumbers cards) {
  std::ranges::sort(cards, {}, [](int card) { return std::pair{suit_of_number(card), place_in_suit(card)}; });
  return cards;
}

std::string hand_words(const CardNumbers& cards, const Style& style) {
  const CardNumbers sorted = in_order(cards);
  std::string line;
  for (int i = 0; i < sorted.size(); ++i) {
    const bool other_suit = i > 0 && suit_of_number(sorted[i]) != suit_of_number(sorted[i - 1]);
    line += (i == 0 ? "" : other_suit ? ", " : " ") + card(static_cast<cards::v1::Card>(sorted[i]), style);
  }
  return line;
}

std::optional<pinochle::Cards> cards_from(const CardNumbers& said) {
  pinochle::Cards cards;
  for (const int number : said) {
    const auto card = card_from(number);
    if (!card || cards.both().contains(*card)) return std::nullopt;
    cards.insert(*card);
  }
  return cards;
}

CardNumbers numbers_of(pinochle::Cards cards) {
  CardNumbers numbers;
  for (const Card card : cards)
    numbers.Add(card + cards::v1::CARD_ACE_OF_SPADES);
  return numbers;
}

pinochle::Melds melds_with(pinochle::Cards cards, wire::Suit trump, const wire::View& game) {
  if (!wire::Suit_IsValid(trump) || trump == wire::SUIT_UNSPECIFIED) return {};
  const bool additional = !game.rules().has_additional_melds() || game.rules().additional_melds();
  return pinochle::melds_of(cards, static_cast<Suit>(trump - wire::SUIT_SPADES), additional);
}

std::string_view meld_words(wire::Meld meld) {
  return wire::Meld_IsValid(meld) && meld != wire::MELD_UNSPECIFIED ? kMeldWords.at(static_cast<std::size_t>(meld) - 1)
                                                                    : "?";
}

std::string melds_words(pinochle::Melds melds) {
  std::string words;
  for (std::size_t row = 0; row < pinochle::kMelds.size(); ++row) {
    if (!melds.has(row)) continue;
    words += (words.empty() ? "" : ", ") + std::string{kMeldWords.at(row)} + " " +
             std::to_string(pinochle::kMelds.at(row).points);
  }
  return words.empty() ? "nothing" : words;
}

std::string shown_melds_words(const ShownMelds& melds, const Style& style) {
  std::string words;
  for (const wire::ShownMeld& meld : melds)
    words += (words.empty() ? "" : ", ") + std::string{meld_words(meld.meld())} + " " + std::to_string(meld.points()) +
             " (" + hand_words(meld.cards(), style) + ")";
  return words.empty() ? "nothing" : words;
}

std::string standing_words(const PinochleScores& scores, const Cast& cast) {
  std::string words;
  for (std::uint32_t seat = 0; seat < scores.size(); ++seat) {
    const pinochle::Reckoning& points = scores[seat].points;
    words += (words.empty() ? "" : "; ") + cast.subject(seat) + " " + std::to_string(points.sum());
    if (points.bid > 0)
      words +=
          points.falls_short() ? ", " + std::to_string(points.missing()) + " short of the bid" : ", the bid is made";
  }
  return words;
}

void tell_reckoning(const PinochleScores& scores, const Cast& cast, Lines& lines) {
  for (std::uint32_t seat = 0; seat < scores.size(); ++seat) {
    const auto& [points, melds] = scores[seat];
    lines.push_back("  " + cast.subject(seat) + ":");
    for (const auto& [what, worth] : melds)
      lines.push_back(reckoning_line(what, worth));
    lines.push_back(reckoning_line("cards won", points.tricks));
    lines.push_back(reckoning_line("together", points.sum()));
    if (points.bid == 0) continue;
    lines.push_back(reckoning_line("bid", points.bid) +
                    (points.falls_short() ? ": not made, no points, and the game is lost" : ": made"));
  }
}

std::string bids_words(const google::protobuf::RepeatedField<std::uint32_t>& bids, std::uint32_t first_bidder,
                       const Cast& cast) {
  std::string words;
  std::uint32_t seat = first_bidder;
  for (const std::uint32_t bid : bids) {
    words += (words.empty() ? "" : ", ") + cast.subject(seat) + " " + std::to_string(bid);
    seat = seat == 0 ? 1 : 0;
  }
  return words;
}

}  // namespace cardroom::terminal
