#include "client/core/evening.h"

#include <gtest/gtest.h>
#include <string>

/// What a viewer is told about the games won at a table.
namespace cardroom::client {
namespace {

struct EveningRows : ::testing::Test {
  EveningRows() {
    update.set_game_number(3);
    update.add_seats()->mutable_person()->set_name("Kari");
    update.add_seats()->mutable_person()->set_name("Ola");
    add("Ola", /*here=*/false, 1);
    add("Kari", /*here=*/true, 1);
    add("Ola", /*here=*/true, 2);
  }
  void add(const std::string& name, bool here, std::uint32_t won) {
    auto& standing = *update.add_evening();
    standing.set_name(name);
    standing.set_here(here);
    for (const char* kind : {"pasur", "pinochle"}) {
      auto& games = *standing.add_kinds();
      games.set_kind(kind);
      games.set_games(2);
      games.set_won(won);
    }
  }
  static std::string text(const std::vector<EveningRow>& rows) {
    std::string all;
    for (const EveningRow& row : rows)
      all += row.standing.name() + (row.own ? " (own) " : " ") + std::to_string(row.won) + "/" +
             std::to_string(row.games) + " ";
    return all;
  }

  table::v1::TableUpdate update;
};

TEST_F(EveningRows, CountTheGamesOfAllKindsAndShowTheMostSuccessfulFirst) {
  EXPECT_EQ(text(evening_rows(update)), "Ola 4/4 Ola 2/4 Kari 2/4 ");
}

TEST_F(EveningRows, SayWhichIsOnesOwn) {
  update.set_seat(1);
  EXPECT_EQ(text(evening_rows(update)), "Ola (own) 4/4 Ola 2/4 Kari 2/4 ") << "not the one who has left";
  update.clear_seat();
  update.mutable_seats(0)->clear_person();
  update.mutable_seats(0)->set_next_name("Kari");
  update.set_next_seat(0);
  EXPECT_EQ(text(evening_rows(update)), "Ola 4/4 Ola 2/4 Kari (own) 2/4 ") << "promised a seat";
  update.clear_next_seat();
  update.add_waiting()->set_name("Kari");
  update.set_waiting_place(0);
  EXPECT_EQ(text(evening_rows(update)), "Ola 4/4 Ola 2/4 Kari (own) 2/4 ") << "waiting for one";
}

TEST_F(EveningRows, BesideAResultAreThoseOfThePeopleHereFromTheSecondGameOn) {
  EXPECT_EQ(text(evening_beside_result(update)), "Ola 4/4 Kari 2/4 ");
  update.set_game_number(1);
  EXPECT_EQ(text(evening_beside_result(update)), "");
}

}  // namespace
}  // namespace cardroom::client
