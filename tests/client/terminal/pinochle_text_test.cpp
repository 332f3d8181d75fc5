// What Pinochle says and understands, apart from whole evenings of it (terminal_pinochle_golden_test.cpp).
#include "client/terminal/games/pinochle_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/terminal/games/pinochle_words.h"
#include "tests/client/terminal/text_of_a_kind.h"

namespace cardroom::terminal {
namespace {

namespace wire = games::pinochle::v1;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// Ola, in seat 1, is asked.
struct Table {
  explicit Table(const std::string& hand) {
    *game().mutable_hand() = cards(hand);
    game().set_stage(wire::STAGE_MOVES);
    game().set_phase(wire::PHASE_BIDDING);
    game().add_seats();
    game().add_seats();
  }
  wire::View& game() { return *view.mutable_pinochle(); }

  Table& bidding(const std::vector<std::uint32_t>& bids, std::uint32_t least, std::uint32_t most) {
    game().mutable_bids()->Assign(bids.begin(), bids.end());
    moves.mutable_pinochle()->mutable_bid()->set_least(least);
    moves.mutable_pinochle()->mutable_bid()->set_most(most);
    return *this;
  }
  Table& in(wire::Phase phase, wire::Suit trump = wire::SUIT_UNSPECIFIED) {
    game().set_phase(phase);
    if (trump != wire::SUIT_UNSPECIFIED) game().set_trump(trump);
    return *this;
  }
  Table& naming_trump() {
    moves.mutable_pinochle()->mutable_trump();
    return in(wire::PHASE_TRUMP);
  }
  Table& taking(const std::string& turned, wire::Suit trump) {
    *game().mutable_turned() = cards(turned);
    *moves.mutable_pinochle()->mutable_take()->mutable_cards() = cards(turned);
    return in(wire::PHASE_TURNED, trump);
  }
  Table& keeping(wire::Suit trump) {
    *moves.mutable_pinochle()->mutable_keep()->mutable_cards() = game().hand();
    return in(wire::PHASE_KEEPING, trump);
  }
  Table& playing(const std::string& led, const std::string& legal, wire::Suit trump) {
    *game().mutable_plays() = cards(led);
    *moves.mutable_pinochle()->mutable_play()->mutable_cards() = cards(legal);
    return in(wire::PHASE_TRICKS, trump);
  }

  Asking asking() const { return {view, moves, cast, draft}; }
  std::vector<std::string> listed() const { return text.moves(asking(), kPlain); }
  Lines list() const { return text.list_moves(asking(), kPlain); }
  /// The move that those words play, or what is said to them; marks stay.
  std::string typed(const std::string& words) {
    const TypedMove found = text.find_move(asking(), words, kPlain);
    if (found.draft) draft = *found.draft;
    return found.move ? text.move_words(asking(), *found.move, kPlain) : found.words;
  }

  PinochleText text;
  Cast cast{.names = {"Kari", "Ola"}, .own = 1, .people = {"Kari", "Ola"}, .own_seat = 1};
  table::v1::GameView view;
  table::v1::GameMoves moves;
  table::v1::GameMove draft;
};

TEST(PinochleBidding, OfAFirstBidListsThePassAndTakesAnyAmount) {
  Table table = Table{"AS"}.bidding({}, 10, 2000);
  EXPECT_THAT(table.listed(), ElementsAre("pass"));
  EXPECT_THAT(table.list(), ElementsAre("1  pass", "or type what you bid: a multiple of 10, from 10 to 2000"));
  for (const char* typed : {"120", "bid 120", "+120"})
    EXPECT_EQ(table.typed(typed), "bid 120") << typed;
  for (const char* typed : {"p", "Pass"})
    EXPECT_EQ(table.typed(typed), "pass") << typed;
  for (const char* typed : {"5", "125", "2010", "0", "bid", "bid x", "+", "+99999999999999"})
    EXPECT_EQ(table.typed(typed), "The first bid is a multiple of 10, from 10 to 2000.") << typed;
  for (const char* typed : {"", "what", "bid now please"})
    EXPECT_EQ(table.typed(typed), "") << typed << " is no bid";
  for (const char* typed : {"hearts", "as"})
    EXPECT_EQ(table.typed(typed), "The first bid is a multiple of 10, from 10 to 2000.") << typed;
}

TEST(PinochleBidding, OfALaterBidListsBothRaises) {
  Table table = Table{"AS"}.bidding({100, 110}, 120, 130);
  EXPECT_THAT(table.listed(), ElementsAre("pass", "bid 120, 10 more", "bid 130, 20 more"));
  EXPECT_EQ(table.typed("130"), "bid 130, 20 more");
  EXPECT_EQ(table.typed("+10"), "bid 120, 10 more");
  EXPECT_EQ(table.typed("140"), "A bid is 10 or 20 more than the one before: 120 or 130.");
  EXPECT_EQ(Table{"AS"}.bidding({3990}, 4000, 4000).typed("4010"), "A bid is 10 or 20 more than the one before: 4000.");
  Table at_the_end = Table{"AS"}.bidding({4000}, 0, 0);
  EXPECT_THAT(at_the_end.listed(), ElementsAre("pass"));
  EXPECT_EQ(at_the_end.typed("4010"), "No bid is above 4000: you can only pass.");
}

TEST(PinochleBidding, ShowsAllBidsAndWhatTheHandWouldMeld) {
  Table table = Table{"AS 10S KS QS JS QS JD"}.bidding({100, 110, 130}, 140, 150);
  EXPECT_THAT(table.text.before_move(table.asking(), kPlain),
              ElementsAre("The bids: Kari 100, You 110, Kari 130.", "Your hand: AS 10S KS QS QS JS, JD.",
                          "With each suit as trump it would meld: spades 190, hearts 60, diamonds 60, clubs 60."));
  table.game().clear_bids();
  table.game().set_first_bidder(1);
  EXPECT_EQ(table.text.before_move(table.asking(), kPlain).front(), "Nobody has bid yet; You bid first.");
}

TEST(PinochleTrump, SaysWhatEachSuitWouldMeld) {
  Table table = Table{"AS 10S KS QS JS QS JD"}.naming_trump();
  EXPECT_THAT(table.listed(), ElementsAre("spades: 6 cards, melds 190 (run and queen 190)",
                                          "hearts: 0 cards, melds 60 (pinochle 40, common marriage 20)",
                                          "diamonds: 1 card, melds 60 (pinochle 40, common marriage 20)",
                                          "clubs: 0 cards, melds 60 (pinochle 40, common marriage 20)"));
  for (const char* typed : {"s", "spades", "S", "♠"})
    EXPECT_THAT(table.typed(typed), HasSubstr("spades: 6 cards")) << typed;
  for (const char* typed : {"", "x", "spades now"})
    EXPECT_EQ(table.typed(typed), "") << typed << " is no suit";
  EXPECT_EQ(table.typed("as"), "Name a suit: s, h, d or c.");
}

TEST(PinochleTrump, WithPlainMeldsLeavesTheAdditionalOnesOut) {
  Table table = Table{"AS 10S KS QS JS QS JD"}.naming_trump();
  table.game().mutable_rules()->set_additional_melds(false);
  EXPECT_EQ(table.listed().at(1), "hearts: 0 cards, melds nothing");
}

TEST(PinochleTaking, IsOneOfTheTwo) {
  Table table = Table{"AH 10H KH QH"}.taking("JH 9S", wire::SUIT_HEARTS);
  EXPECT_THAT(table.listed(),
              ElementsAre("take JH; with it your cards meld 150", "take 9S; with it your cards meld 40"));
  for (const char* typed : {"jh", "take jh", "J♥", "take 1"})
    EXPECT_THAT(table.typed(typed), HasSubstr("take JH")) << typed;
  EXPECT_EQ(table.typed("ah"), "Take one of the two cards that lie face up.");
}

/// Twenty-four cards: two of all spades and hearts.
Table table_of_24() {
  return Table{"AS AS 10S 10S KS KS QS QS JS JS 9S 9S AH AH 10H 10H KH KH QH QH JH JH 9H 9H"}.keeping(
      wire::SUIT_SPADES);
}

TEST(PinochleKeeping, CountsTheMarkedCardsAndWhatTheyMeld) {
  Table table = table_of_24();
  EXPECT_EQ(table.typed("as 10s ks"), "3 of 12 marked: AS 10S KS. They meld nothing.");
  EXPECT_EQ(table.typed("qs js"), "5 of 12 marked: AS 10S KS QS JS. They meld 150: run 150.");
  EXPECT_EQ(table.typed("qs"), "6 of 12 marked: AS 10S KS QS QS JS. They meld 190: run and queen 190.");
  EXPECT_THAT(table.listed(), IsEmpty());
  EXPECT_EQ(table.list().at(1), "Not marked: AS 10S KS JS 9S 9S, AH AH 10H 10H KH KH QH QH JH JH 9H 9H.");
  EXPECT_EQ(table.typed("-qs -js"), "4 of 12 marked: AS 10S KS QS. They meld 40: royal marriage 40.");
  EXPECT_EQ(table.typed("clear"), "No card is marked.");
}

TEST(PinochleKeeping, KeepsWhatIsMarkedOnceThereAreTwelve) {
  Table table = table_of_24();
  EXPECT_THAT(table.typed("keep"), HasSubstr("You keep twelve cards. No card is marked."));
  EXPECT_EQ(table.typed("spades"),
            "12 of 12 marked: AS AS 10S 10S KS KS QS QS JS JS 9S 9S. They meld 1510: double run 1500, dix 10. Type "
            "keep to keep them.");
  const std::string kept = "keep AS AS 10S 10S KS KS QS QS JS JS 9S 9S";
  EXPECT_THAT(table.listed(), ElementsAre(kept));
  EXPECT_EQ(table.typed("keep"), kept);
  EXPECT_EQ(table.text.move(table.asking(), 0).pinochle().keep().cards_size(), 12);
}

TEST(PinochleKeeping, RefusesTheThirteenthAndChangesNothing) {
  Table table = table_of_24();
  table.typed("s");
  EXPECT_EQ(table.typed("ah"), "That would be 13 cards. You keep twelve: take a mark away first.");
  EXPECT_EQ(table.typed("-9s ah kh"), "That would be 13 cards. You keep twelve: take a mark away first.");
  EXPECT_THAT(table.typed("-9s ah"), HasSubstr("12 of 12 marked: AS AS 10S 10S KS KS QS QS JS JS 9S, AH."));
}

TEST(PinochleKeeping, TakesTwelveCardsAtOnceWhateverWasMarked) {
  Table table = table_of_24();
  table.typed("ah");
  EXPECT_EQ(table.typed("keep as as ks ks qs qs js js 10s 10s 9s 9s"), "keep AS AS 10S 10S KS KS QS QS JS JS 9S 9S");
  EXPECT_EQ(table.typed("keep as ks"), "You keep twelve cards. 2 of 12 marked: AS KS. They meld nothing.");
}

TEST(PinochleKeeping, SaysWhatIsWrongWithACard) {
  Table table = table_of_24();
  EXPECT_EQ(table.typed("ad"), "You have no AD.");
  EXPECT_EQ(table.typed("as as as"), "Both AS are marked already.");
  EXPECT_EQ(table.typed("-as"), "AS is not marked.");
  EXPECT_EQ(table.typed("as 2x"), "There is no card 2x.");
  for (const char* typed : {"", "hello", "2x"})
    EXPECT_EQ(table.typed(typed), "") << typed << " is no card";
  EXPECT_EQ(table.typed("3"), table.list().back()) << "cards have no numbers here";
  Table lone = Table{"AS KH"}.keeping(wire::SUIT_SPADES);
  EXPECT_EQ(lone.typed("as as"), "AS is marked already.");
}

TEST(PinochleTricks, OfferWhatMayBePlayed) {
  Table table = Table{"AH KH 9H AS JD"}.playing("", "AH KH 9H AS JD", wire::SUIT_HEARTS);
  EXPECT_THAT(table.list(), ElementsAre("1  AS     2  AH     3  KH     4  9H     5  JD"));
  for (const char* typed : {"kh", "K♥", "play kh"})
    EXPECT_EQ(table.typed(typed), "KH") << typed;
  EXPECT_EQ(table.typed("qc"), "That card is not in your hand.");
  EXPECT_EQ(table.text.before_move(table.asking(), kPlain).front(), "You lead. Trump is hearts. Kari 0; You 0.");
}

TEST(PinochleTricks, SayWhichRuleForbidsACard) {
  EXPECT_EQ((Table{"AH 9H AS"}.playing("KH", "AH", wire::SUIT_CLUBS).typed("9h")),
            "You have a higher heart and must play it.");
  EXPECT_EQ((Table{"AH 9H AS"}.playing("KH", "AH", wire::SUIT_HEARTS).typed("as")),
            "You have a higher heart and must play it.");
  EXPECT_EQ((Table{"9H AS"}.playing("KH", "AS", wire::SUIT_SPADES).typed("9h")), "You must play a trump.");
}

TEST(PinochleWords, EveryRuleAndEveryReasonOfAHintHasItsOwn) {
  const Table table{"AS"};
  expect_words(*wire::BrokeRule_descriptor(),
               [&](int rule) { return std::string{table.text.broken_rule(static_cast<std::uint32_t>(rule))}; });
  expect_words(*wire::HintReason_descriptor(), [&](int reason) {
    table::v1::GameHint hint;
    hint.mutable_pinochle()->set_reason(static_cast<wire::HintReason>(reason));
    return table.text.hint(hint, table.asking(), kPlain);
  });
  expect_words(*wire::Meld_descriptor(),
               [](int meld) { return std::string{meld_words(static_cast<wire::Meld>(meld))}; });
}

/// What is told of some events of a game.
class Told {
 public:
  Told& won_bidding(std::uint32_t seat, std::uint32_t amount) {
    auto& won = *add().mutable_won_bidding();
    won.set_seat(seat);
    won.set_amount(amount);
    return *this;
  }
  Told& melded(std::uint32_t seat, const std::vector<std::pair<wire::Meld, std::string>>& melds = {},
               std::uint32_t points = 0) {
    auto& event = *add().mutable_melded();
    event.set_seat(seat);
    for (const auto& [meld, written] : melds) {
      auto& shown = *event.add_melds();
      shown.set_meld(meld);
      *shown.mutable_cards() = cards(written);
      shown.set_points(points);
    }
    return *this;
  }
  Told& trick(std::uint32_t leader, const std::string& led, const std::string& followed, std::uint32_t winner,
              std::uint32_t points) {
    played(leader, led).played(1 - leader, followed);
    auto& won = *add().mutable_won_trick();
    won.set_seat(winner);
    won.set_points(points);
    return *this;
  }
  Told& played(std::uint32_t seat, const std::string& card) {
    auto& event = *add().mutable_played();
    event.set_seat(seat);
    event.set_card(parse_card(card).value());
    return *this;
  }
  Lines lines(std::size_t from = 0) const {
    Lines lines;
    PinochleText{}.tell(events_, from, Table{""}.cast, kPlain, lines);
    return lines;
  }

 private:
  wire::Event& add() { return *events_.emplace_back().mutable_pinochle(); }
  std::vector<table::v1::GameEvent> events_;
};

TEST(PinochleTelling, EveryTrickSaysHowItStandsAgainstTheBid) {
  EXPECT_THAT(
      Told{}
          .won_bidding(0, 70)
          .melded(0, {{wire::MELD_PINOCHLE, "QS JD"}}, 40)
          .melded(1)
          .trick(0, "AH", "9H", 0, 11)
          .trick(0, "KS", "AS", 1, 15)
          .trick(1, "9C", "AC", 0, 19)
          .lines(),
      ElementsAre("Kari has won the bidding with 70.", "Kari melds 40: pinochle 40 (QS, JD).", "You meld nothing.",
                  "Kari 40, 30 short of the bid; You 0.", "Trick 1: Kari leads AH.",
                  "You play 9H. Kari wins 11 points. Kari 51, 19 short of the bid; You 0.", "Trick 2: Kari leads KS.",
                  "You play AS. You win 15 points. Kari 51, 19 short of the bid; You 15.", "Trick 3: You lead 9C.",
                  "Kari plays AC. Kari wins 19 points. Kari 70, the bid is made; You 15."));
}

Told twelve_tricks_won_by(std::uint32_t winner, std::uint32_t bidder, std::uint32_t bid) {
  Told told;
  told.won_bidding(bidder, bid).melded(0, {{wire::MELD_RUN, "AS 10S KS QS JS"}}, 150).melded(1);
  for (int trick = 0; trick < 12; ++trick)
    told.trick(winner, "AH", "9H", winner, 11);
  return told;
}

TEST(PinochleTelling, TheReckoningHasALineForEverythingThatCounts) {
  const Lines made = twelve_tricks_won_by(1, 0, 150).lines();
  ASSERT_GE(made.size(), 9U);
  EXPECT_THAT((Lines{made.end() - 9, made.end()}), ElementsAre("The last trick is played. The reckoning:",  //
                                                               "  Kari:",                                   //
                                                               "    run                     150",           //
                                                               "    cards won                 0",           //
                                                               "    together                150",           //
                                                               "    bid                     150: made",     //
                                                               "  You:",                                    //
                                                               "    cards won               132",           //
                                                               "    together                132"));
  EXPECT_THAT(twelve_tricks_won_by(1, 0, 160).lines(),
              Contains("    bid                     160: not made, no points, and the game is lost"));
}

TEST(PinochleTelling, WhatWasToldBeforeCountsForWhatComes) {
  const Told told = twelve_tricks_won_by(1, 0, 160);
  const Lines all = told.lines();
  const Lines later = told.lines(20);
  ASSERT_LT(later.size(), all.size());
  EXPECT_EQ(later, (Lines{all.end() - static_cast<std::ptrdiff_t>(later.size()), all.end()}));
}

TEST(PinochleTelling, NonsenseOfAServerIsShownAsFarAsItGoes) {
  Table table{"AS"};
  table.game().mutable_hand()->Add(99);
  table.game().mutable_hand()->Add(cards::v1::CARD_TWO_OF_CLUBS);
  table.game().mutable_plays()->Add(-7);
  table.game().set_bid_winner(9);
  table.game().set_trump(static_cast<wire::Suit>(77));
  table.game().add_seats()->add_melds()->set_meld(static_cast<wire::Meld>(88));
  for (const wire::Phase phase :
       {wire::PHASE_BIDDING, wire::PHASE_TRUMP, wire::PHASE_TURNED, wire::PHASE_KEEPING, wire::PHASE_TRICKS}) {
    table.in(phase);
    Lines lines;
    table.text.describe(table.view, table.cast, kPlain, lines);
    EXPECT_THAT(lines, Not(IsEmpty()));
    EXPECT_THAT(table.text.before_move(table.asking(), kPlain), Not(IsEmpty()));
  }
  table.moves.mutable_pinochle()->mutable_bid()->set_least(1);
  table.moves.mutable_pinochle()->mutable_bid()->set_most(4'000'000'000);
  table.game().add_bids(5);
  EXPECT_LE(table.listed().size(), 3U);
  *table.moves.mutable_pinochle()->mutable_keep()->mutable_cards() = table.game().hand();
  EXPECT_THAT(table.list(), Not(IsEmpty()));
  EXPECT_THAT(table.typed("as"), HasSubstr("You have no AS."));
  *table.moves.mutable_pinochle()->mutable_play()->mutable_cards() = table.game().hand();
  EXPECT_THAT(table.list(), ElementsAre(HasSubstr("?")));
  EXPECT_THAT(Told{}.won_bidding(17, 3).melded(5, {{static_cast<wire::Meld>(88), "2C"}}, 1).lines(), Not(IsEmpty()));
}

}  // namespace
}  // namespace cardroom::terminal
