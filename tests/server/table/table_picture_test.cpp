#include "tests/server/table/table_bench.h"

/// The pictures that people choose for themselves.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct TablePicture : TableBench {
  void two_people() {
    create({kOpen, kOpen});
    ask(2, Join{.name = "Bob", .seat = {}, .picture = wire::PICTURE_FOX});
  }
  wire::Picture picture(int viewer, int index) { return seat(viewer, index).person().picture(); }
};

TEST_F(TablePicture, ANewcomerIsShownWithTheirs) {
  two_people();
  EXPECT_EQ(picture(1, 0), wire::PICTURE_UNSPECIFIED);
  EXPECT_EQ(picture(1, 1), wire::PICTURE_FOX);
  EXPECT_EQ(core.listing().seats(1).person().picture(), wire::PICTURE_FOX);
}

TEST_F(TablePicture, AChangeIsShownToAllAtOnce) {
  two_people();
  EXPECT_EQ(ask(1, SetPicture{wire::PICTURE_OWL}), std::nullopt);
  EXPECT_TRUE(changed);
  EXPECT_EQ(picture(1, 0), wire::PICTURE_OWL);
  EXPECT_EQ(picture(2, 0), wire::PICTURE_OWL);
  EXPECT_EQ(core.listing().seats(0).person().picture(), wire::PICTURE_OWL);
  EXPECT_EQ(picture(2, 1), wire::PICTURE_FOX) << "somebody else's";
  const auto version = table(2).version();
  EXPECT_EQ(ask(1, SetPicture{wire::PICTURE_OWL}), std::nullopt);
  EXPECT_FALSE(changed);
  EXPECT_EQ(table(2).version(), version) << "nothing new to show";
  ask(1, SetPicture{});
  EXPECT_EQ(picture(2, 0), wire::PICTURE_UNSPECIFIED);
}

TEST_F(TablePicture, ItIsOfThePersonWhoTakesTheSeat) {
  two_people();
  ask(2, Leave{});
  join(3, "Cem", Seat{1});
  EXPECT_EQ(picture(1, 1), wire::PICTURE_UNSPECIFIED);
}

TEST_F(TablePicture, APersonWhoReturnsMayHaveAnother) {
  two_people();
  lose(2);
  step(ConnectionBack{.session = session(2), .seen = {}});
  EXPECT_EQ(picture(1, 1), wire::PICTURE_FOX) << "it has not changed";
  lose(2);
  step(ConnectionBack{.session = session(2), .seen = {}, .picture = wire::PICTURE_UNSPECIFIED});
  EXPECT_EQ(picture(1, 1), wire::PICTURE_UNSPECIFIED);
}

TEST_F(TablePicture, ASpectatorsIsShownInTheSeatThatIsGivenToThem) {
  two_people();
  ask(3, Join{.name = "Cem", .seat = {}, .watch = true, .picture = wire::PICTURE_CAT});
  ask(4, Join{.name = "Dan", .seat = {}, .watch = true, .picture = wire::PICTURE_CAT});
  EXPECT_EQ(ask(4, SetPicture{wire::PICTURE_BOAT}), std::nullopt);
  EXPECT_FALSE(changed) << "spectators leave no record";
  step(ConnectionBack{.session = session(3), .seen = {}, .picture = wire::PICTURE_CUP});
  lose(2);
  EXPECT_EQ(ask(1, GiveSeat{Seat{1}, "Dan"}), std::nullopt);
  EXPECT_EQ(picture(1, 1), wire::PICTURE_BOAT);
  lose(4);
  EXPECT_EQ(ask(1, GiveSeat{Seat{1}, "Cem"}), std::nullopt);
  EXPECT_EQ(picture(1, 1), wire::PICTURE_CUP);
}

TEST_F(TablePicture, ASpectatorsIsShownInTheSeatThatTheyTake) {
  create({kOpen, kOpen});
  ask(3, Join{.name = "Cem", .seat = {}, .watch = true, .picture = wire::PICTURE_CAT});
  ask(3, TakeSeat{.name = "Cem", .seat = Seat{1}, .picture = wire::PICTURE_CAT});
  EXPECT_EQ(picture(1, 1), wire::PICTURE_CAT);
}

}  // namespace
}  // namespace cardroom::server::testing
