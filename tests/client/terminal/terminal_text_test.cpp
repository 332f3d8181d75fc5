#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/local/usual_table.h"
#include "client/terminal/host_plan.h"
#include "client/terminal/style.h"
#include "client/terminal/table_text.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

using namespace std::chrono_literals;
using ::testing::StartsWith;

TEST(CardText, IsWrittenAsPeopleWriteIt) {
  EXPECT_EQ(card(cards::v1::CARD_TEN_OF_HEARTS, {}), "10♥");
  EXPECT_EQ(card(cards::v1::CARD_QUEEN_OF_SPADES, {}), "Q♠");
  EXPECT_EQ(card(cards::v1::CARD_TEN_OF_HEARTS, {.colours = false, .symbols = false}), "10H");
  EXPECT_EQ(card(cards::v1::CARD_UNSPECIFIED, {}), "?");
  EXPECT_EQ(card(static_cast<cards::v1::Card>(53), {}), "?");
}

TEST(CardText, ColourIsNeverTheOnlySign) {
  EXPECT_EQ(card(cards::v1::CARD_TEN_OF_HEARTS, {.colours = true}), "\x1b[31m10♥\x1b[0m");
  EXPECT_EQ(warning("careful", {}), "careful");
}

TEST(CardText, IsReadAsItIsTyped) {
  for (const char* typed : {"10h", "10H", "th", "TH", "10♥"})
    EXPECT_EQ(parse_card(typed), cards::v1::CARD_TEN_OF_HEARTS) << typed;
  for (const char* typed : {"", "1h", "h", "10", "10hh", "♥", "t"})
    EXPECT_EQ(parse_card(typed), std::nullopt) << typed;
}

TEST(PlaceText, TellsASeatAPlaceInTheQueueOrASpectator) {
  table::v1::TableUpdate update;
  update.add_waiting()->set_name("Ola");
  update.set_owner(true);
  EXPECT_EQ(place_words(update), "You watch.") << "another person waits";
  update.set_waiting_place(0);
  EXPECT_EQ(place_words(update), "You have no seat: the next free one is yours.");
  update.set_waiting_place(2);
  EXPECT_EQ(place_words(update), "You wait for a seat; 2 before you.");
  update.clear_waiting_place();
  update.set_seat(1);
  EXPECT_EQ(place_words(update), "You have seat 2.");
}

TEST(GameNames, AreKnownByTheirBeginningInAnyCase) {
  for (const char* typed : {"lucky-thirteen", "Lucky Thirteen", "lucky", "L"})
    EXPECT_EQ(meant_game(typed), find_game_text("lucky-thirteen")) << typed;
  for (const char* typed : {"", "whist", "thirteen", "lucky-thirteen-2"})
    EXPECT_EQ(meant_game(typed), nullptr) << typed;
  EXPECT_EQ(title_of("lucky-thirteen"), "Lucky Thirteen");
  EXPECT_EQ(title_of("whist"), "whist");
  EXPECT_EQ(title_of("\x1b[2J"), "(a text that cannot be shown)");
}

TEST(GameNames, AreReadWithANumberOfPlayers) {
  EXPECT_EQ(meant_game_and_seats("pasur").game, find_game_text("pasur"));
  EXPECT_EQ(meant_game_and_seats("pasur").seats, std::nullopt);
  EXPECT_EQ(meant_game_and_seats("pas  3").game, find_game_text("pasur"));
  EXPECT_EQ(meant_game_and_seats("pas  3").seats, 3U);
  EXPECT_EQ(meant_game_and_seats("lucky thirteen 4").seats, 4U);
  EXPECT_EQ(meant_game_and_seats("lucky thirteen").game, find_game_text("lucky-thirteen"));
  EXPECT_EQ(meant_game_and_seats("pasur 5").wrong, "Pasur is for 2 to 4 players.");
  EXPECT_EQ(meant_game_and_seats("thrones 2").wrong, "Game of Thrones is for 4 players.");
  for (const char* typed : {"", "whist", "whist 4", " 4", "4"}) {
    EXPECT_EQ(meant_game_and_seats(typed).game, nullptr) << typed;
    EXPECT_THAT(meant_game_and_seats(typed).wrong,
                StartsWith("There is no such game. Type lucky-thirteen, thrones, pasur"));
  }
}

TEST(GameNames, AreReadWithVariants) {
  const MeantGame usual = meant_game_and_seats("pinochle");
  EXPECT_EQ(usual.game, find_game_text("pinochle"));
  EXPECT_EQ(usual.rules, std::nullopt);
  for (const char* typed : {"pinochle cut-throat", "pin Cut", "Pinochle 2 CUT-THROAT"}) {
    const MeantGame meant = meant_game_and_seats(typed);
    ASSERT_TRUE(meant.rules) << typed;
    EXPECT_TRUE(meant.rules->pinochle().cutthroat()) << typed;
    EXPECT_TRUE(meant.rules->pinochle().additional_melds()) << typed;
  }
  const MeantGame both = meant_game_and_seats("pinochle plain-melds cut-throat");
  EXPECT_TRUE(both.rules->pinochle().cutthroat());
  EXPECT_FALSE(both.rules->pinochle().additional_melds());
  EXPECT_EQ(meant_game_and_seats("pinochle wild").wrong,
            "Pinochle is not played wild; what can follow its name is cut-throat or plain-melds.");
  EXPECT_EQ(meant_game_and_seats("pinochle 3").wrong, "Pinochle is for 2 players.");
  EXPECT_EQ(meant_game_and_seats("pasur cut-throat").game, nullptr);
  table::v1::Settings settings;
  settings.set_kind("pinochle");
  EXPECT_EQ(title_of(settings), "Pinochle");
  *settings.mutable_rules() = *both.rules;
  EXPECT_EQ(title_of(settings), "Pinochle, cut-throat, plain-melds");
}

TEST(GameNames, AreReadWithNumbersOfTheRules) {
  const MeantGame meant = meant_game_and_seats("pasur 3 target=124 most-clubs ace=2");
  ASSERT_TRUE(meant.rules);
  EXPECT_EQ(meant.seats, 3U);
  EXPECT_EQ(meant.rules->ShortDebugString(), "pasur { clubs_rule: CLUBS_RULE_MOST ace: 2 target: 124 }");
  EXPECT_EQ(meant_game_and_seats("pasur target=62").rules->ShortDebugString(),
            "pasur { clubs_rule: CLUBS_RULE_NEEDED target: 62 }");
  for (const char* typed : {"pasur target=", "pasur target", "pasur target=x", "pasur target=1x", "pasur =1",
                            "pasur whist=1", "pasur target=99999999999"})
    EXPECT_EQ(meant_game_and_seats(typed).game, nullptr) << typed;
  EXPECT_EQ(meant_game_and_seats("pasur wild").wrong,
            "Pasur is not played wild; what can follow its name is most-clubs, clubs_needed=NUMBER, "
            "clubs_points=NUMBER, ten_diamonds=NUMBER, two_clubs=NUMBER, ace=NUMBER, jack=NUMBER, sur=NUMBER or "
            "target=NUMBER.");
}

TEST(ShownText, CannotMoveTheCursor) {
  EXPECT_EQ(shown("Kari"), "Kari");
  EXPECT_EQ(shown("\x1b[2J"), "(a text that cannot be shown)");
  EXPECT_EQ(shown("a\nb"), "(a text that cannot be shown)");
  EXPECT_EQ(shown("a\xE2\x80\xAE"
                  "b"),
            "(a text that cannot be shown)")
      << "right-to-left override";
}

TEST(WrappedText, BreaksAtBlanksAndKeepsLinksWhole) {
  EXPECT_EQ(wrapped("one two three", 80), "one two three");
  EXPECT_EQ(wrapped("one two three", 7), "one two\nthree");
  EXPECT_EQ(wrapped("  one two three", 9), "  one two\n  three");
  EXPECT_EQ(wrapped("12  one two three", 11), "12  one two\n    three");
  EXPECT_EQ(wrapped("go cardroom://host:7313/ now", 10), "go\ncardroom://host:7313/\nnow");
  EXPECT_EQ(wrapped("\x1b[1mone two\x1b[0m", 7), "\x1b[1mone two\x1b[0m") << "colours have no width";
  EXPECT_EQ(wrapped("4♥ 2♦", 5), "4♥ 2♦") << "a suit takes one column";
}

TEST(ShownText, IsIsolatedIfItIsWrittenFromRightToLeft) {
  EXPECT_EQ(shown("Kari"), "Kari");
  EXPECT_EQ(shown("Zoë 7"), "Zoë 7");
  EXPECT_EQ(shown("پریسا"), "\u2068پریسا\u2069");
  EXPECT_EQ(shown("שרה 2"), "\u2068שרה 2\u2069");
  EXPECT_EQ(shown("\U0001E900"), "\u2068\U0001E900\u2069") << "Adlam";
  EXPECT_EQ(width(shown("پریسا")), 5U) << "isolates have no width";
}

TEST(WrappedText, ClosesAndReopensIsolates) {
  EXPECT_EQ(wrapped("1  \u2068پر یسا\u2069 of 2", 5), "1  \u2068پر\u2069\n   \u2068یسا\u2069\n   of\n   2");
  EXPECT_EQ(wrapped("\u2068پر\u2069 of 2", 7), "\u2068پر\u2069 of 2");
}

TEST(ListedText, ReadsLikeASentence) {
  EXPECT_EQ(listed(std::vector<std::string>{"Kari"}), "Kari");
  EXPECT_EQ(listed(std::vector<std::string>{"Kari", "Ola", "Per"}), "Kari, Ola and Per");
}

/// Every value in the schema except "unspecified" has its own wording.
template <class Say>
void expect_words(const google::protobuf::EnumDescriptor& values, Say say) {
  for (int i = 1; i < values.value_count(); ++i)
    EXPECT_NE(say(values.value(i)->number()), say(0)) << values.value(i)->name();
}

TEST(WireWords, EveryRefusalAndGoodbyeHasItsOwn) {
  expect_words(*session::v1::RefusalReason_descriptor(), [](int number) {
    session::v1::Refused refused;
    refused.set_reason(static_cast<session::v1::RefusalReason>(number));
    return words_for(refused);
  });
  expect_words(*session::v1::GoodbyeReason_descriptor(),
               [](int number) { return words_for(static_cast<session::v1::GoodbyeReason>(number), ""); });
  expect_words(*lobby::v1::LeftReason_descriptor(),
               [](int number) { return words_for(static_cast<lobby::v1::LeftReason>(number)); });
  expect_words(*table::v1::BotType_descriptor(),
               [](int number) { return std::string{name_of(static_cast<table::v1::BotType>(number))}; });
}

TEST(WireWords, OfTheServerAreUsedOnlyForAnUnknownReason) {
  session::v1::Refused refused;
  refused.set_text("Not on a Sunday.");
  EXPECT_EQ(words_for(refused), "Not on a Sunday.");
  refused.set_reason(session::v1::REFUSAL_REASON_TABLE_FULL);
  EXPECT_EQ(words_for(refused), "The table is full.");
}

TEST(DurationText, IsInSecondsOrMinutes) {
  EXPECT_EQ(duration_words(30s), "30 seconds");
  EXPECT_EQ(duration_words(1s), "1 second");
  EXPECT_EQ(duration_words(500ms), "0.5 seconds");
  EXPECT_EQ(duration_words(2min), "2 minutes");
}

TEST(SecondsTyped, AreOneNumber) {
  EXPECT_EQ(parse_seconds("1.5"), 1500ms);
  EXPECT_EQ(parse_seconds("30"), 30s);
  for (const char* text : {"", "-1", "1s", "inf", "nan", "1e9", "0x10", "100000"})
    EXPECT_EQ(parse_seconds(text), std::nullopt) << text;
}

TEST(SeatTyped, IsOpenOrABotWithItsPace) {
  EXPECT_FALSE(parse_seat_plan("open")->has_bot());
  EXPECT_EQ(parse_seat_plan("bot random 0.5")->bot().type(), table::v1::BOT_TYPE_RANDOM);
  EXPECT_EQ(parse_seat_plan("bot random 0.5")->bot().pace_ms(), 500U);
  EXPECT_EQ(parse_seat_plan("bot expert")->bot().type(), table::v1::BOT_TYPE_EXPERT);
  EXPECT_EQ(parse_seat_plan("basic")->bot().pace_ms(), client::kUsualPaceMs);
  EXPECT_EQ(parse_seat_plan("bot")->bot().type(), client::kUsualBot);
  for (const char* text : {"", "Ola", "open 2", "clever fast", "bot wizard"})
    EXPECT_EQ(parse_seat_plan(text).has_value(), false) << text;
}

}  // namespace
}  // namespace cardroom::terminal
