#include <algorithm>
#include <charconv>
#include <utility>

#include "client/terminal/games/pinochle_keeping.h"
#include "client/terminal/games/pinochle_text.h"
#include "client/terminal/games/pinochle_words.h"
#include "client/terminal/words.h"

/// What can be done in a turn: shown, typed, refused and advised.
namespace cardroom::terminal {
namespace {

namespace wire = games::pinochle::v1;

constexpr std::uint32_t kBidStep = 10;
/// Cards to play stand beside each other.
constexpr std::size_t kCardsInLine = 6;
constexpr std::size_t kCardColumns = 10;

table::v1::GameMove bid_move(std::uint32_t amount) {
  table::v1::GameMove move;
  move.mutable_pinochle()->mutable_bid()->set_amount(amount);
  return move;
}

bool is_first_bid(const Asking& asking) {
  return asking.view.pinochle().bids().empty();
}

/// Those that are listed; the amounts of a first bid are too many. 0: a pass.
std::vector<std::uint32_t> listed_bids(const Asking& asking) {
  const wire::BidRange& range = asking.moves.pinochle().bid();
  std::vector<std::uint32_t> bids{0};
  if (is_first_bid(asking) || range.least() == 0) return bids;
  // Two raises at most, whatever a server says.
  for (std::uint32_t bid = range.least(); bid <= range.most() && bids.size() <= 2; bid += kBidStep)
    bids.push_back(bid);
  return bids;
}

std::string bid_words(std::uint32_t bid, const Asking& asking) {
  if (bid == 0) return "pass";
  const auto& bids = asking.view.pinochle().bids();
  const std::string amount = std::to_string(bid);
  return bids.empty() || *bids.rbegin() >= bid
             ? "bid " + amount
             : "bid " + amount + ", " + std::to_string(bid - *bids.rbegin()) + " more";
}

/// What can be bid, in a sentence.
std::string bid_range_words(const Asking& asking) {
  const wire::BidRange& range = asking.moves.pinochle().bid();
  if (range.least() == 0) return "No bid is above 4000: you can only pass.";
  const std::string least = std::to_string(range.least());
  const std::string most = std::to_string(range.most());
  if (is_first_bid(asking)) return "The first bid is a multiple of 10, from " + least + " to " + most + ".";
  return "A bid is 10 or 20 more than the one before: " + (least == most ? least : least + " or " + most) + ".";
}

std::string trump_words(wire::Suit trump, const Asking& asking) {
  const wire::View& game = asking.view.pinochle();
  const auto count = std::ranges::count(game.hand(), trump, suit_of_number);
  const pinochle::Melds melds = melds_with(cards_from(game.hand()).value_or(pinochle::Cards{}), trump, game);
  std::string words = std::string{suit_words(trump)} + ": " + counted(count, "card", "cards") + ", melds ";
  if (melds.points() == 0) return words + "nothing";
  return words + std::to_string(melds.points()) + " (" + melds_words(melds) + ")";
}

std::string take_words(int number, const Asking& asking, const Style& style) {
  const wire::View& game = asking.view.pinochle();
  CardNumbers with = game.hand();
  with.Add(number);
  return "take " + card(static_cast<cards::v1::Card>(number), style) + "; with it your cards meld " +
         std::to_string(melds_with(cards_from(with).value_or(pinochle::Cards{}), game.trump(), game).points());
}

/// Which rule a card of the hand would break that none of the legal moves plays. They are all of one suit then.
std::string forbidden_words(const Asking& asking) {
  const wire::View& game = asking.view.pinochle();
  const auto& legal = asking.moves.pinochle().play().cards();
  const wire::Suit led = game.plays().empty() ? wire::SUIT_UNSPECIFIED : suit_of_number(*game.plays().rbegin());
  if (!legal.empty() && suit_of_number(legal[0]) == led)
    return "You have a higher " + std::string{one_of_suit(led)} + " and must play it.";
  return "You must play a trump.";
}

std::optional<std::uint32_t> amount_in(std::string_view word) {
  std::uint32_t amount = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), amount);
  return error == std::errc{} && end == word.data() + word.size() ? std::optional{amount} : std::nullopt;
}

bool names_card_or_suit(std::string_view word) {
  return parse_card(word) || meant_suit(word) != wire::SUIT_UNSPECIFIED;
}

/// "pass", "120", "bid 120", "+20"
TypedMove typed_bid(const Asking& asking, const std::vector<std::string>& words) {
  if (words.size() == 1 && std::string_view{"pass"}.starts_with(words[0])) return {.move = bid_move(0)};
  const bool says_bid = words[0] == "bid" && words.size() <= 2;
  if (words.size() != 1 && !says_bid) return {};
  if (names_card_or_suit(words[0])) return {.words = bid_range_words(asking)};
  const std::string& word = words.back();
  const bool adds = word.starts_with('+');
  auto amount = amount_in(std::string_view{word}.substr(adds ? 1 : 0));
  if (!amount) return says_bid || adds ? TypedMove{.words = bid_range_words(asking)} : TypedMove{};
  const auto& bids = asking.view.pinochle().bids();
  if (adds && !bids.empty()) *amount += *bids.rbegin();
  const wire::BidRange& range = asking.moves.pinochle().bid();
  const bool fits = range.least() > 0 && *amount >= range.least() && *amount <= range.most() && *amount % kBidStep == 0;
  if (fits) return {.move = bid_move(*amount)};
  return {.words = bid_range_words(asking)};
}

/// One of these cards; `otherwise`: what is wrong with another one.
template <class Choose>
TypedMove typed_card(const std::string& word, const CardNumbers& legal, Choose choose, std::string otherwise) {
  const auto card = parse_card(word);
  if (!card) return {};
  if (std::ranges::find(legal, *card) == legal.end()) return {.words = std::move(otherwise)};
  table::v1::GameMove move;
  choose(*move.mutable_pinochle()).set_card(*card);
  return {.move = std::move(move)};
}

}  // namespace

std::vector<std::string> PinochleText::moves(const Asking& asking, const Style& style) const {
  const wire::Moves& moves = asking.moves.pinochle();
  std::vector<std::string> texts;
  switch (moves.moves_case()) {
    case wire::Moves::kBid:
      for (const std::uint32_t bid : listed_bids(asking))
        texts.push_back(bid_words(bid, asking));
      break;
    case wire::Moves::kTrump:
      for (int suit = wire::SUIT_SPADES; suit <= wire::SUIT_CLUBS; ++suit)
        texts.push_back(trump_words(static_cast<wire::Suit>(suit), asking));
      break;
    case wire::Moves::kTake:
      for (const int card : moves.take().cards())
        texts.push_back(take_words(card, asking, style));
      break;
    case wire::Moves::kKeep:
      if (may_keep_marked(asking)) texts.push_back(move_words(asking, asking.draft, style));
      break;
    case wire::Moves::kPlay:
      for (const int one : in_order(moves.play().cards()))
        texts.push_back(card(static_cast<cards::v1::Card>(one), style));
      break;
    case wire::Moves::MOVES_NOT_SET: break;
  }
  return texts;
}

Lines PinochleText::list_moves(const Asking& asking, const Style& style) const {
  const wire::Moves& moves = asking.moves.pinochle();
  if (moves.has_keep()) return keeping_lines(asking, style);
  Lines lines = GameText::list_moves(asking, style);
  if (moves.has_bid() && is_first_bid(asking) && moves.bid().least() > 0)
    lines.push_back("or type what you bid: a multiple of 10, from " + std::to_string(moves.bid().least()) + " to " +
                    std::to_string(moves.bid().most()));
  if (!moves.has_play()) return lines;
  Lines rows;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i % kCardsInLine == 0) {
      rows.push_back(lines[i]);
    } else {
      const std::size_t columns = kCardColumns * (i % kCardsInLine);
      rows.back() += std::string(columns - std::min(columns, width(rows.back())), ' ') + lines[i];
    }
  }
  return rows;
}

table::v1::GameMove PinochleText::move(const Asking& asking, std::size_t i) const {
  const wire::Moves& moves = asking.moves.pinochle();
  const auto at = static_cast<int>(i);
  table::v1::GameMove move;
  wire::Move& made = *move.mutable_pinochle();
  switch (moves.moves_case()) {
    case wire::Moves::kBid: return bid_move(listed_bids(asking)[i]);
    case wire::Moves::kTrump: made.mutable_trump()->set_suit(static_cast<wire::Suit>(at + wire::SUIT_SPADES)); break;
    case wire::Moves::kTake: made.mutable_take()->set_card(moves.take().cards(at)); break;
    case wire::Moves::kKeep: return asking.draft;
    case wire::Moves::kPlay:
      made.mutable_play()->set_card(static_cast<cards::v1::Card>(in_order(moves.play().cards())[at]));
      break;
    case wire::Moves::MOVES_NOT_SET: break;
  }
  return move;
}

std::string PinochleText::move_words(const Asking& asking, const table::v1::GameMove& move, const Style& style) const {
  const wire::Move& made = move.pinochle();
  if (made.has_bid()) return bid_words(made.bid().amount(), asking);
  // As it can be typed.
  if (made.has_keep()) {
    std::string words = "keep";
    for (const int one : in_order(made.keep().cards()))
      words += " " + card(static_cast<cards::v1::Card>(one), style);
    return words;
  }
  return GameText::move_words(asking, move, style);
}

TypedMove PinochleText::find_move(const Asking& asking, std::string_view typed, const Style& style) const {
  const wire::Moves& moves = asking.moves.pinochle();
  std::vector<std::string> words = words_in(lowered(typed));
  if (words.empty()) return {};
  const bool says_what =
      words.size() == 2 && ((moves.has_take() && words[0] == "take") || (moves.has_play() && words[0] == "play"));
  if (says_what) {
    words.erase(words.begin());
    const auto listed = this->moves(asking, style).size();
    if (const auto number = whole_number(words[0], listed)) return {.move = move(asking, *number - 1)};
  }
  if (moves.has_bid()) return typed_bid(asking, words);
  if (moves.has_keep()) {
    std::string small;
    for (const std::string& word : words)
      small += word + " ";
    return typed_keeping(asking, small, style);
  }
  if (words.size() > 1) return {};
  if (moves.has_trump()) {
    const wire::Suit suit = meant_suit(words[0]);
    if (suit == wire::SUIT_UNSPECIFIED && !parse_card(words[0])) return {};
    if (suit == wire::SUIT_UNSPECIFIED) return {.words = "Name a suit: s, h, d or c."};
    table::v1::GameMove move;
    move.mutable_pinochle()->mutable_trump()->set_suit(suit);
    return {.move = std::move(move)};
  }
  if (moves.has_take()) {
    const std::string_view otherwise = broken_rule(wire::BROKE_RULE_NOT_TURNED_UP);
    if (says_what && !parse_card(words[0])) return {.words = std::string{otherwise}};
    return typed_card(
        words[0], moves.take().cards(), [](wire::Move& move) -> auto& { return *move.mutable_take(); },
        std::string{otherwise});
  }
  if (!moves.has_play()) return {};
  const auto card = parse_card(words[0]);
  const auto& hand = asking.view.pinochle().hand();
  const bool in_hand = card && std::ranges::find(hand, *card) != hand.end();
  return typed_card(
      words[0], moves.play().cards(), [](wire::Move& move) -> auto& { return *move.mutable_play(); },
      in_hand ? forbidden_words(asking) : "That card is not in your hand.");
}

std::string_view PinochleText::how_to_move() const {
  return "In your turn: the number of a move; or an amount (120) or p to pass, a suit (h), a card (kh). Of 24 cards "
         "mark twelve (as kh, h for all hearts, -as to take a mark away, clear), then type keep.";
}

std::string_view PinochleText::broken_rule(std::uint32_t rule) const {
  switch (rule) {
    case wire::BROKE_RULE_OTHER_PHASE: return "That is not what is asked now.";
    case wire::BROKE_RULE_FIRST_BID: return "The first bid is a multiple of 10, from 10 to 2000.";
    case wire::BROKE_RULE_RAISE: return "A bid is 10 or 20 more than the one before.";
    case wire::BROKE_RULE_PAST_BID_MAX: return "No bid is above 4000.";
    case wire::BROKE_RULE_NOT_TURNED_UP: return "Take one of the two cards that lie face up.";
    case wire::BROKE_RULE_KEEP_TWELVE: return "Keep twelve cards, no more and no fewer.";
    case wire::BROKE_RULE_MUST_BEAT: return "You have a higher card of the suit that was led and must play it.";
    case wire::BROKE_RULE_MUST_TRUMP: return "You must play a trump.";
    default: return {};
  }
}

std::string PinochleText::hint(const table::v1::GameHint& hint, const Asking&, const Style&) const {
  const wire::Hint& why = hint.pinochle();
  const std::string points = std::to_string(why.points());
  const std::string with = "With " + std::string{suit_words(why.suit())} + " as trump your hand ";
  switch (why.reason()) {
    case wire::HINT_REASON_OPENS_WITH_MELDS: return with + "melds " + points + ": that much is certain.";
    case wire::HINT_REASON_RAISES_BELOW: return with + "is worth up to " + points + ", and this bid is less.";
    case wire::HINT_REASON_WORTH_NO_MORE: return with + "is worth up to " + points + ": too little for a bid now.";
    case wire::HINT_REASON_LONGEST_SUIT: return "It is your longest suit; with it your hand melds " + points + ".";
    case wire::HINT_REASON_TAKES_MELD:
      return "With it your melds are worth " + points + " more than with the other one.";
    case wire::HINT_REASON_TAKES_DEARER:
      return "It is worth " + counted(why.points(), "point", "points") + " in a trick, the other one less.";
    case wire::HINT_REASON_TAKES_EITHER: return "Neither is better for you.";
    case wire::HINT_REASON_KEEPS_BEST: return "They meld " + points + ", and are good in the tricks.";
    case wire::HINT_REASON_ONLY_CARD: return "The rules allow no other card.";
    case wire::HINT_REASON_DRAWS_DEARER: return "It costs little, and who must beat it spends more.";
    case wire::HINT_REASON_WINS_TRICK: return "It wins the trick: " + counted(why.points(), "point", "points") + ".";
    case wire::HINT_REASON_CANNOT_BE_BEATEN: return "Nobody can beat it any more.";
    case wire::HINT_REASON_GIVES_LEAST:
      return "The trick is lost, and this card gives away least: " + counted(why.points(), "point", "points") + ".";
    case wire::HINT_REASON_PLAYS_CHEAPEST: return "Of all your cards it costs least.";
    default: return {};
  }
}

}  // namespace cardroom::terminal
