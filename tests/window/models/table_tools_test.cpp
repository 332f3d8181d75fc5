// What a person may do besides playing: look back, take a move back, react, mute somebody.
#include "client/translations/direction.h"
#include "tests/window/models/at_the_table.h"

namespace cardroom::testing {
namespace {

class ToolsAtTheTable : public AtTheTable {
 protected:
  /// Jonas says this line in the chat.
  void jonas(const std::function<void(table::v1::ChatLine&)>& says) {
    table::v1::ChatLine& line = chat.emplace_back();
    line.set_number(chat.size());
    line.set_name("Jonas");
    line.set_seat(1);
    says(line);
    heard.table.chatChanged(chat, {.new_lines = 1});
  }
  void jonasClaps() {
    jonas([](auto& line) {
      line.set_reaction(table::v1::REACTION_CLAP);
      line.set_text("sign");
    });
  }
  const window::ChatModel& chats() const { return *heard.table.chat(); }
  const window::TakeBackModel& takeBack() const { return *heard.table.takeBack(); }
  table::v1::TakeBack& takeBackMessage() { return *played.update().mutable_take_back(); }

  std::deque<table::v1::ChatLine> chat;
};

TEST_F(ToolsAtTheTable, NothingIsShownBeforeARoundIsComplete) {
  deal();
  show();
  forget();
  heard.table.last()->show();
  EXPECT_FALSE(heard.table.last()->shown());
  EXPECT_EQ(heard.announced, QStringList{s("Nothing to show yet.")});
}

TEST_F(ToolsAtTheTable, TheLastRoundIsShownAgain) {
  comeToYourTurn();
  heard.table.last()->show();
  ASSERT_TRUE(heard.table.last()->shown());
  const window::Recall recall = heard.table.last()->recall();
  EXPECT_EQ(recall.title, s("Round 2"));
  ASSERT_EQ(recall.rows.size(), 4);
  EXPECT_EQ(recall.rows[2].name, s("You"));
  EXPECT_EQ(recall.rows[2].cards, QStringList{s("9D")});
  EXPECT_EQ(heard.announced, QStringList{recall.spoken});
  EXPECT_TRUE(recall.spoken.startsWith(s("Round 2. "))) << recall.spoken.toStdString();
  EXPECT_TRUE(recall.spoken.contains(s("You discarded the nine of diamonds."))) << recall.spoken.toStdString();
  heard.table.last()->hide();
  EXPECT_FALSE(heard.table.last()->shown());
  EXPECT_TRUE(heard.table.last()->recall().empty());
}

TEST_F(ToolsAtTheTable, AGameWithOpenHandsIsSteppedThroughAndSaved) {
  comeToYourTurn();
  window::OpenHandsModel& open = *heard.table.openHands();
  EXPECT_FALSE(open.mayOpen());
  open.setOpen(true);
  open.step(false);
  EXPECT_TRUE(heard.asked.empty()) << "the server does not offer it";
  table::v1::OpenHands& hands = *played.update().mutable_open_hands();
  show();
  EXPECT_TRUE(open.mayOpen());
  open.setOpen(true);
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_TRUE(heard.asked.back().message.open_hands().open());
  played.openHands();
  hands.set_back(2);
  forget();
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Hands are open. This game does not count in the evening.")});
  EXPECT_TRUE(std::ranges::none_of(heard.table.game()->cards()->cards(), [](const window::TableCard& card) {
    return card.zone == s("seat") && card.card.isEmpty();
  })) << "all hands are face up";
  EXPECT_TRUE(open.mayStepBack());
  EXPECT_FALSE(open.mayStepOn());
  forget();
  open.step(true);
  EXPECT_EQ(heard.announced, QStringList{s("This is the newest moment of the game.")});
  open.step(false);
  EXPECT_TRUE(heard.asked.back().message.has_step());
  hands.set_back(1);
  hands.set_forth(1);
  played.update().mutable_taken_back()->set_times(1);
  played.update().mutable_taken_back()->set_stepped(true);
  forget();
  show();
  EXPECT_EQ(heard.announced, QStringList{s("One move back; one move can be made again.")});

  // A bot moves at this moment.
  played.update().set_phase(table::v1::PHASE_PAUSED);
  played.update().clear_decision();
  played.update().clear_legal_moves();
  played.update().clear_seats_to_act();
  show();
  EXPECT_EQ(heard.table.phase(), window::TablePhase::Playing) << "no round is over";
  hands.set_pause(true);
  show();
  EXPECT_EQ(heard.table.phase(), window::TablePhase::Paused);
  hands.set_pause(false);
  show();
  EXPECT_EQ(heard.table.turn()->primaryText(), s("One move on"));
  heard.table.turn()->primary();
  EXPECT_TRUE(heard.asked.back().message.has_go_on());

  QString name;
  std::string text;
  open.setSave([&](const QString& file, const std::string& log) {
    name = file;
    text = log;
    return s("/home/maren/") + file;
  });
  open.exportLog();
  session::v1::ServerMessage part;
  part.mutable_game_log()->set_text("Round1:");
  part.mutable_game_log()->set_size(9);
  part.mutable_game_log()->set_name("lucky-thirteen.log");
  heard.table.answered({.tag = heard.asked.back().tag, .answer = part});
  EXPECT_EQ(heard.asked.back().message.export_log().from(), 7U);
  part.mutable_game_log()->set_text("P0");
  forget();
  heard.table.answered({.tag = heard.asked.back().tag, .answer = part});
  EXPECT_EQ(name, s("lucky-thirteen.log"));
  EXPECT_EQ(text, "Round1:P0");
  ASSERT_EQ(heard.announced.size(), 1);
  EXPECT_EQ(heard.announced[0], s("Saved as %1.").arg(window::isolated(s("/home/maren/lucky-thirteen.log"))));
}

TEST_F(ToolsAtTheTable, HandsOpenedAfterAGameChangeOnlyTheNextOne) {
  playToTheEnd();
  played.update().mutable_open_hands();
  show();
  forget();
  played.openHands();
  show();
  EXPECT_EQ(heard.toasts, QStringList{s("Hands are open. The next game does not count in the evening.")});
  forget();
  for (const bool on : {false, true})
    heard.table.openHands()->step(on);
  EXPECT_EQ(heard.toasts, QStringList(2, s("There is no game to step through now.")));
}

TEST_F(ToolsAtTheTable, AReactionIsABubbleAndASentence) {
  comeToYourTurn();
  QStringList icons;
  QObject::connect(
      heard.table.chat(), &window::ChatModel::said,
      [&](int seat, const QString& text, const QString& icon) { icons << QString::number(seat) + text + icon; });
  jonasClaps();
  EXPECT_EQ(icons, QStringList{s("1react-clap")});
  EXPECT_EQ(heard.announced, QStringList{s("Jonas claps.")});
  const window::ChatLine line = chats().lines()->lines().value(0);
  EXPECT_EQ(line.icon, s("react-clap"));
  EXPECT_EQ(line.spoken, s("Jonas claps."));
  heard.table.chat()->react(5);
  EXPECT_EQ(heard.asked.back().message.say().reaction(), table::v1::REACTION_CHEERS);
  heard.table.chat()->react(6);
  EXPECT_EQ(heard.asked.size(), 1U) << "there is no such reaction";
}

TEST_F(ToolsAtTheTable, AMutedPersonIsNeitherShownNorSpoken) {
  comeToYourTurn();
  jonasClaps();
  forget();
  ASSERT_EQ(chats().speakers().size(), 1) << "bots say nothing";
  EXPECT_EQ(chats().speakers()[0].choice, s("Mute Jonas"));
  heard.table.chat()->mute(chats().speakers()[0].id, true);
  EXPECT_EQ(heard.announced, QStringList{s("You muted Jonas.")});
  EXPECT_EQ(chats().mutedText(), s("You muted Jonas."));
  EXPECT_EQ(chats().speakers()[0].choice, s("Unmute Jonas"));
  EXPECT_TRUE(chats().lines()->lines().isEmpty());
  const int unread = chats().unread();
  forget();
  heard.bubbles.clear();
  jonasClaps();
  jonas([](auto& line) { line.set_text("hello"); });
  EXPECT_EQ(heard.announced, QStringList{});
  EXPECT_EQ(heard.bubbles, QStringList{});
  EXPECT_EQ(chats().unread(), unread);
  heard.table.chat()->mute(chats().speakers()[0].id, false);
  EXPECT_EQ(chats().lines()->lines().size(), 3) << "what was said meanwhile can be read now";
  EXPECT_EQ(chats().mutedText(), QString{});
}

TEST_F(ToolsAtTheTable, AMutedPersonStaysMutedUnderAnotherName) {
  comeToYourTurn();
  jonasClaps();
  heard.table.chat()->mute(s("Jonas"), true);
  played.update().mutable_seats(1)->mutable_person()->set_name("Jon");
  forget();
  show();
  EXPECT_EQ(heard.announced.filter(s("muted")), QStringList{s("Jonas, whom you muted, is now called Jon.")});
  EXPECT_EQ(chats().mutedText(), s("You muted Jon."));
  EXPECT_EQ(chats().speakers()[0].choice, s("Unmute Jon"));
  EXPECT_TRUE(chats().lines()->lines().isEmpty()) << "said under the earlier name";
  forget();
  jonas([](auto& line) {
    line.set_name("Jon");
    line.set_text("hello");
  });
  EXPECT_EQ(heard.announced, QStringList{});
}

TEST_F(ToolsAtTheTable, ThePersonsLastMoveIsTakenBack) {
  comeToYourTurn();
  EXPECT_FALSE(takeBack().may());
  heard.table.takeBack()->takeBack();
  EXPECT_TRUE(heard.asked.empty());
  EXPECT_EQ(heard.toasts, QStringList{s("No move of yours can be taken back now.")});
  takeBackMessage().set_seat(2);
  show();
  EXPECT_TRUE(takeBack().may());
  heard.table.takeBack()->takeBack();
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_TRUE(heard.asked[0].message.has_take_back());
  EXPECT_FALSE(heard.asked[0].message.take_back().has_agree_with());
  played.update().clear_take_back();
  played.update().mutable_taken_back()->set_seat(2);
  played.update().mutable_taken_back()->set_times(1);
  forget();
  show();
  EXPECT_EQ(heard.announced.value(0), s("You take your last move back."));
}

TEST_F(ToolsAtTheTable, AnotherPlayersWishIsAQuestion) {
  comeToYourTurn();
  takeBackMessage().set_seat(1);
  show();
  EXPECT_FALSE(takeBack().may());
  EXPECT_EQ(takeBack().question(), QString{});
  takeBackMessage().add_agreed(1);
  forget();
  show();
  EXPECT_EQ(takeBack().question(), s("Jonas asks to take the last move back."));
  EXPECT_EQ(heard.announced, QStringList{s("Jonas asks to take the last move back. Press U to agree.")});
  heard.table.takeBack()->decline();
  EXPECT_EQ(takeBack().question(), QString{});
  heard.table.takeBack()->takeBack();
  EXPECT_EQ(heard.asked.back().message.take_back().agree_with(), 1U) << "a change of mind";
  played.update().clear_take_back();
  forget();
  show();
  EXPECT_EQ(heard.announced, QStringList{s("The move stands.")});
}

}  // namespace
}  // namespace cardroom::testing
