// The story of a game of Game of Thrones, which both clients use, built from server messages.
#include "client/games/thrones/story.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "common/games/thrones/thrones_wire.h"
#include "tests/support/thrones_game.h"

namespace cardroom::thrones::story {
namespace {

using cardroom::testing::card;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// A game with a known deal, and the messages sent to a spectator.
class ToldGame {
 public:
  ToldGame() {
    EventLog<Event> log;
    EXPECT_EQ(Game::deal(state_, deal_of({"KH QH JH 5C 3C", "TH 9H 8H 5S 5D", "7H 6H 5H", "4H 3H 2H"}), log), accepted);
    tell(log);
  }
  void play(std::string_view moves) {
    while (!moves.empty()) {
      const auto end = std::min(moves.find(", "), moves.size());
      apply(move(moves.substr(0, end)));
      moves.remove_prefix(std::min(end + 2, moves.size()));
    }
  }
  /// Each seat plays its first legal move.
  void play_turns(int turns) {
    for (; turns > 0 && state_.board.stage == Stage::moves; --turns)
      apply(Game::legal_moves(state_, state_.board.turn)[0]);
  }
  const Board& board() const { return state_.board; }
  const std::vector<wire::GameEvent>& events() const { return events_; }
  View view() const {
    wire::GameView message;
    Wire::write(Game::view(state_, {}), message);
    return view_of(message);
  }

 private:
  void apply(const Move& move) {
    EventLog<Event> log;
    EXPECT_EQ(Game::apply(state_, state_.board.turn, move, log), accepted);
    tell(log);
  }
  void tell(const EventLog<Event>& log) {
    for (const auto& entry : log.entries)
      Wire::write(entry.rest, events_.emplace_back());
  }

  State state_ = Game::begin({}, kSeats);
  std::vector<wire::GameEvent> events_;
};

std::vector<int> plays_in(const std::vector<Beat>& beats) {
  std::vector<int> plays;
  for (const Beat& beat : beats)
    if (std::holds_alternative<Played>(beat.event) || std::holds_alternative<Passed>(beat.event))
      plays.push_back(beat.play);
  return plays;
}

TEST(ThronesBeats, KnowTheirPlay) {
  ToldGame game;
  game.play_turns(13);
  const auto plays = plays_in(beats_of(game.events()));
  EXPECT_EQ(std::ranges::count(plays, 1), 12);
  EXPECT_EQ(plays.back(), 2);
}

TEST(ThronesBeats, KnowTheScoresAfterEachBattle) {
  ToldGame game;
  game.play_turns(kTurns);
  const auto beats = beats_of(game.events());
  EXPECT_THAT(beats.back().scores, ElementsAre(game.board().scores[0], game.board().scores[1]));
  Points sum{};
  for (const Beat& beat : beats) {
    const auto* fought = std::get_if<Fought>(&beat.event);
    if (fought == nullptr) continue;
    sum = {sum[0] + fought->battle.gains[0], sum[1] + fought->battle.gains[1]};
    EXPECT_EQ(beat.scores, sum);
  }
}

TEST(ThronesBeats, OfALateViewerKnowPlayAndScoresToo) {
  ToldGame game;
  game.play_turns(40);
  const auto all = beats_of(game.events());
  const auto late = std::span{game.events()}.subspan(30);
  const auto beats = beats_of(late, game.board());
  EXPECT_EQ(plays_in(beats).front(), plays_in({all.begin() + 30, all.end()}).front());
  EXPECT_EQ(beats.front().scores, all[30].scores);
}

TEST(ThronesBeats, KnowACardOfTheSameRankAsTheOneBelow) {
  ToldGame game;
  game.play("KH on 0, TH on 1, pass, pass, 5C on 0, 5S on 0, pass, pass, 3C on 0, 5D on 0");
  std::vector<bool> doubled;
  for (const Beat& beat : beats_of(game.events()))
    if (std::holds_alternative<Played>(beat.event)) doubled.push_back(beat.doubled);
  EXPECT_THAT(doubled, ElementsAre(false, false, false, true, false, false));
}

TEST(ThronesBeats, ThatAreNewBeginWithTheirMessage) {
  ToldGame game;
  game.play("KH on 0, TH on 1");
  const auto beats = beats_of(game.events());
  EXPECT_THAT(newest(beats, game.events(), 1), SizeIs(1));
  EXPECT_THAT(newest(beats, game.events(), 99), SizeIs(beats.size()));
  EXPECT_THAT(since(beats, game.events().data() + 2), SizeIs(beats.size() - 2));
}

TEST(ThronesBeats, OmitUnreadableEvents) {
  ToldGame game;
  std::vector<wire::GameEvent> events{wire::GameEvent{}, game.events().front()};
  events.emplace_back().mutable_thrones()->mutable_played()->set_card(cards::v1::CARD_ACE_OF_SPADES);
  EXPECT_THAT(beats_of(events), SizeIs(1));
  EXPECT_EQ(view_of(wire::GameView{}), View{});
  EXPECT_EQ(moves_of(wire::GameMoves{}), std::nullopt);
  EXPECT_EQ(move_of(wire::GameMove{}), std::nullopt);
}

TEST(ThronesStory, CountsPlaysAndTurnsFromOne) {
  ToldGame game;
  EXPECT_EQ(play_of(Board{}), 0);
  EXPECT_EQ(turn_of(Board{}), 0);
  EXPECT_EQ(play_of(game.view().board), 1);
  EXPECT_EQ(turn_of(game.view().board), 1);
  game.play_turns(13);
  EXPECT_EQ(play_of(game.view().board), 2);
  EXPECT_EQ(turn_of(game.view().board), 2);
  game.play_turns(kTurns);
  EXPECT_EQ(play_of(game.view().board), kPlays);
  EXPECT_EQ(turn_of(game.view().board), 0);
}

TEST(ThronesStory, PilesThatHaveFoughtAreKnownByTheirPlay) {
  ToldGame game;
  game.play_turns(12);
  const Board board = game.view().board;
  EXPECT_EQ(piles_of(board), Piles{});
  EXPECT_EQ(piles_of(board, 1), board.piles);
  EXPECT_EQ(battle_of(piles_of(board, 1)), board.battle());
  EXPECT_EQ(battle_of(piles_of(board)), std::nullopt);
}

TEST(ThronesStory, TheLastFightIsThatOfTheLastPlayThatEnded) {
  ToldGame game;
  game.play_turns(11);
  EXPECT_FALSE(last_fight(game.view().board));
  game.play_turns(1);
  const Board fought = game.view().board;
  game.play_turns(3);
  const auto fight = last_fight(game.view().board);
  ASSERT_TRUE(fight) << "also while the next play is under way";
  EXPECT_EQ(fight->play, 1);
  EXPECT_EQ(fight->piles, fought.piles);
  EXPECT_EQ(fight->battle, fought.battle());
  for (std::size_t pile = 0; pile < kPiles; ++pile) {
    ASSERT_THAT(fight->cards[pile], ::testing::Not(IsEmpty()));
    EXPECT_TRUE(is_heart(fight->cards[pile].front()));
  }
}

TEST(ThronesStory, KnowsTheBestBattleOfEachTeam) {
  ToldGame game;
  EXPECT_EQ(best_battle(game.view().board, 0), 0);
  game.play_turns(kTurnsInPlay * kPlays);
  Points best{};
  for (const Beat& beat : beats_of(game.events())) {
    const auto* fought = std::get_if<Fought>(&beat.event);
    for (std::size_t team = 0; fought != nullptr && team < kPiles; ++team)
      best[team] = std::max<int>(best[team], fought->battle.gains[team]);
  }
  EXPECT_GT(best[0] + best[1], 0);
  for (std::size_t team = 0; team < kPiles; ++team)
    EXPECT_EQ(best_battle(game.view().board, team), best[team]);
}

TEST(ThronesStory, CountsTheBattlesThatEachTeamHasWon) {
  ToldGame game;
  EXPECT_THAT(battles_won(game.view().board), ElementsAre(0, 0));
  game.play_turns(kTurnsInPlay * kPlays);
  const auto won = battles_won(game.view().board);
  std::array<int, kPiles> counted{};
  for (const Beat& beat : beats_of(game.events())) {
    const auto* fought = std::get_if<Fought>(&beat.event);
    if (fought == nullptr) continue;
    const auto [top, bottom] = fought->battle.gains;
    counted[0] += top > bottom ? 1 : 0;
    counted[1] += bottom > top ? 1 : 0;
  }
  EXPECT_EQ(won, counted);
  EXPECT_GT(won[0] + won[1], 0);
}

TEST(ThronesStory, AMoveChangesOnePileOrBreaksARule) {
  ToldGame game;
  game.play("KH on 0");
  const auto heart = piles_after(game.board(), move("TH on 1"));
  ASSERT_TRUE(heart);
  EXPECT_EQ((*heart)[1], Pile{card("TH")});
  EXPECT_EQ(piles_after(game.board(), move("TH on 0")), std::nullopt);
  EXPECT_EQ(rule_against(game.board(), card("TH")), static_cast<std::uint32_t>(BrokeRule::heart_on_other_pile));
  EXPECT_EQ(rule_against(game.board(), card("5D")), static_cast<std::uint32_t>(BrokeRule::effect_on_heart_turn));
  game.play("TH on 1, pass, pass, 5C on 0");
  EXPECT_EQ(rule_against(game.board(), card("5D")), static_cast<std::uint32_t>(BrokeRule::diamond_on_heart));
  EXPECT_EQ(rule_against(game.board(), move("5D on 0")), 0U);
  EXPECT_EQ(rule_against(game.board(), card("5S")), 0U);
  const auto effect = piles_after(game.board(), move("5D on 0"));
  ASSERT_TRUE(effect);
  EXPECT_EQ((*effect)[0], pile("KH 5C 5D"));
  EXPECT_EQ((*effect)[1], game.board().piles[1]);
}

TEST(ThronesStory, AnAttackIsToldFromBothPiles) {
  const Battle battle = *battle_of({pile("9H 7C 7S"), pile("KH JC 9S 5D 6S")});
  EXPECT_EQ(attack_of(battle, 1), (Attack{.attacker = 1, .attack = 30, .defence = 23, .succeeds = true, .points = 9}));
  EXPECT_EQ(attack_of(battle, 1).winner(), 1U);
  EXPECT_FALSE(attack_of(battle, 0).succeeds);
  EXPECT_EQ(attack_of(battle, 0).winner(), 1U);
}

TEST(ThronesStory, MovesAreReadBackAsTheyWereSent) {
  ToldGame game;
  game.play("KH on 0, TH on 1");
  wire::GameMoves message;
  Wire::write(cardroom::thrones::moves_of(game.board(), game.board().turn, CardSet{card("5H"), card("6C")}), message);
  const auto moves = story::moves_of(message);
  ASSERT_TRUE(moves);
  EXPECT_TRUE(moves->may_pass);
  EXPECT_THAT(moves->cards[0] & kHearts, IsEmpty());
  for (std::uint32_t i = 0; i < moves->size(); ++i)
    EXPECT_EQ(move_of(message_of((*moves)[i])), (*moves)[i]);
}

}  // namespace
}  // namespace cardroom::thrones::story
