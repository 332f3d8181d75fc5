#include "tests/server/table/table_bench.h"

/// Chat and hints: requests that never change the table.
namespace cardroom::server::testing {
namespace {

using session::v1::RefusalReason;

struct TableTalk : TableBench {
  static Say text(const std::string& said) { return Say{said}; }
  static Say phrase(wire::Phrase said) { return Say{said}; }

  /// All chat that the last step showed this viewer.
  std::vector<wire::ChatLines> chat_for(int who) const {
    std::vector<wire::ChatLines> all;
    for (const auto& output : last) {
      const auto* news = std::get_if<TableNews>(&output);
      const auto* show = news != nullptr ? std::get_if<ShowChat>(news) : nullptr;
      if (show != nullptr && show->viewer == session(who)) all.push_back(show->lines);
    }
    return all;
  }
  /// The chat lines, with their numbers, in the only chat message that the last step showed this viewer.
  std::vector<std::string> lines_for(int who) const {
    const auto all = chat_for(who);
    EXPECT_LE(all.size(), 1U);
    std::vector<std::string> texts;
    for (const auto& lines : all) {
      for (const auto& line : lines.lines())
        texts.push_back(std::to_string(line.number()) + " " + line.name() + ": " + line.text());
    }
    return texts;
  }
  const GiveHint* hint() const {
    for (const auto& output : last) {
      if (const auto* given = std::get_if<GiveHint>(&output)) return given;
    }
    return nullptr;
  }
  static std::string thought(const GiveHint& given) {
    wire::Hint out;
    given.advice->run(out);
    return out.SerializeAsString();
  }
};

using Lines = std::vector<std::string>;

TEST_F(TableTalk, AReactionIsALineWithASignForOlderClients) {
  create({kOpen, kOpen});
  join(2, "Bob");
  EXPECT_EQ(ask(2, Say{wire::REACTION_CLAP}), std::nullopt);
  const auto chat = chat_for(1);
  ASSERT_EQ(chat.size(), 1U);
  EXPECT_EQ(chat[0].lines(0).reaction(), wire::REACTION_CLAP);
  EXPECT_EQ(chat[0].lines(0).text(), "\U0001F44F");
  EXPECT_FALSE(chat[0].lines(0).has_phrase());
}

TEST_F(TableTalk, ALineReachesEverybodyOnceAndChangesNothing) {
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  ask(3, Join{"Cid", std::nullopt, true});
  const auto version = table(1).version();
  const auto digest = core.digest();
  EXPECT_EQ(ask(2, text("hello")), std::nullopt);
  EXPECT_FALSE(changed);
  EXPECT_EQ(core.digest(), digest);
  EXPECT_EQ(table(1).version(), version);
  for (const int who : {1, 2, 3})
    EXPECT_EQ(lines_for(who), Lines{"1 Bob: hello"}) << who;
  EXPECT_EQ(chat_for(1)[0].lines(0).seat(), 1U);
  EXPECT_FALSE(chat_for(1)[0].said_before());
  EXPECT_FALSE(chat_for(1)[0].lines(0).own());
  EXPECT_TRUE(chat_for(2)[0].lines(0).own());
}

TEST_F(TableTalk, ASpectatorMayChatAndAStrangerMayNot) {
  create({kOpen, kOpen});
  ask(3, Join{"Cid", std::nullopt, true});
  EXPECT_EQ(ask(3, phrase(wire::PHRASE_WELL_PLAYED)), std::nullopt);
  const auto line = chat_for(1).at(0).lines(0);
  EXPECT_EQ(line.phrase(), wire::PHRASE_WELL_PLAYED);
  EXPECT_EQ(line.name(), "Cid");
  EXPECT_FALSE(line.has_seat());
  EXPECT_EQ(ask(4, text("hello")), session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
}

TEST_F(TableTalk, ANewcomerIsSentTheLastLines) {
  create({kOpen, kOpen, kOpen});
  for (int i = 1; i <= 25; ++i)
    ask(1, text("line " + std::to_string(i)));
  join(2, "Bob");
  const auto lines = lines_for(2);
  ASSERT_EQ(lines.size(), kChatLinesKept);
  EXPECT_EQ(lines.front(), "6 Ann: line 6");
  EXPECT_EQ(lines.back(), "25 Ann: line 25");
  EXPECT_TRUE(chat_for(2)[0].said_before());
  EXPECT_TRUE(chat_for(1).empty()) << "Ann has them";
  ask(1, text("hello"));
  EXPECT_EQ(lines_for(2), Lines{"26 Ann: hello"});
}

TEST_F(TableTalk, AReturningPersonIsSentTheNewLines) {
  create({kOpen, kOpen});
  join(2, "Bob");
  ask(1, text("one"));
  lose(2);
  ask(1, text("two"));
  EXPECT_TRUE(chat_for(2).empty()) << "it has no connected reader";
  back(2, Seen{0, 0, 1});
  EXPECT_EQ(lines_for(2), Lines{"2 Ann: two"});
  EXPECT_TRUE(chat_for(2)[0].said_before());
  back(2, Seen{0, 0, 2});
  EXPECT_TRUE(chat_for(2).empty());
  back(2);
  EXPECT_EQ(lines_for(2), (Lines{"1 Ann: one", "2 Ann: two"})) << "a program that has just started has no lines";
  back(2, Seen{0, 0, 99});
  EXPECT_TRUE(chat_for(2).empty()) << "lines that were never said";
  ask(1, text("three"));
  EXPECT_EQ(lines_for(2), Lines{"3 Ann: three"});
}

TEST_F(TableTalk, ASpectatorWhoSitsDownIsNotSentTheLinesAgain) {
  create({kOpen, kOpen, kOpen});
  ask(3, Join{"Cid", std::nullopt, true});
  ask(1, text("one"));
  ask(3, TakeSeat{"Cid", Seat{2}});
  EXPECT_TRUE(chat_for(3).empty());
  ask(1, text("two"));
  EXPECT_EQ(lines_for(3), Lines{"2 Ann: two"});
}

TEST_F(TableTalk, ANewGameSendsNoLinesAgain) {
  create({kOpen, kBot});
  ask(1, text("one"));
  move(1);
  pass(1s);
  EXPECT_TRUE(chat_for(1).empty());
  EXPECT_EQ(ask(1, text("two")), std::nullopt);
  EXPECT_EQ(lines_for(1), Lines{"2 Ann: two"});
}

// A step of the table also carries out whatever is due. A chat line must not, because it is not recorded.
TEST_F(TableTalk, DoesNotSettleDueEvents) {
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  lose(1);
  pass(kHoldAfter);
  now += kOwnerHeldMax;
  ask(2, text("hello"));
  EXPECT_FALSE(changed);
  EXPECT_TRUE(seat(2, 0).person().owner());
  step(TimerFired{});
  EXPECT_TRUE(changed);
  EXPECT_TRUE(seat(2, 1).person().owner());
}

TEST_F(TableTalk, AHintIsComputedForTheSeatThatIsAsked) {
  create({kOpen, kBot});
  const auto digest = core.digest();
  step(Request{session(1), 77, GetHint{table(1).decision()}});
  EXPECT_FALSE(changed);
  EXPECT_EQ(core.digest(), digest);
  ASSERT_NE(hint(), nullptr);
  EXPECT_EQ(last.size(), 1U) << "the answer follows when the hint is ready";
  EXPECT_EQ(hint()->request_id, 77U);
  EXPECT_EQ(hint()->session, session(1));
  EXPECT_EQ(hint()->decision, table(1).decision());
  wire::Hint out;
  hint()->advice->run(out);
  EXPECT_EQ(out.reason().lucky_thirteen().kept(0), table(1).view().lucky_thirteen().hand(0)) << "the seat's view";
}

TEST_F(TableTalk, AHintIsByTheBotThatTheSettingsSay) {
  create({kOpen, kOpen});
  const auto adviser = [&] {
    wire::Hint out;
    step(Request{session(1), 77, GetHint{table(1).decision()}});
    hint()->advice->run(out);
    return out.reason().lucky_thirteen().kept(1);
  };
  ChangeSettings change;
  change.hints_by_expert = true;
  EXPECT_EQ(ask(1, change), std::nullopt);
  EXPECT_TRUE(table(1).settings().hints_by_expert());
  EXPECT_FALSE(change.only_opens());
  join(2, "Bob");
  EXPECT_EQ(adviser(), ToyMatch::card_of(BotType::expert));
  EXPECT_EQ(ask(1, change), session::v1::REFUSAL_REASON_GAME_RUNNING);
}

TEST_F(TableTalk, AHintIsByCleverUnlessTheOwnerWantsAnother) {
  create({kOpen, kBot});
  EXPECT_FALSE(table(1).settings().hints_by_expert());
  step(Request{session(1), 77, GetHint{table(1).decision()}});
  wire::Hint out;
  hint()->advice->run(out);
  EXPECT_EQ(out.reason().lucky_thirteen().kept(1), ToyMatch::card_of(BotType::clever));
}

TEST_F(TableTalk, TheSameHintIsGivenForTheSameDecision) {
  create({kOpen, kBot});
  step(Request{session(1), 2, GetHint{table(1).decision()}});
  const std::string first = thought(*hint());
  step(Request{session(1), 3, GetHint{table(1).decision()}});
  EXPECT_EQ(thought(*hint()), first);
}

TEST_F(TableTalk, AHintIsForTheOpenDecisionOfTheSeatOnly) {
  create({kOpen, kOpen, kOpen});
  EXPECT_EQ(ask(1, GetHint{1}), session::v1::REFUSAL_REASON_NO_GAME);
  join(2, "Bob");
  join(3, "Cid");
  ask(4, Join{"Dan", std::nullopt, true});
  const auto decision = table(1).decision();
  EXPECT_EQ(ask(4, GetHint{decision}), session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  EXPECT_EQ(ask(2, GetHint{decision}), session::v1::REFUSAL_REASON_NOT_YOUR_TURN);
  EXPECT_EQ(ask(1, GetHint{decision + 1}), session::v1::REFUSAL_REASON_NOT_YOUR_TURN);
  EXPECT_EQ(ask(1, GetHint{0}), session::v1::REFUSAL_REASON_NOT_YOUR_TURN);
  move(1);
  EXPECT_EQ(ask(1, GetHint{decision}), session::v1::REFUSAL_REASON_ALREADY_MOVED);
}

}  // namespace
}  // namespace cardroom::server::testing
