// The wording and typed moves of Game of Thrones, apart from a whole game (terminal_thrones_golden_test.cpp).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/terminal/game_texts.h"
#include "client/terminal/games/thrones/thrones_words.h"
#include "common/games/thrones/thrones_wire.h"
#include "tests/client/terminal/text_of_a_kind.h"
#include "tests/support/cards_text.h"

namespace cardroom::terminal {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// It is Ola's turn, in seat 2, with these cards in his hand and on the piles. His pile is the bottom one.
struct ThronesTable {
  ThronesTable(const std::string& hand, const std::string& top, const std::string& bottom) {
    thrones::View seen{.board = {.stage = Stage::moves}};
    seen.hand = testing::card_set(hand);
    const std::array piles{testing::cards(top), testing::cards(bottom)};
    for (std::size_t i = 0; i < std::max(piles[0].size(), piles[1].size()); ++i)
      for (std::uint8_t pile = 0; pile < thrones::kPiles; ++pile)
        if (i < piles[pile].size()) seen.board.add({piles[pile][i], pile});
    while (!seen.board.heart_turn() && seen.board.turn != Seat{1})
      seen.board.add(thrones::Move::pass());
    thrones::Wire::write(seen, view);
    thrones::Wire::write(thrones::moves_of(seen.board, Seat{1}, seen.hand), moves);
  }
  Asking asking() const { return {view, moves, cast}; }
  Turn turn() const { return text.moves.turn(asking(), kPlain); }
  std::vector<std::string> listed() const { return words_of(turn()); }
  /// The move that these words stand for, or the reply if they are not a move.
  std::string typed(const std::string& words) const { return terminal::typed(text, asking(), words); }

  const GameText& text = kThronesText;
  Cast cast{
      .names = {"Kari", "Ola", "Nora", "Iris"}, .own = 1, .people = {"Kari", "Ola", "Nora", "Iris"}, .own_seat = 1};
  table::v1::GameView view;
  table::v1::GameMoves moves;
};

TEST(ThronesMoves, ShowTheEffectOfACardOnEachPileAndOnTheBattle) {
  const ThronesTable table = ThronesTable{"6C 2D", "6H 3C", "4H 2C"};
  EXPECT_THAT(table.listed(), ElementsAre("2D on ours: attack 6 to 2, doubled",                    //
                                          "2D on theirs: attack 9 to 7",                           //
                                          "6C on ours: attack 6 to 12; our attack would succeed",  //
                                          "6C on theirs: attack 9 to 15",                          //
                                          "pass"));
}

TEST(ThronesMoves, OfOneCardStandInOneLineWhereTheyFit) {
  const ThronesTable table = ThronesTable{"6C 2D", "6H 3C", "4H 2C"};
  EXPECT_THAT(table.turn().list, ElementsAre("1  2D on ours: attack 6 to 2, doubled   2  2D on theirs: attack 9 to 7",
                                             "3  6C on ours: attack 6 to 12; our attack would succeed",
                                             "4  6C on theirs: attack 9 to 15", "5  pass"));
}

TEST(ThronesMoves, AreTypedAsACardAndAPileOrAsOneLetter) {
  const ThronesTable table = ThronesTable{"6C 9H", "6H 3C", "4H 2C"};
  const std::string ours = "6C on ours: attack 6 to 12; our attack would succeed";
  const std::string theirs = "6C on theirs: attack 9 to 15";
  for (const char* typed : {"6c ours", "6C o", "6c on ours", "6♣ us", "6c u"})
    EXPECT_EQ(table.typed(typed), ours) << typed;
  for (const char* typed : {"6c theirs", "6c th", "6c them"})
    EXPECT_EQ(table.typed(typed), theirs) << typed;
  for (const char* typed : {"p", "P", "pass"})
    EXPECT_EQ(table.typed(typed), "pass") << typed;
  for (const char* typed : {"", "hello", "ours", "pa", "6x ours"})
    EXPECT_EQ(table.typed(typed), "") << typed << " is not a move";
}

TEST(ThronesMoves, AskForThePileThatIsMissing) {
  const ThronesTable table = ThronesTable{"6C", "6H 3C", "4H 2C"};
  for (const char* typed : {"6c", "6c here", "6c top", "6c bottom", "6c ours theirs"})
    EXPECT_EQ(table.typed(typed), "On which pile? Type 6c ours, or 6c theirs.") << typed;
}

TEST(ThronesMoves, OfOneMeaningNeedNoPile) {
  EXPECT_EQ((ThronesTable{"9H", "6H", ""}.typed("9h")), "9H on ours: attack 9, defence 9");
  EXPECT_EQ((ThronesTable{"2D", "6H", "4H 2C"}.typed("2d")), "2D on ours: attack 6 to 2, doubled");
}

TEST(ThronesMoves, ThatTheRulesForbidAreAnsweredWithTheRule) {
  const ThronesTable hearts = ThronesTable{"9H 6C", "6H", ""};
  EXPECT_EQ(hearts.typed("p"), hearts.text.moves.broken_rule(games::thrones::v1::BROKE_RULE_PASS_ON_HEART_TURN));
  EXPECT_EQ(hearts.typed("6c ours"),
            hearts.text.moves.broken_rule(games::thrones::v1::BROKE_RULE_EFFECT_ON_HEART_TURN));
  EXPECT_EQ(hearts.typed("9h theirs"),
            hearts.text.moves.broken_rule(games::thrones::v1::BROKE_RULE_HEART_ON_OTHER_PILE));
  const ThronesTable effects = ThronesTable{"9H 6D", "6H", "4H 2C"};
  EXPECT_EQ(effects.typed("9h ours"),
            effects.text.moves.broken_rule(games::thrones::v1::BROKE_RULE_HEART_ON_EFFECT_TURN));
  EXPECT_EQ(effects.typed("6d theirs"),
            effects.text.moves.broken_rule(games::thrones::v1::BROKE_RULE_DIAMOND_ON_HEART));
  EXPECT_EQ(effects.typed("kc ours"), "That card is not in your hand.");
}

TEST(ThronesWords, EveryRuleAndEveryReasonOfAHintHasItsOwn) {
  const ThronesTable table = ThronesTable{"6C", "6H", "4H"};
  expect_words(*games::thrones::v1::BrokeRule_descriptor(),
               [&](int rule) { return std::string{table.text.moves.broken_rule(static_cast<std::uint32_t>(rule))}; });
  expect_words(*games::thrones::v1::HintReason_descriptor(), [&](int reason) {
    table::v1::GameHint hint;
    hint.mutable_thrones()->set_reason(static_cast<games::thrones::v1::HintReason>(reason));
    return table.text.moves.hint(hint, kPlain);
  });
}

TEST(ThronesWords, AHintSaysWhatItIsWorth) {
  const ThronesTable table = ThronesTable{"6C", "6H", "4H"};
  table::v1::GameHint hint;
  hint.mutable_thrones()->set_reason(games::thrones::v1::HINT_REASON_WINS_ATTACK);
  hint.mutable_thrones()->set_gain_now(4);
  hint.mutable_thrones()->set_gain_then(10);
  EXPECT_EQ(table.text.moves.hint(hint, kPlain),
            "Our attack succeeds with it: if it ended then, we would get 10 points and not 4.");
}

/// The sentences about a battle from the point of view of a player on each team and of a spectator.
TEST(ThronesWords, ABattleIsToldFromTheSideOfTheReader) {
  const thrones::Battle battle{
      .values = {{{30, 20}, {20, 23}}}, .stakes = {9, 10}, .succeeds = {true, false}, .gains = {19, 0}};
  Cast cast = ThronesTable{"", "", ""}.cast;
  cast.own_seat = 0;
  EXPECT_EQ(battle_words(battle, Sides{cast}),
            "our attack 30 beats 23, 9 points for us. Their attack 20 can't beat 20, 10 points for us.");
  cast.own_seat = 3;
  EXPECT_EQ(battle_words(battle, Sides{cast}),
            "our attack 20 can't beat 20, 10 points for them. Their attack 30 beats 23, 9 points for them.");
  cast.own_seat = std::nullopt;
  cast.own = std::nullopt;
  EXPECT_EQ(battle_words(battle, Sides{cast}),
            "the top pile's attack 30 beats 23, 9 points for Kari and Nora. The bottom pile's attack 20 can't beat "
            "20, 10 points for Kari and Nora.");
}

TEST(ThronesWords, TheLeadIsSaidFromTheSideOfTheReader) {
  Cast cast = ThronesTable{"", "", ""}.cast;
  EXPECT_EQ(Sides{cast}.lead({46, 19}), "They lead 46 to 19.");
  EXPECT_EQ(Sides{cast}.lead({19, 46}), "We lead 46 to 19.");
  EXPECT_EQ(Sides{cast}.lead({19, 19}), "It stands 19 to 19.");
  cast.own_seat = std::nullopt;
  cast.own = std::nullopt;
  EXPECT_EQ(Sides{cast}.lead({19, 46}), "Ola and Iris lead 46 to 19.");
}

TEST(ThronesWords, InvalidMessagesAreNotShown) {
  ThronesTable table{"6C", "6H", "4H"};
  table.view.mutable_thrones()->add_turn_cards(cards::v1::CARD_ACE_OF_HEARTS);
  table.moves.mutable_thrones()->add_on_pile_0(static_cast<cards::v1::Card>(-7));
  EXPECT_THAT(table.listed(), IsEmpty());
  const Standing standing = table.text.standing(table.view, table.cast, kPlain);
  EXPECT_THAT(standing.lines, IsEmpty());
  EXPECT_THAT(standing.hand, IsEmpty());
}

}  // namespace
}  // namespace cardroom::terminal
