#include "server/table/last_move.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>

#include "common/games/registry.h"
#include "tests/server/table/seat_plans.h"
#include "tests/support/dice.h"
#include "tests/support/moves_at_random.h"

/// What may be taken back in real games: never a move after which a person has learnt a card that was hidden from them.
namespace cardroom::server::testing {
namespace {

using google::protobuf::Message;

/// The names of all cards in a message, found in its text.
std::set<std::string> cards_in(const Message& message) {
  std::set<std::string> cards;
  const std::string text = message.DebugString();
  for (std::size_t at = text.find("CARD_"); at != std::string::npos; at = text.find("CARD_", at + 1)) {
    const std::string card = text.substr(at, text.find_first_of(" \n,]", at) - at);
    if (card != "CARD_UNSPECIFIED") cards.insert(card);
  }
  return cards;
}

std::set<std::string> seen_by(const Match& match, Seat seat) {
  wire::GameView view;
  match.view(Viewer{Viewer::Kind::seat, seat}, view);
  return cards_in(view);
}

/// Plays a game at random with `people` in the first seats and bots in the others. Returns how often a move could be
/// taken back.
int play_at_random(const GameKind& kind, const wire::GameRules& rules, std::uint8_t people, std::uint64_t seed) {
  cardroom::testing::Dice dice{seed};
  const auto match = kind.make_match(rules, kind.seats_usual).value();
  std::vector<std::optional<BotPlan>> seats(kind.seats_usual, kBot);
  std::fill_n(seats.begin(), people, kOpen);
  Roster roster{seats};
  for (std::uint8_t i = 0; i < people; ++i) {
    Person& person = roster.add(session(i + 1), "P" + std::to_string(i));
    roster.sit(person, Seat{i});
    person.eyes = Seat{i};
  }
  LastMove last;
  std::unique_ptr<Match> before;  // The match before a person's last move, for comparison with LastMove.
  std::set<std::string> named;
  int could = 0;
  for (std::uint64_t deal = 0; deal < 4 && match->stage() == Stage::deal; ++deal) {
    DealKey key{};
    key[0] = static_cast<std::byte>(seed);
    key[1] = static_cast<std::byte>(deal);
    FairStream stream{key};
    EXPECT_EQ(match->deal(stream), accepted);
    last.follow(*match, roster);
    while (match->stage() == Stage::moves) {
      Seat seat{};
      while (!match->to_act().contains(seat))
        ++seat.index;
      wire::GameMoves moves;
      match->legal_moves(seat, moves);
      const wire::GameMove move = cardroom::testing::legal_move(moves, dice);
      auto copy = match->copy();
      EXPECT_EQ(match->apply(seat, move), accepted);
      if (Person* person = roster.sitting(seat)) {
        before = copy->copy();
        named = cards_in(move);
        last.made(std::move(copy), *person, move);
      } else if (plays_alone(roster)) {
        named.merge(cards_in(move));
        last.answered(move);
      }
      last.follow(*match, roster);
      if (!last.stands()) continue;
      ++could;
      for (std::uint8_t i = 0; i < people; ++i) {
        std::set<std::string> knew = seen_by(*before, Seat{i});
        for (const std::string& card : seen_by(*match, Seat{i}))
          EXPECT_TRUE(knew.contains(card) || named.contains(card))
              << kind.id << ", seed " << seed << ": seat " << int{i} << " has learnt " << card;
      }
    }
  }
  return could;
}

TEST(LastMoves, ThatCanBeTakenBackHaveShownNobodyAHiddenCard) {
  wire::GameRules cutthroat;
  cutthroat.mutable_pinochle()->set_cutthroat(true);
  for (const GameKind& kind : game_kinds()) {
    for (const wire::GameRules& rules : {wire::GameRules{}, cutthroat}) {
      if (!kind.make_match(rules, kind.seats_usual)) continue;
      int alone = 0;
      for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        alone += play_at_random(kind, rules, 1, seed);
        play_at_random(kind, rules, kind.seats_usual, seed);
      }
      EXPECT_GT(alone, 0) << kind.id;
    }
  }
}

TEST(LastMoves, AMatchIsCopiedWithItsEvents) {
  for (const GameKind& kind : game_kinds()) {
    const auto match = kind.make_match({}, kind.seats_usual).value();
    FairStream stream{DealKey{}};
    ASSERT_EQ(match->deal(stream), accepted);
    const auto copy = match->copy();
    EXPECT_EQ(copy->digest(), match->digest());
    EXPECT_EQ(copy->save(), match->save());
  }
}

}  // namespace
}  // namespace cardroom::server::testing
