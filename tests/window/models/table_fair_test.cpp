// Goal: a person who wants to know whether a deal was fair learns it in words that need no explanation, and nobody else
// is disturbed. How: the table's model follows deals with every result.
#include "common/protocol/hex.h"
#include "tests/window/models/at_the_table.h"
#include "tests/window/scenes/followed_deals.h"

namespace cardroom::testing {
namespace {

using client::Absence;
using client::DealResult;
using window::FairMark::Absent;
using window::FairMark::Done;
using window::FairMark::Failed;
using window::FairMark::Mark;
using window::FairMark::Waiting;

constexpr auto kSeen = "6D 5S TS 9S QH AD 8S 2C 4S TD 3C QC 9D AC JD 4D 7H JH 2H TH KC 3S 8D 2S 5H 9C";

class FairDeal : public AtTheTable {
 protected:
  FairDeal() {
    QObject::connect(&fair(), &window::FairModel::alarmed, &fair(), [this] { ++alarms; });
    forget();
  }
  window::FairModel& fair() { return *heard.table.fair(); }
  void follow(const client::Deal& deal) { heard.table.dealChanged(deal); }
  QList<Mark> marks() {
    QList<Mark> marks;
    for (const window::FairStep& step : fair().steps())
      marks << step.mark;
    return marks;
  }
  window::FairStep failed() {
    for (const window::FairStep& step : fair().steps())
      if (step.mark == Failed) return step;
    return {};
  }

  int alarms = 0;
};

TEST_F(FairDeal, HasNothingToTellBeforeTheFirstDeal) {
  EXPECT_EQ(fair().state(), window::FairState::None);
  EXPECT_EQ(fair().text(), s("Nothing has been dealt here yet."));
  EXPECT_TRUE(fair().steps().isEmpty());
  EXPECT_TRUE(fair().pack().isEmpty());
}

TEST_F(FairDeal, IsToldStepByStep) {
  follow(FollowedDeal::begun());
  EXPECT_EQ(fair().state(), window::FairState::Open);
  EXPECT_EQ(marks(), (QList<Mark>{Done, Waiting, Waiting, Waiting}));
  follow(FollowedDeal::listed());
  EXPECT_EQ(marks(), (QList<Mark>{Done, Done, Done, Waiting}));
  EXPECT_EQ(fair().steps()[2].text, s("From Jonas. Bots take no part."));
  EXPECT_TRUE(fair().steps()[1].numbers.isEmpty()) << "nobody is shown a number before the deal is over";
  follow(FollowedDeal::over(DealResult::fair, kSeen));
  EXPECT_EQ(marks(), (QList<Mark>{Done, Done, Done, Done}));
  EXPECT_EQ(fair().stateText(), s("Fair deal: checked"));
  EXPECT_EQ(fair().text(), s("Nobody could choose these cards. Your machine has checked it."));
  const QString e = QString::fromStdString(bytes_to_hex(FollowedDeal::number("our e")));
  EXPECT_EQ(
      fair().steps()[1].numbers,
      QStringList{
          s("e %1 %2 %3 %4 … %5").arg(e.sliced(0, 4), e.sliced(4, 4), e.sliced(8, 4), e.sliced(12, 4), e.last(4))});
  EXPECT_EQ(fair().number(), s("Deal 12 at this table."));
  EXPECT_TRUE(heard.announced.isEmpty() && heard.toasts.isEmpty() && heard.sounds.isEmpty());
  EXPECT_EQ(alarms, 0);
}

TEST_F(FairDeal, ShowsThePackInTheOrderDealt) {
  follow(FollowedDeal::over(DealResult::fair, kSeen));
  const auto pack = fair().pack();
  ASSERT_EQ(pack.size(), 52);
  EXPECT_EQ(pack[0].card, s("6D"));
  EXPECT_TRUE(pack[25].seen);
  EXPECT_FALSE(pack[26].seen);
  EXPECT_EQ(pack[0].spoken, s("Six of diamonds"));
  EXPECT_EQ(pack[26].spoken, s("Ace of spades, not seen"));
  EXPECT_EQ(fair().steps()[3].text, s("All 52 cards in the order dealt. The 26 that you did not see are pale."));
}

TEST_F(FairDeal, HasTheRecordOfItsOwnGame) {
  follow(FollowedDeal::over(DealResult::fair, kSeen));
  EXPECT_EQ(fair().record(), s(""));
  const table::v1::TableUpdate& update = played.table().update;
  fair().gameKept(update.table_id(), update.game_number() + 1, s("another game"));
  EXPECT_EQ(fair().record(), s(""));
  fair().gameKept("another table's", update.game_number(), s("another table"));
  EXPECT_EQ(fair().record(), s(""));
  fair().gameKept(update.table_id(), update.game_number(), s("this game"));
  EXPECT_EQ(fair().record(), s("this game"));
}

TEST_F(FairDeal, WithoutOurPartSaysWhy) {
  for (const auto& [absence, why] :
       {std::pair{Absence::watching, "You were watching, so no part of this deal was yours."},
        std::pair{Absence::came_late, "You came when this deal was under way, so you cannot vouch for it."},
        std::pair{Absence::left_out, "Your part was not in this deal, so you cannot vouch for it."}}) {
    follow(FollowedDeal::over(DealResult::not_ours, kSeen, absence));
    EXPECT_EQ(fair().state(), window::FairState::NotOurs);
    EXPECT_EQ(fair().text(), s("Everything matches. ") + s(why));
    EXPECT_EQ(marks(), (QList<Mark>{Done, Absent, Done, Done}));
    EXPECT_EQ(fair().steps()[1].text, s(why));
  }
}

TEST_F(FairDeal, ThatIsNotCheckedHasNoPack) {
  follow(FollowedDeal::over(DealResult::practice, {}));
  EXPECT_EQ(fair().text(), s("The hands were open, so there is nothing to check."));
  EXPECT_EQ(marks().last(), Absent);
  follow(FollowedDeal::over(DealResult::unknown, {}));
  EXPECT_EQ(fair().stateText(), s("Fair deal: not checked"));
  EXPECT_EQ(marks().last(), Absent);
  EXPECT_TRUE(fair().pack().isEmpty());
}

TEST_F(FairDeal, ThatDoesNotMatchShowsBothValues) {
  const std::string told = bytes_to_hex(FollowedDeal::number("told"));
  const std::string found = bytes_to_hex(FollowedDeal::number("found"));
  follow(FollowedDeal::wrong({.fault = DealFault::secret_not_committed, .told = told, .found = found}));
  EXPECT_EQ(fair().state(), window::FairState::Wrong);
  EXPECT_EQ(marks(), (QList<Mark>{Failed, Done, Done, Absent}));
  EXPECT_EQ(failed().title, s("The server’s number"));
  EXPECT_EQ(failed().text, s("The server’s number does not fit the lock that it had shown."));
  EXPECT_EQ(QString{failed().told}.remove(u' '), QString::fromStdString(told));
  EXPECT_EQ(QString{failed().found}.remove(u' '), QString::fromStdString(found));
  EXPECT_EQ(alarms, 1);
}

TEST_F(FairDeal, ThatDoesNotMatchSaysWhere) {
  follow(FollowedDeal::wrong({.fault = DealFault::event_differs, .told = "7"}, kSeen));
  EXPECT_EQ(marks(), (QList<Mark>{Done, Done, Done, Failed}));
  EXPECT_EQ(failed().text,
            s("The cards that you saw are not those of this deal. The first difference is at event 7 of the game."));
  EXPECT_TRUE(failed().told.isEmpty());
  EXPECT_EQ(fair().pack().size(), 52) << "the pack that it should have been";
}

TEST_F(FairDeal, ThatDoesNotMatchNamesPeopleForSeats) {
  follow(FollowedDeal::wrong({.fault = DealFault::parts_not_listed, .told = "1", .found = "1 2"}));
  EXPECT_EQ(failed().told, s("Jonas"));
  EXPECT_EQ(failed().found, s("Jonas and Maren"));
}

TEST_F(FairDeal, ThatDoesNotMatchIsNotHiddenByTheNextOne) {
  const client::Deal wrong = FollowedDeal::wrong({.fault = DealFault::not_revealed});
  follow(wrong);
  follow(wrong);
  EXPECT_EQ(alarms, 1) << "one alarm for each deal";
  client::Deal next = FollowedDeal::begun();
  next.committed.mutable_id()->set_deal(13);
  follow(next);
  EXPECT_EQ(fair().state(), window::FairState::Wrong);
  next = wrong;
  next.committed.mutable_id()->set_deal(14);
  follow(next);
  EXPECT_EQ(alarms, 2);
  EXPECT_EQ(fair().number(), s("Deal 14 at this table."));
  heard.table.tableGone();
  EXPECT_EQ(fair().state(), window::FairState::None);
}

TEST_F(FairDeal, NamesWhoseProgramDidNotAnswer) {
  client::Deal deal = FollowedDeal::begun_again();
  deal.committed = FollowedDeal::begun().committed;
  follow(deal);
  const QStringList words{s("One deal was thrown away, because no answer came from Jonas.")};
  EXPECT_EQ(heard.announced, words);
  follow(FollowedDeal::begun_again());
  EXPECT_EQ(fair().thrownAway(), words);
  EXPECT_EQ(heard.announced, words) << "it is announced once";
  EXPECT_EQ(fair().state(), window::FairState::Open);
}

TEST_F(FairDeal, KeepsTheNamesOfThePeopleWhoTookPart) {
  follow(FollowedDeal::listed());
  follow(FollowedDeal::over(DealResult::fair, kSeen));
  person(1).set_name("Selma");
  show();
  EXPECT_EQ(fair().steps()[2].text, s("From Jonas. Bots take no part."));
}

TEST_F(FairDeal, OfAnotherTableIsForgotten) {
  follow(FollowedDeal::over(DealResult::fair, kSeen));
  played.update().set_table_id("another sixteen!");
  show();
  EXPECT_EQ(fair().state(), window::FairState::None);
}

}  // namespace
}  // namespace cardroom::testing
