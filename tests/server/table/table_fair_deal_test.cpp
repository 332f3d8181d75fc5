// How people's clients take part in a deal: who is awaited, for how long, and what happens to those who do not answer.

#include <gmock/gmock.h>

#include "common/cards/deal_key.h"
#include "common/protocol/deal_wire.h"
#include "server/limits.h"
#include "tests/server/table/table_bench.h"

namespace cardroom::server::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class FairDeal : public TableBench {
 protected:
  /// Ann and Bo sit at a table for two; their clients take part. The server's secret is drawn for the first deal.
  void begin() {
    entropy_answers = false;
    create({kOpen, kOpen});
    join(2, "Bo");
    draw();
  }

  void draw(std::vector<SessionId> taking_part = {session(1), session(2)}) {
    EntropyDrawn drawn;
    drawn.secret[0] = static_cast<std::byte>(++secrets);
    drawn.taking_part = std::move(taking_part);
    secret = drawn.secret;
    step(drawn);
  }

  static DealSecret entropy(int who) {
    DealSecret bytes{};
    bytes[31] = static_cast<std::byte>(100 + who);
    return bytes;
  }
  DealId id(std::uint32_t attempt = 0) const { return {kId, 1, attempt}; }
  Digest commitment(int who, std::uint32_t attempt = 0) const {
    return entropy_commitment(id(attempt), server_commitment(id(attempt), secret), static_cast<std::uint8_t>(who - 1),
                              entropy(who));
  }
  /// Whether the server accepts the part.
  bool commit(int who, std::uint32_t attempt = 0) { return commit(who, id(attempt), commitment(who, attempt)); }
  bool commit(int who, const DealId& deal, const Digest& to) {
    const auto refused = told<wire::PartRefused>().size();
    send(who, CommitPart{deal, to});
    return told<wire::PartRefused>().size() == refused;
  }
  void open(int who, std::uint32_t attempt = 0) { send(who, OpenPart{id(attempt), entropy(who)}); }

  bool dealt() { return table(1).phase() == wire::PHASE_PLAYING; }
  template <class Message>
  std::vector<Message> told() const {
    std::vector<Message> messages;
    for (const ShowDeal& deal : deals) {
      if (const auto* message = std::get_if<Message>(&deal.message)) messages.push_back(*message);
    }
    return messages;
  }
  static std::vector<int> seats(const wire::DealParties& parties) {
    std::vector<int> seats;
    for (const auto& part : parties.commitments())
      seats.push_back(static_cast<int>(part.seat()));
    return seats;
  }

  DealSecret secret{};
};

TEST_F(FairDeal, TheKeyFollowsFromEverybodysPart) {
  begin();
  EXPECT_EQ(told<wire::DealCommitted>().size(), 1U);
  EXPECT_TRUE(commit(2));
  EXPECT_THAT(told<wire::DealParties>(), IsEmpty());
  EXPECT_TRUE(commit(1));
  ASSERT_EQ(told<wire::DealParties>().size(), 1U);
  EXPECT_THAT(seats(told<wire::DealParties>().front()), ElementsAre(0, 1)) << "by seat, whoever was first";
  open(1);
  EXPECT_FALSE(dealt());
  open(2);
  ASSERT_TRUE(dealt());
  FairStream stream{deal_key(id(), secret, std::array{DealPart{0, entropy(1)}, DealPart{1, entropy(2)}})};
  EXPECT_EQ(table(1).view().lucky_thirteen().hand(0), ToyMatch::card(static_cast<int>(10 + stream.uniform(40))));
}

TEST_F(FairDeal, WhoseClientTakesNoPartIsNotAwaited) {
  entropy_answers = false;
  create({kOpen, kOpen});
  join(2, "Bo");
  draw({});
  EXPECT_TRUE(dealt());
}

TEST_F(FairDeal, TheListIsClosedAfterTwoSeconds) {
  begin();
  commit(1);
  pass(kCommitWithin - 1ms);
  EXPECT_THAT(told<wire::DealParties>(), IsEmpty());
  pass(1ms);
  ASSERT_EQ(told<wire::DealParties>().size(), 1U);
  EXPECT_THAT(seats(told<wire::DealParties>().front()), ElementsAre(0));
  EXPECT_FALSE(commit(2)) << "the list is final";
  open(1);
  EXPECT_TRUE(dealt());
}

TEST_F(FairDeal, WhoLosesTheConnectionIsNotAwaited) {
  begin();
  commit(1);
  lose(2);
  EXPECT_THAT(seats(told<wire::DealParties>().front()), ElementsAre(0));
}

TEST_F(FairDeal, AnAttemptIsBurnedIfAPartIsNotOpened) {
  begin();
  commit(1);
  commit(2);
  open(1);
  pass(kOpenWithin);
  EXPECT_FALSE(dealt());
  ASSERT_EQ(told<wire::DealBurned>().size(), 1U);
  EXPECT_THAT(told<wire::DealBurned>().front().missing(), ElementsAre(1));
  EXPECT_EQ(told<wire::DealBurned>().front().commitments_size(), 2);
  draw();
  EXPECT_EQ(told<wire::DealCommitted>().back().id().attempt(), 1U);
  EXPECT_FALSE(commit(2, 1)) << "who burns an attempt cannot burn the next one";
  EXPECT_TRUE(commit(1, 1));
  open(1, 1);
  EXPECT_TRUE(dealt());
}

TEST_F(FairDeal, APartIsWhatItWasCommittedTo) {
  begin();
  EXPECT_TRUE(commit(1));
  EXPECT_TRUE(commit(1)) << "the same again changes nothing";
  EXPECT_FALSE(commit(1, id(), commitment(2)));
  open(1);
  EXPECT_FALSE(changed) << "nothing is opened before the list is final";
  commit(2);
  send(1, OpenPart{id(), entropy(2)});
  EXPECT_FALSE(changed);
  send(2, OpenPart{id(1), entropy(2)});
  EXPECT_FALSE(changed) << "an attempt that there is not";
  open(1);
  EXPECT_TRUE(changed);
  open(1);
  EXPECT_FALSE(changed) << "the same again";
}

TEST_F(FairDeal, ASpectatorHasNoPart) {
  begin();
  ask(3, Join{"Cy", std::nullopt, true});
  EXPECT_FALSE(commit(3, id(), commitment(1)));
}

TEST_F(FairDeal, NoTimePassesWhileNobodyIsThere) {
  begin();
  commit(1);
  commit(2);
  lose(1);
  lose(2);
  pass(kOpenWithin + 1s);
  EXPECT_THAT(told<wire::DealBurned>(), IsEmpty());
  back(1);
  back(2);
  open(1);
  open(2);
  EXPECT_TRUE(dealt());
}

TEST_F(FairDeal, WhoComesBackIsToldWhatHasBeenFixed) {
  begin();
  commit(1);
  commit(2);
  pass(kOpenWithin);
  draw();
  lose(1);
  deals.clear();
  back(1);
  EXPECT_EQ(told<wire::DealBurned>().size(), 1U);
  EXPECT_EQ(told<wire::DealCommitted>().size(), 1U);
}

TEST_F(FairDeal, TheRevealHasEveryPartAndEveryMove) {
  rules.turns = 1;
  begin();
  commit(1);
  commit(2);
  open(1);
  open(2);
  move(1);
  move(2);
  ASSERT_EQ(told<wire::DealRevealed>().size(), 1U);
  const auto revealed = told<wire::DealRevealed>().front();
  EXPECT_EQ(revealed.entropies_size(), 2);
  EXPECT_EQ(revealed.entropies(1).value(), wire_bytes(entropy(2)));
  EXPECT_EQ(revealed.moves_size(), 2);
  EXPECT_EQ(revealed.game_number(), 1U);
}

}  // namespace
}  // namespace cardroom::server::testing
