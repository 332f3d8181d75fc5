#include <algorithm>
#include <utility>

#include "client/terminal/games/pinochle/pinochle_keeping.h"
#include "client/terminal/games/pinochle/pinochle_words.h"
#include "client/terminal/words.h"
#include "common/base/number.h"

/// The moves of a turn: listing, parsing, refusals and hints.
namespace cardroom::terminal {
namespace {

namespace wire = games::pinochle::v1;

namespace story = pinochle::story;
using pinochle::kBidStep;
using pinochle::Move;
using pinochle::Phase;

/// Playable cards are listed several to a line.
constexpr std::size_t kCardsInLine = 6;
constexpr std::size_t kCardColumns = 10;

/// The decision to be made, in the game's own types.
struct Asked {
  explicit Asked(const Asking& asking)
      : view{story::view_of(asking.view).value_or(pinochle::View{})},
        moves{story::moves_of(asking.moves).value_or(pinochle::Moves{})} {}

  const pinochle::Table& table() const { return view.table; }
  bool is(Phase phase) const { return moves.is_asked && moves.phase == phase; }
  bool is_first_bid() const { return table().bids.count == 0; }
  story::BidRange bids() const { return story::bid_range(moves); }

  pinochle::View view;
  pinochle::Moves moves;
};

/// The listed moves: for a first bid, only the pass; for the cards to keep, only the marked ones.
std::vector<Move> listed_moves(const Asked& asked, const Asking& asking) {
  std::vector<Move> moves;
  if (asked.is(Phase::keeping)) {
    if (may_keep_marked(asking)) moves.push_back(*story::move_of(asking.draft));
  } else if (asked.is(Phase::bidding) && asked.is_first_bid()) {
    moves.push_back(Move::pass());
  } else if (asked.is(Phase::tricks)) {
    for (const Card one : in_order(asked.moves.cards))
      moves.push_back(Move::plays(one));
  } else {
    for (std::uint32_t i = 0; i < asked.moves.size(); ++i)
      moves.push_back(asked.moves[i]);
  }
  return moves;
}

std::string bid_words(int bid, const pinochle::Table& table) {
  if (bid == 0) return "pass";
  const int last = table.bids.highest;
  return "bid " + std::to_string(bid) +
         (table.bids.count == 0 || last >= bid ? "" : ", " + std::to_string(bid - last) + " more");
}

/// The possible bids, in a sentence.
std::string bid_range_words(const Asked& asked) {
  const auto [lowest, highest] = asked.bids();
  if (lowest == 0) return "No bid is above 4000: you can only pass.";
  const std::string least = std::to_string(lowest);
  const std::string most = std::to_string(highest);
  if (asked.is_first_bid()) return "The first bid is a multiple of 10, from " + least + " to " + most + ".";
  return "A bid is 10 or 20 more than the one before: " + (least == most ? least : least + " or " + most) + ".";
}

std::string trump_words(Suit trump, const Asked& asked) {
  const auto count = (asked.view.hand & pinochle::cards_of(trump)).size();
  const pinochle::Melds melds = story::melds_with(asked.table(), asked.view.hand, trump);
  std::string words = std::string{suit_words(trump)} + ": " + counted(count, "card", "cards") + ", melds ";
  if (melds.points() == 0) return words + "nothing";
  return words + std::to_string(melds.points()) + " (" + melds_words(melds) + ")";
}

std::string take_words(Card one, const Asked& asked, const Style& style) {
  pinochle::Cards with = asked.view.hand;
  with.insert(one);
  return "take " + card(one, style) + "; with it your cards meld " +
         std::to_string(story::melds_with(asked.table(), with, asked.table().trump).points());
}

std::string words_of(const Move& move, const Asked& asked, const Style& style) {
  switch (move.phase) {
    case Phase::bidding: return bid_words(move.bid, asked.table());
    case Phase::trump: return trump_words(move.trump, asked);
    case Phase::turned: return take_words(move.card, asked, style);
    case Phase::keeping: return "keep " + cards_line(in_order(move.keep), style);  // As people would type it.
    case Phase::tricks: break;
  }
  return card(move.card, style);
}

/// Why a card in the hand may not be played.
std::string forbidden_words(const Asked& asked) {
  const auto led = story::led_suit(asked.table());
  if (led && story::following_of(asked.table(), asked.moves, asked.view.hand) == story::Following::higher)
    return "You have a higher " + std::string{one_of_suit(*led)} + " and must play it.";
  return "You must play a trump.";
}

/// "pass", "120", "bid 120", "+20"
TypedMove typed_bid(const Asked& asked, const std::vector<std::string>& words) {
  if (words.size() == 1 && std::string_view{"pass"}.starts_with(words[0]))
    return {.move = story::message_of(Move::pass())};
  const bool says_bid = words[0] == "bid" && words.size() <= 2;
  if (words.size() != 1 && !says_bid) return {};
  if (card_of(words[0]) || meant_suit(words[0])) return {.words = bid_range_words(asked)};
  const std::string& word = words.back();
  const bool adds = word.starts_with('+');
  auto amount = number_in<std::uint32_t>(std::string_view{word}.substr(adds ? 1 : 0));
  if (!amount) return says_bid || adds ? TypedMove{.words = bid_range_words(asked)} : TypedMove{};
  if (adds) *amount += static_cast<std::uint32_t>(asked.table().bids.highest);
  const auto [least, most] = asked.bids();
  const bool fits = least > 0 && *amount >= static_cast<std::uint32_t>(least) &&
                    *amount <= static_cast<std::uint32_t>(most) && *amount % kBidStep == 0;
  if (fits) return {.move = story::message_of(Move::bids(static_cast<std::int16_t>(*amount)))};
  return {.words = bid_range_words(asked)};
}

TypedMove typed_trump(const std::string& word) {
  if (const auto suit = meant_suit(word)) return {.move = story::message_of(Move::names(*suit))};
  return card_of(word) ? TypedMove{.words = "Pick a suit: s, h, d or c."} : TypedMove{};
}

/// Parses one of the cards that may be chosen; `otherwise`: the error for any other card.
TypedMove typed_card(const std::string& word, const Asked& asked, Move (*choose)(Card), std::string otherwise) {
  const auto card = card_of(word);
  if (!card) return {};
  if (!asked.moves.cards.contains(*card)) return {.words = std::move(otherwise)};
  return {.move = story::message_of(choose(*card))};
}

/// Several cards to a line.
Lines in_rows(const Lines& cards) {
  Lines rows;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (i % kCardsInLine == 0) rows.emplace_back();
    rows.back() = padded(std::move(rows.back()), kCardColumns * (i % kCardsInLine)) + cards[i];
  }
  return rows;
}

Lines before(const Asked& asked, const Asking& asking, const Style& style) {
  const pinochle::Table& table = asked.table();
  const Cast people = asking.cast.of_people();
  const std::string own = (asked.view.hand.empty() ? "" : "Your hand: " + hand_words(asked.view.hand, style)) + ".";
  const std::string trump = trump_line(table);
  switch (table.phase) {
    case Phase::bidding: {
      std::string worth;
      const auto melds = story::melds_by_trump(table, asked.view.hand);
      for (std::size_t suit = 0; suit < melds.size(); ++suit)
        add(worth, std::string{suit_words(static_cast<Suit>(suit))} + " " + std::to_string(melds.at(suit).points()));
      return {bidding_words(table, people), own, "With each suit as trump it would meld: " + worth + "."};
    }
    case Phase::trump: return {"Pick trump.", own};
    case Phase::turned: return {"Take one of the two cards. " + trump, own};
    case Phase::keeping: return {"Keep twelve of your 24 cards. " + trump, own};
    case Phase::tricks: break;
  }
  return {(table.is_led() ? led_words(table, style) : "You lead.") + " " + trump + " " +
              standing_words(story::reckonings_of(table), people) + ".",
          own};
}

Turn turn(const Asking& asking, const Style& style) {
  const Asked asked{asking};
  Turn turn{.before = before(asked, asking, style)};
  for (const Move& move : listed_moves(asked, asking))
    turn.moves.push_back({story::message_of(move), words_of(move, asked, style)});
  turn.list = asked.is(Phase::keeping) ? keeping_lines(asking, style) : numbered(turn.moves);
  const auto [least, most] = asked.is(Phase::bidding) ? asked.bids() : story::BidRange{};
  if (asked.is_first_bid() && least > 0)
    turn.list.push_back("or type what you bid: a multiple of 10, from " + std::to_string(least) + " to " +
                        std::to_string(most) + "; worth shows what your hand is worth");
  if (asked.is(Phase::tricks)) turn.list = in_rows(turn.list);
  return turn;
}

/// The wording of a first bid or of a choice of cards to keep; not all of these are listed.
std::string unlisted(const Asking& asking, const table::v1::GameMove& move, const Style& style) {
  const auto made = story::move_of(move);
  const bool may_be = made && (made->phase == Phase::bidding || made->phase == Phase::keeping);
  return may_be ? words_of(*made, Asked{asking}, style) : std::string{};
}

constexpr NumberWords kBrokenRules[]{
    {wire::BROKE_RULE_OTHER_PHASE, "That is not what is asked now."},
    {wire::BROKE_RULE_FIRST_BID, "The first bid is a multiple of 10, from 10 to 2000."},
    {wire::BROKE_RULE_RAISE, "A bid is 10 or 20 more than the one before."},
    {wire::BROKE_RULE_PAST_BID_MAX, "No bid is above 4000."},
    {wire::BROKE_RULE_NOT_TURNED_UP, "Take one of the two cards that lie face up."},
    {wire::BROKE_RULE_KEEP_TWELVE, "Keep twelve cards, no more and no fewer."},
    {wire::BROKE_RULE_MUST_BEAT, "You have a higher card of the suit that was led and must play it."},
    {wire::BROKE_RULE_MUST_TRUMP, "You must play a trump."},
};

TypedMove read(const Asking& asking, std::string_view typed, const Style& style) {
  const Asked asked{asking};
  std::vector<std::string> words = words_in(lowered(typed));
  if (words.empty() || !asked.moves.is_asked) return {};
  const bool says_what = words.size() == 2 && ((asked.is(Phase::turned) && words[0] == "take") ||
                                               (asked.is(Phase::tricks) && words[0] == "play"));
  if (says_what) {
    words.erase(words.begin());
    const auto listed = listed_moves(asked, asking);
    if (const auto number = whole_number(words[0], listed.size()))
      return {.move = story::message_of(listed[*number - 1])};
  }
  if (asked.is(Phase::bidding)) return typed_bid(asked, words);
  if (asked.is(Phase::keeping)) return typed_keeping(asking, lowered(typed), style);
  if (words.size() > 1) return {};
  if (asked.is(Phase::trump)) return typed_trump(words[0]);
  const auto card = card_of(words[0]);
  if (asked.is(Phase::turned)) {
    const std::string otherwise{words_for(kBrokenRules, wire::BROKE_RULE_NOT_TURNED_UP)};
    if (says_what && !card) return {.words = otherwise};
    return typed_card(words[0], asked, &Move::takes, otherwise);
  }
  const bool in_hand = card && asked.view.hand.contains(*card);
  return typed_card(words[0], asked, &Move::plays, in_hand ? forbidden_words(asked) : "That card is not in your hand.");
}

constexpr NumberWords kHints[]{
    {wire::HINT_REASON_OPENS_WITH_MELDS, "With {suit} as trump your hand melds {sum}: that much is certain."},
    {wire::HINT_REASON_RAISES_BELOW, "With {suit} as trump your hand is worth up to {sum}, and this bid is less."},
    {wire::HINT_REASON_WORTH_NO_MORE, "With {suit} as trump your hand is worth up to {sum}: too little for a bid now."},
    {wire::HINT_REASON_LONGEST_SUIT, "It is your longest suit; with it your hand melds {sum}."},
    {wire::HINT_REASON_TAKES_MELD, "With it your melds are worth {sum} more than with the other one."},
    {wire::HINT_REASON_TAKES_DEARER, "It is worth {points} in a trick, the other one less."},
    {wire::HINT_REASON_TAKES_EITHER, "Neither is better for you."},
    {wire::HINT_REASON_KEEPS_BEST, "They meld {sum}, and are good in the tricks."},
    {wire::HINT_REASON_ONLY_CARD, "The rules allow no other card."},
    {wire::HINT_REASON_DRAWS_DEARER, "It is cheap, and beating it costs more."},
    {wire::HINT_REASON_WINS_TRICK, "It wins the trick: {points}."},
    {wire::HINT_REASON_CANNOT_BE_BEATEN, "Nobody can beat it any more."},
    {wire::HINT_REASON_GIVES_LEAST, "The trick is lost, and this card gives away only {points}."},
    {wire::HINT_REASON_PLAYS_CHEAPEST, "Of all your cards it costs least."},
    {wire::HINT_REASON_TRIED_OUT, "In many deals like this one, it does best."},
};

std::string hint(const table::v1::GameHint& hint, const Style&) {
  const wire::Hint& why = hint.pinochle();
  const bool knows = wire::Suit_IsValid(why.suit()) && why.suit() != wire::SUIT_UNSPECIFIED;
  return filled(words_for(kHints, why.reason()),
                {{"suit", knows ? suit_words(static_cast<Suit>(why.suit() - wire::SUIT_SPADES)) : "?"},
                 {"sum", std::to_string(why.points())},
                 {"points", points_words(why.points())}});
}

}  // namespace

constinit const MoveText kPinochleMoves{.how_to = kPinochleHowToMove,
                                        .broken_rules = kBrokenRules,
                                        .turn = turn,
                                        .read = read,
                                        .hint = hint,
                                        .unlisted = unlisted};

}  // namespace cardroom::terminal
