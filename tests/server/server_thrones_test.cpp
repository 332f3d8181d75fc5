// Goal: a move that the rules of Game of Thrones forbid is refused with the name of the rule, and nothing changes,
// whatever a client sends. How: from bytes to bytes, in real games, at turns in which a rule can be broken.
#include <algorithm>
#include <gtest/gtest.h>
#include <map>

#include "cardroom/games/thrones/v1/thrones.pb.h"
#include "tests/server/server_world.h"

namespace cardroom::server::testing {
namespace {

namespace thrones_wire = games::thrones::v1;
using namespace std::chrono_literals;
using Cards = google::protobuf::RepeatedField<int>;

bool is_heart(int card) {
  return card >= cards::v1::CARD_ACE_OF_HEARTS && card <= cards::v1::CARD_TWO_OF_HEARTS;
}

bool is_diamond(int card) {
  return card >= cards::v1::CARD_ACE_OF_DIAMONDS && card <= cards::v1::CARD_TWO_OF_DIAMONDS;
}

/// Ann holds seat 0, whose team has the top pile. Bots hold the other seats.
class ThronesOverTheWire : public ::testing::Test {
 protected:
  void SetUp() override {
    ann = &world.join_as("Ann");
    ClientMessage create = create_table(3, 200);
    create.mutable_create_table()->set_kind("thrones");
    ASSERT_TRUE(world.ask(*ann, create).has_joined_table());
  }

  const wire::TableUpdate& table() const { return ann->table(); }
  const thrones_wire::View& view() const { return table().view().thrones(); }
  bool heart_turn() const { return table().has_decision() && !table().legal_moves().thrones().may_pass(); }

  static ClientMessage answer_to(std::uint64_t decision) {
    ClientMessage message;
    message.mutable_move()->set_decision(decision);
    return message;
  }
  ServerMessage put(int card, std::uint32_t pile) {
    ClientMessage message = answer_to(table().decision());
    auto& move = *message.mutable_move()->mutable_move()->mutable_thrones()->mutable_put();
    move.set_card(static_cast<cards::v1::Card>(card));
    move.set_pile(pile);
    return world.ask(*ann, message);
  }
  ServerMessage pass() {
    ClientMessage message = answer_to(table().decision());
    message.mutable_move()->mutable_move()->mutable_thrones()->mutable_pass();
    return world.ask(*ann, message);
  }

  /// A card in the hand for which the predicate holds; 0 if there is none.
  template <class Wanted>
  int in_hand(Wanted wanted) const {
    const auto found = std::ranges::find_if(view().hand(), wanted);
    return found == view().hand().end() ? 0 : *found;
  }

  /// Expects that the refusal names that rule and that the decision stays open.
  void expect_breaks(thrones_wire::BrokeRule rule, const ServerMessage& answer) {
    ++refused[rule];
    EXPECT_EQ(answer.refused().reason(), session::v1::REFUSAL_REASON_BROKE_RULE);
    EXPECT_EQ(answer.refused().rule(), static_cast<std::uint32_t>(rule)) << answer.ShortDebugString();
    expect_unchanged();
  }
  void expect_unchanged() {
    EXPECT_EQ(table().SerializeAsString(), before) << "a refused move changes nothing";
    EXPECT_EQ(ann->count(ServerMessage::kTableUpdate), updates);
  }

  /// Waits for Ann's next decision or the end of the game. Ann is alone with bots, so pauses wait for her.
  void wait_for_turn() {
    while (!table().has_decision() && table().phase() != wire::PHASE_GATHERING) {
      if (table().phase() == wire::PHASE_PAUSED) {
        ClientMessage message;
        message.mutable_go_on();
        ASSERT_TRUE(world.ask(*ann, message).has_done());
      }
      world.pass(100ms);
    }
    before = table().SerializeAsString();
    updates = ann->count(ServerMessage::kTableUpdate);
  }
  void break_rules_of_a_heart_turn() {
    expect_breaks(thrones_wire::BROKE_RULE_PASS_ON_HEART_TURN, pass());
    expect_breaks(thrones_wire::BROKE_RULE_HEART_ON_OTHER_PILE, put(in_hand(is_heart), 1));
    if (const int effect = in_hand([](int card) { return !is_heart(card); }))
      expect_breaks(thrones_wire::BROKE_RULE_EFFECT_ON_HEART_TURN, put(effect, 0));
  }
  void break_rules_of_an_effect_turn() {
    if (const int heart = in_hand(is_heart))
      expect_breaks(thrones_wire::BROKE_RULE_HEART_ON_EFFECT_TURN, put(heart, 0));
    const int diamond = in_hand(is_diamond);
    for (int pile = 0; pile < view().piles_size() && diamond != 0; ++pile) {
      if (view().piles(pile).cards_size() == 1)
        expect_breaks(thrones_wire::BROKE_RULE_DIAMOND_ON_HEART, put(diamond, static_cast<std::uint32_t>(pile)));
    }
  }
  void play_the_game() {
    for (wait_for_turn(); table().has_decision(); wait_for_turn()) {
      if (heart_turn()) {
        break_rules_of_a_heart_turn();
        ASSERT_TRUE(put(in_hand(is_heart), 0).has_done());
      } else {
        break_rules_of_an_effect_turn();
        ASSERT_TRUE(pass().has_done());
      }
    }
  }

  ServerWorld world;
  Peer* ann = nullptr;
  std::map<thrones_wire::BrokeRule, int> refused;
  std::string before;
  std::size_t updates = 0;
};

TEST_F(ThronesOverTheWire, EveryBrokenRuleIsNamed) {
  play_the_game();
  for (int rule = 1; rule < thrones_wire::BrokeRule_descriptor()->value_count(); ++rule)
    EXPECT_GT(refused[static_cast<thrones_wire::BrokeRule>(rule)], 0) << thrones_wire::BrokeRule_Name(rule);
}

TEST_F(ThronesOverTheWire, ACardOfAnotherSeatIsNotInTheHand) {
  wait_for_turn();
  const auto elsewhere = [this](int card) { return std::ranges::find(view().hand(), card) == view().hand().end(); };
  for (int card = cards::v1::CARD_KING_OF_SPADES; card <= cards::v1::CARD_TWO_OF_CLUBS; ++card) {
    const bool ace = (card - cards::v1::CARD_ACE_OF_SPADES) % 13 == 0;
    if (ace || !elsewhere(card)) continue;
    EXPECT_EQ(put(card, 0).refused().reason(), session::v1::REFUSAL_REASON_NOT_IN_HAND) << card;
    expect_unchanged();
  }
}

TEST_F(ThronesOverTheWire, NobodyElseMovesForTheSeatThatIsAsked) {
  wait_for_turn();
  const std::uint64_t answered = table().decision();
  ASSERT_TRUE((heart_turn() ? put(in_hand(is_heart), 0) : pass()).has_done());
  ASSERT_FALSE(table().has_decision()) << "a bot is asked now";
  before = table().SerializeAsString();
  updates = ann->count(ServerMessage::kTableUpdate);
  for (const std::uint64_t decision : {answered, answered + 1}) {
    ClientMessage message = answer_to(decision);
    auto& move = *message.mutable_move()->mutable_move()->mutable_thrones()->mutable_put();
    move.set_card(static_cast<cards::v1::Card>(view().hand(0)));
    const auto reason = world.ask(*ann, message).refused().reason();
    EXPECT_EQ(reason, decision == answered ? session::v1::REFUSAL_REASON_ALREADY_MOVED
                                           : session::v1::REFUSAL_REASON_NOT_YOUR_TURN);
    expect_unchanged();
  }
}

TEST_F(ThronesOverTheWire, AnInvalidMoveIsMalformed) {
  wait_for_turn();
  EXPECT_EQ(put(in_hand(is_heart), 2).refused().reason(), session::v1::REFUSAL_REASON_MALFORMED);
  EXPECT_EQ(put(cards::v1::CARD_ACE_OF_HEARTS, 0).refused().reason(), session::v1::REFUSAL_REASON_MALFORMED);
  EXPECT_EQ(put(99, 0).refused().reason(), session::v1::REFUSAL_REASON_MALFORMED);
  ClientMessage other = answer_to(table().decision());
  other.mutable_move()->mutable_move()->mutable_lucky_thirteen()->set_discard(cards::v1::CARD_TWO_OF_CLUBS);
  EXPECT_EQ(world.ask(*ann, other).refused().reason(), session::v1::REFUSAL_REASON_MALFORMED);
  expect_unchanged();
}

}  // namespace
}  // namespace cardroom::server::testing
