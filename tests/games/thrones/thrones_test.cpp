#include "common/games/thrones/thrones.h"

#include <gtest/gtest.h>
#include <iterator>

#include "common/cards/deal_key.h"
#include "tests/support/golden.h"
#include "tests/support/random_game.h"
#include "tests/support/thrones_game.h"

namespace cardroom::thrones {
namespace {

using testing::card;
using testing::card_set;

Refusal broke(BrokeRule rule) {
  return {Reason::broke_rule, static_cast<std::uint8_t>(rule)};
}

/// The rules' verdict on a move by the seat to play; if it is rejected, the position must not change.
Verdict tried(State& state, std::string_view written) {
  const State before = state;
  EventLog<Event> log;
  const Verdict verdict = Game::apply(state, state.board.turn, move(written), log);
  if (verdict) {
    EXPECT_EQ(state, before);
    EXPECT_TRUE(log.entries.empty());
  }
  return verdict;
}

/// Three hearts and nine other cards for each seat that the tests below mention.
State known(Seat first = {}) {
  return dealt({"KH 5H 2H KC 3C 9S 8D 7D", "QH 6H 3H QC 4C 8S 9D 6D", "JH 7H 4H JC 5C 7S TD 5D", "TH 9H 8H TC"}, first);
}

TEST(ThronesRules, StartAPlayWithAHeartOfEachTeam) {
  State state = known();
  EXPECT_EQ(Game::legal_moves(state, Seat{0}), (Moves{{card_set("KH 5H 2H"), {}}, false}));
  play(state, "5H on 0");
  EXPECT_EQ(Game::legal_moves(state, Seat{1}), (Moves{{CardSet{}, card_set("QH 6H 3H")}, false}));
  play(state, "3H on 1");
  EXPECT_EQ(state.board.turn, Seat{2});
  EXPECT_TRUE(Game::legal_moves(state, Seat{2}).may_pass);
  EXPECT_EQ(state.board.piles[0].values(), (Values{5, 5}));
  EXPECT_EQ(state.board.piles[1].values(), (Values{3, 3}));
}

TEST(ThronesRules, NameTheBrokenRuleOnAHeartTurn) {
  State state = known();
  EXPECT_EQ(tried(state, "pass"), broke(BrokeRule::pass_on_heart_turn));
  EXPECT_EQ(tried(state, "KC on 0"), broke(BrokeRule::effect_on_heart_turn));
  EXPECT_EQ(tried(state, "8D on 0"), broke(BrokeRule::effect_on_heart_turn));
  EXPECT_EQ(tried(state, "5H on 1"), broke(BrokeRule::heart_on_other_pile));
  EXPECT_EQ(tried(state, "QH on 0"), Refusal{Reason::not_in_hand});
  play(state, "5H on 0");
  EXPECT_EQ(tried(state, "pass"), broke(BrokeRule::pass_on_heart_turn));
  EXPECT_EQ(tried(state, "6H on 0"), broke(BrokeRule::heart_on_other_pile));
  EXPECT_EQ(tried(state, "6H on 1"), accepted);
}

TEST(ThronesRules, NameTheBrokenRuleOnAnEffectTurn) {
  State state = known();
  play(state, "5H on 0, 6H on 1");
  EXPECT_EQ(tried(state, "7H on 0"), broke(BrokeRule::heart_on_effect_turn));
  EXPECT_EQ(tried(state, "TD on 0"), broke(BrokeRule::diamond_on_heart));
  EXPECT_EQ(tried(state, "TD on 1"), broke(BrokeRule::diamond_on_heart));
  EXPECT_EQ(tried(state, "KC on 1"), Refusal{Reason::not_in_hand});
  EXPECT_EQ(tried(state, "5C on 1"), accepted);
  play(state, "pass");
  EXPECT_EQ(tried(state, "8D on 0"), broke(BrokeRule::diamond_on_heart));
  EXPECT_EQ(tried(state, "8D on 1"), accepted);
  EXPECT_EQ(tried(state, "9D on 1"), accepted) << "a diamond on a diamond";
}

TEST(ThronesRules, RefuseInvalidMoves) {
  State state = known();
  NoEvents none;
  const Refusal malformed{Reason::malformed};
  EXPECT_EQ(Game::apply(state, Seat{0}, {card("5H"), 2}, none), malformed);
  EXPECT_EQ(Game::apply(state, Seat{0}, {card("AH"), 0}, none), malformed);
  EXPECT_EQ(Game::apply(state, Seat{0}, {60, 0}, none), malformed);
  EXPECT_EQ(Game::apply(state, Seat{0}, {kNoCard, 1}, none), malformed);
  EXPECT_EQ(Game::apply(state, Seat{1}, {card("6H"), 1}, none), Refusal{Reason::not_your_turn});
  EXPECT_EQ(state, known());
}

TEST(ThronesRules, NameARuleExactlyForIllegalMoves) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    for (const State& state : testing::positions<Game>(seed)) {
      if (state.board.stage != Stage::moves) continue;
      const Seat seat = state.board.turn;
      const Moves legal = Game::legal_moves(state, seat);
      EXPECT_EQ(rule_broken(state.board, Move::pass()).has_value(), !legal.may_pass);
      for (const Card one : state.hands[seat.index]) {
        for (std::uint8_t pile = 0; pile < kPiles; ++pile)
          EXPECT_EQ(rule_broken(state.board, {one, pile}).has_value(), !legal.contains({one, pile}));
      }
    }
  }
}

/// Passes until the end of the play.
void pass_on(State& state) {
  const auto play_number = state.board.play();
  while (state.board.stage == Stage::moves && state.board.play() == play_number)
    play(state, "pass");
}

TEST(ThronesRules, ScoreABattleAfterTwelveTurns) {
  State state = known();
  EventLog<Event> log;
  play(state, "5H on 0, 6H on 1, 5C on 0");  // 15 against 6: the 5 on the 5 counts double.
  for (int turn = 3; turn < 11; ++turn)
    play(state, "pass");
  EXPECT_EQ(state.board.scores, (std::array<std::int16_t, 2>{0, 0}));
  EXPECT_EQ(Game::pause_ms(state), 0U);
  ASSERT_EQ(Game::apply(state, state.board.turn, Move::pass(), log), accepted);
  ASSERT_EQ(log.entries.size(), 3U);
  EXPECT_EQ(text_of(log.entries[0].whole), "seat 3 passes");
  EXPECT_EQ(text_of(log.entries[1].whole),
            "battle 1: 15/5 against 6/6; pile 0 succeeds for 6; pile 1 succeeds for 5; 6 : 5");
  EXPECT_EQ(text_of(log.entries[2].whole), "play 2 begins with seat 1");
  EXPECT_EQ(state.board.scores, (std::array<std::int16_t, 2>{6, 5}));
  EXPECT_EQ(Game::scores(state), (Scores{6, 5, 6, 5}));
  EXPECT_EQ(Game::pause_ms(state), kPauseAfterBattleMs);
  EXPECT_TRUE(state.board.fought()) << "the piles are still on the table";
  play(state, "QH on 1");
  EXPECT_EQ(Game::pause_ms(state), 0U);
  EXPECT_TRUE(state.board.piles[0].empty());
  EXPECT_EQ(state.board.piles[1].values(), (Values{10, 10}));
}

Seat clockwise(Seat seat) {
  return {static_cast<std::uint8_t>((seat.index + 1) % kSeats)};
}

TEST(ThronesRules, StartEachPlayOneSeatFurtherSkippingSeatsWithoutHearts) {
  for (std::uint8_t first = 0; first < kSeats; ++first) {
    State state = known(Seat{first});
    Seat expected{first};
    for (std::uint8_t number = 0; number < kPlays; ++number) {
      if (number > 0) expected = clockwise(expected);
      // As the rule says: if that player has no hearts left, the next seat clockwise begins.
      if ((state.hands[expected.index] & kHearts).empty()) expected = clockwise(expected);
      ASSERT_EQ(state.board.turn, expected) << "play " << number + 1;
      EXPECT_EQ(state.board.starter(number), expected);
      for (int heart = 0; heart < 2; ++heart) {
        const Moves hearts = Game::legal_moves(state, state.board.turn);
        ASSERT_GT(hearts.size(), 0U);
        NoEvents none;
        ASSERT_EQ(Game::apply(state, state.board.turn, hearts[0], none), accepted);
      }
      pass_on(state);
    }
    EXPECT_EQ(state.board.stage, Stage::over);
    EXPECT_EQ(Game::pause_ms(state), kPauseAfterBattleMs) << "there is a pause after the last battle too";
    for (const CardSet hand : state.hands)
      EXPECT_EQ(hand.size(), kEffectsDealt);
  }
}

/// A game in which seat 0 has used up all its effect cards in the first two plays.
State without_effects_in_seat_0() {
  State state = dealt({"KH 5H 2H 2C 3C 4C 2S 3S 4S 5S 6S 7S", "", "", ""});
  play(state, "2H on 0");
  NoEvents none;
  while ((state.hands[0] - kHearts).size() > 0 && state.board.stage == Stage::moves) {
    const Moves legal = Game::legal_moves(state, state.board.turn);
    const bool plays = state.board.heart_turn() || state.board.turn == Seat{0};
    check(!Game::apply(state, state.board.turn, plays ? legal[0] : Move::pass(), none), "a legal move");
  }
  return state;
}

TEST(ThronesRules, PassAtOnceForASeatWithOnlyHearts) {
  State state = without_effects_in_seat_0();
  NoEvents none;
  while (state.board.heart_turn() || state.board.seat_of(state.board.turn_count + 1) != Seat{0}) {
    const Moves legal = Game::legal_moves(state, state.board.turn);
    ASSERT_EQ(Game::apply(state, state.board.turn, legal[legal.size() - 1], none), accepted);
    ASSERT_FALSE(state.board.turn == Seat{0} && !state.board.heart_turn());
  }
  const auto before = state.board.turn_count;
  EventLog<Event> log;
  ASSERT_EQ(Game::apply(state, state.board.turn, Move::pass(), log), accepted);
  ASSERT_GE(log.entries.size(), 2U);
  EXPECT_EQ(text_of(log.entries[0].whole), "seat 3 passes");
  EXPECT_EQ(text_of(log.entries[1].whole), "seat 0 has nothing to play");
  EXPECT_EQ(state.board.turn_count, before + 2);
  EXPECT_EQ(state.board.turns[before + 1U], Move::pass());
  EXPECT_EQ(state.board.turn, Seat{1});
}

TEST(ThronesRules, AskASeatThatCanOnlyPassLikeAnyOther) {
  State state = dealt({"5H 2C 3C 4C 5C 6C 7C 8C 9C TC", "6H", "7H 2D 3D 4D 5D 6D 7D 8D 9D TD", "8H"});
  play(state, "5H on 0, 6H on 1");
  EXPECT_EQ(state.board.turn, Seat{2})
      << "it has a decision, although it has only diamonds and each pile is only a heart";
  const Moves legal = Game::legal_moves(state, Seat{2});
  EXPECT_EQ(legal.size(), 1U);
  EXPECT_EQ(legal[0], Move::pass());
  EXPECT_EQ(tried(state, "3D on 0"), broke(BrokeRule::diamond_on_heart));
  EventLog<Event> log;
  ASSERT_EQ(Game::apply(state, Seat{2}, Move::pass(), log), accepted);
  EXPECT_EQ(text_of(log.entries[0].whole), "seat 2 passes") << "no other player may learn the reason";
}

TEST(ThronesRules, LetBothTeamsWinADraw) {
  State state = known();
  state.board.stage = Stage::over;
  state.board.scores = {20, 20};
  EXPECT_EQ(Game::winners(state), SeatSet{0b1111});
  state.board.scores = {21, 20};
  EXPECT_EQ(Game::winners(state), SeatSet{0b0101});
  state.board.scores = {20, 21};
  EXPECT_EQ(Game::winners(state), SeatSet{0b1010});
}

TEST(ThronesViews, ShowTheCountsThatEverybodyKnows) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    for (const State& state : testing::positions<Game>(seed)) {
      if (state.board.stage == Stage::deal) continue;
      const Board seen = Game::view(state, {}).board;
      for (Seat seat{}; seat.index < kSeats; ++seat.index) {
        EXPECT_EQ(seen.hearts_left(seat), (state.hands[seat.index] & kHearts).size());
        EXPECT_EQ(seen.effects_left(seat), (state.hands[seat.index] - kHearts).size());
      }
    }
  }
}

TEST(ThronesViews, ShowWhoPutWhichCardWhere) {
  State state = known(Seat{3});
  play(state, "9H on 1, KH on 0, 4C on 1, pass, TC on 0");
  const Board& board = state.board;
  EXPECT_EQ(board.cards_of(0), (std::vector<Placed>{{Seat{0}, card("KH")}, {Seat{3}, card("TC")}}));
  EXPECT_EQ(board.cards_of(1), (std::vector<Placed>{{Seat{3}, card("9H")}, {Seat{1}, card("4C")}}));
  EXPECT_EQ(board.played(), card_set("9H KH 4C TC"));
}

TEST(ThronesViews, ShowAllHandsAtTheEndOnly) {
  const auto game = testing::positions<Game>(4);
  for (const State& state : game) {
    const bool over = state.board.stage == Stage::over;
    EXPECT_EQ(Game::view(state, {}).shown, over ? state.hands : (std::array<CardSet, kSeats>{}));
  }
}

TEST(ThronesGolden, AWholeGameAsText) {
  FairStream stream{simulation_key(13, 0, 0)};
  State state = Game::begin({}, kSeats);
  EventLog<Event> log;
  ASSERT_EQ(Game::deal(state, Game::draw(state, stream), log), accepted);
  constexpr std::array types{BotType::random, BotType::basic, BotType::random, BotType::basic};
  BotDice dice{13};
  while (state.board.stage == Stage::moves) {
    const Seat seat = state.board.turn;
    const View view = Game::view(state, {Viewer::Kind::seat, seat});
    ASSERT_EQ(
        Game::apply(state, seat,
                    Game::choose(types.at(seat.index), view, Game::usual_budget(types.at(seat.index)), dice), log),
        accepted);
  }
  std::string text = "thrones: random, basic, random, basic\n";
  for (const auto& entry : log.entries)
    text += text_of(entry.whole) + "\n";
  text += "scores: " + std::to_string(state.board.scores[0]) + " : " + std::to_string(state.board.scores[1]) + "\n";
  testing::expect_golden("thrones/game.txt", text);
}

}  // namespace
}  // namespace cardroom::thrones
