// What the terminal says about the fairness of a deal.

#include "client/terminal/fair_words.h"

#include <gmock/gmock.h>

namespace cardroom::terminal {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Cast cast() {
  return Cast{.names = {"Kari", "Selma"}, .own = 0, .people = {"Kari", "Selma"}, .own_seat = 0};
}

client::Deal deal() {
  client::Deal deal;
  deal.committed.mutable_id()->set_deal(12);
  deal.committed.set_commitment("\x9f\x2c");
  deal.parties.emplace();
  deal.parties->add_commitments()->set_seat(0);
  deal.parties->add_commitments()->set_seat(1);
  return deal;
}

TEST(FairWords, SayBeforeTheFirstDealThatThereIsNone) {
  EXPECT_THAT(fair_words(nullptr, cast()), ElementsAre("Nothing has been dealt here yet."));
}

TEST(FairWords, TellTheFourSteps) {
  client::Deal over = deal();
  over.revealed.emplace();
  over.revealed->set_secret("\x41\xd8");
  over.result = client::DealResult::fair;
  EXPECT_THAT(fair_words(&over, cast()),
              ElementsAre("Deal 12 at this table:",  //
                          "1  The server locked away a secret number: 9f2c",
                          "2  Who added a secret number of their own: You and Selma.",
                          "3  All numbers were opened: 41d8", "4  Checked: nobody can have chosen this deal."));
  EXPECT_THAT(fair_news(over, cast()), IsEmpty()) << "nobody is bothered by a fair deal";
}

TEST(FairWords, RaiseTheAlarmWithBothValues) {
  client::Deal wrong = deal();
  wrong.result = client::DealResult::wrong;
  wrong.mismatch = DealMismatch{.fault = DealFault::secret_not_committed, .told = "9f2c", .found = "0001"};
  const Lines news = fair_news(wrong, cast());
  ASSERT_FALSE(news.empty());
  EXPECT_THAT(news.front(), HasSubstr("does not match its numbers"));
  EXPECT_THAT(news, Contains(HasSubstr("9f2c")));
  EXPECT_THAT(news, Contains(HasSubstr("0001")));
}

TEST(FairWords, NameWhoseMachineDidNotAnswer) {
  client::Deal burned = deal();
  auto& attempt = burned.burned.emplace_back();
  *attempt.mutable_id() = burned.committed.id();
  attempt.add_missing(1);
  EXPECT_THAT(fair_news(burned, cast()),
              ElementsAre("One deal was thrown away, because Selma's machine did not answer."));
}

TEST(FairWords, SayThatOnesPartWasLeftOut) {
  client::Deal without = deal();
  without.result = client::DealResult::not_ours;
  without.absence = client::Absence::left_out;
  EXPECT_THAT(fair_news(without, cast()), ElementsAre(HasSubstr("Your part was not in this deal")));
  without.absence = client::Absence::came_late;
  EXPECT_THAT(fair_news(without, cast()), IsEmpty());
}

}  // namespace
}  // namespace cardroom::terminal
