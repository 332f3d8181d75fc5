#include "tests/client/terminal/canned_table.h"
#include "tests/client/terminal/text_of_a_kind.h"

/// In every kind of game, the text says who made a move: the person, or a bot or a script in their place.
namespace cardroom::terminal {
namespace {

/// The whole text of a game up to a move with this origin, made in seat 1 (Ola's), for a viewer who has just arrived.
Lines told(const GameText& game, std::optional<std::uint8_t> viewer, table::v1::Origin origin) {
  CannedTable table{viewer, std::string{game.kind()}, static_cast<std::uint8_t>(game.seats().usual)};
  table.begin(0);
  while (table.turn() != 1)
    table.play_as_a_bot();
  table.next_move_by(origin);
  table.play_as_a_bot();
  const auto message = table.message(0);
  const auto& events = message.table_update().events();
  return game.tell(std::vector<table::v1::GameEvent>{events.begin(), events.end()}, 0, cast_of(message.table_update()),
                   kPlain);
}

bool any_begins(const Lines& lines, std::string_view words) {
  return std::ranges::any_of(lines, [&](const std::string& line) {
    // The number of a trick may come first.
    return line.starts_with(words) || line.find(": " + std::string{words}) != std::string::npos;
  });
}

std::string all(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines)
    text += line + "\n";
  return text;
}

class OriginText : public ::testing::TestWithParam<const GameText*> {
 protected:
  void expect_told(std::optional<std::uint8_t> viewer, table::v1::Origin origin, std::string_view subject) {
    const Lines lines = told(*GetParam(), viewer, origin);
    EXPECT_TRUE(any_begins(lines, subject)) << subject << "\n" << all(lines);
  }
};

TEST_P(OriginText, OfOnesOwnSeat) {
  expect_told(1, table::v1::ORIGIN_PERSON, "You ");
  expect_told(1, table::v1::ORIGIN_BOT_IN_PLACE, "A bot in your place ");
  expect_told(1, table::v1::ORIGIN_CLOCK, "Time ran out, so a bot in your place ");
  expect_told(1, table::v1::ORIGIN_SCRIPT, "Your script ");
}

TEST_P(OriginText, OfAnotherPlayersSeat) {
  for (const std::optional<std::uint8_t> viewer : {std::optional<std::uint8_t>{0}, std::optional<std::uint8_t>{}}) {
    expect_told(viewer, table::v1::ORIGIN_PERSON, "Ola ");
    expect_told(viewer, table::v1::ORIGIN_BOT_IN_PLACE, "The bot for Ola ");
    expect_told(viewer, table::v1::ORIGIN_CLOCK, "Time ran out for Ola, so a bot ");
    expect_told(viewer, table::v1::ORIGIN_SCRIPT, "The script for Ola ");
  }
}

TEST_P(OriginText, ABotsMoveIsNeverAttributedToThePerson) {
  for (const auto origin : {table::v1::ORIGIN_BOT_IN_PLACE, table::v1::ORIGIN_CLOCK, table::v1::ORIGIN_SCRIPT}) {
    const Lines lines = told(*GetParam(), 1, origin);
    for (const char* done : {"You discard ", "You play ", "You bid 1", "You pass"})
      EXPECT_FALSE(any_begins(lines, done)) << all(lines);
  }
}

INSTANTIATE_TEST_SUITE_P(Kinds, OriginText, ::testing::ValuesIn(game_texts().begin(), game_texts().end()),
                         [](const auto& kind) {
                           std::string name{kind.param->title()};
                           std::erase_if(name, [](char c) { return c == ' '; });
                           return name;
                         });

}  // namespace
}  // namespace cardroom::terminal
