#include "client/models/journey/question.h"

#include "client/core/client_io.h"
#include "client/models/application.h"
#include "client/models/history/past_game_words.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

QString s(const char* text) {
  return QString::fromLatin1(text);
}

AnswerChoice stay() {
  return {s("cancel"), Application::tr("Stay")};
}

}  // namespace

Question passwordQuestion(bool again) {
  return {.what = s("password"),
          .title = Application::tr("This table has a password"),
          .text = again ? Application::tr("That’s not the password.") : Application::tr("Ask the host for it."),
          .wrong = again};
}

Question watchQuestion() {
  return {.what = s("watch"),
          .title = Application::tr("The table is full"),
          .text = Application::tr("You can still watch."),
          .choices = {{s("watch"), Application::tr("Watch")}, {s("cancel"), Application::tr("Back")}}};
}

Question openTableQuestion() {
  return {
      .what = s("open"),
      .title = Application::tr("Open this table to your network?"),
      .text = Application::tr("Others on your network will see it and can join, and so can anybody who has the "
                              "link. Until then nobody finds it."),
      .choices = {{s("open"), Application::tr("Open the table")}, {s("cancel"), Application::tr("Keep it private")}}};
}

Question keyQuestion(const client::KeyChanged& change) {
  return {.what = s("key"),
          .title = Application::tr("This isn’t the machine you know"),
          .text = Application::tr("The key of %1 has changed. It may have been set up anew, or another machine has its "
                                  "address now, or somebody sits in between. Nothing has been sent to it. Ask its host "
                                  "whether the new key is right.",
                                  "an address")
                      .arg(QString::fromStdString(to_text(change.address))),
          .known = QString::fromStdString(to_hex(change.known)),
          .shown = QString::fromStdString(to_hex(change.shown))};
}

Question leaveGameQuestion(client::GivingUp givingUp, bool mayStepAway) {
  Question question{
      .what = s("leave"),
      .title = Application::tr("Leave this game?"),
      .text = {},
      .choices = {{s("leave"), Application::tr("Leave")}, {s("cancel"), Application::tr("Keep playing")}}};
  const bool playsOn = givingUp == client::GivingUp::bot_plays_on;
  const QString gone =
      playsOn ? Application::tr("If you leave for good, a bot plays on in your seat.")
      : givingUp == client::GivingUp::others_may_go_on
          ? Application::tr("If you leave for good, you lose your seat. The others can go on another day.")
      : mayStepAway ? Application::tr("If you leave for good, it will end: you’re playing bots.")
                    : Application::tr("You’re playing bots, so it will end.");
  question.text = gone;
  if (!mayStepAway) return question;
  const QString kept = playsOn ? Application::tr("Leave for tonight, and a bot plays for you until you’re back.")
                               : Application::tr("Leave for tonight, and you can go on within %Ln day(s).", nullptr,
                                                 GoOnTables::daysKept());
  question.text = inARow({kept, gone});
  question.choices = {{s("tonight"), Application::tr("Leave for tonight")},
                      {s("leave"), Application::tr("Leave for good")},
                      question.choices.back()};
  return question;
}

Question forgetTableQuestion(const std::optional<client::KeptTable>& table) {
  return {.what = s("forget"),
          .title = Application::tr("Forget this table?"),
          .text = table ? Application::tr("You lose your seat at %1, and can’t go on there.", "a table's name")
                              .arg(isolated(shown(table->name)))
                        : Application::tr("You lose your seat, and can’t go on there."),
          .choices = {{s("forget"), Application::tr("Forget it")}, {s("cancel"), Application::tr("Keep it")}}};
}

Question deleteGameQuestion(const client::PastGame* game) {
  if (game == nullptr) return {};
  return {.what = s("delete"),
          .title = Application::tr("Delete this game?"),
          .text = Application::tr("%1. It can’t be watched again, and leaves the statistics.", "a game and its date")
                      .arg(gameAndDate(*game)),
          .choices = {{s("delete"), Application::tr("Delete it")}, {s("cancel"), Application::tr("Keep it")}}};
}

Question leaveTableQuestion(bool seated) {
  return {.what = s("leave"),
          .title = Application::tr("Leave the table?"),
          .text = seated ? Application::tr("You lose your seat.")
                         : Application::tr("You can come back as long as the table is there."),
          .choices = {{s("leave"), Application::tr("Leave")}, stay()}};
}

Question closeTableQuestion(int others) {
  return {.what = s("close"),
          .title = Application::tr("Close the table for everybody?"),
          .text = Application::tr("%Ln other people are here. They will be told.", nullptr, others),
          .choices = {{s("end"), Application::tr("Close the table")}, {s("cancel"), Application::tr("Go on")}}};
}

Question closeServerQuestion(int others) {
  return {.what = s("close"),
          .title = Application::tr("Others are at your table"),
          .text = Application::tr("%Ln other people are here. Their table can go on without you; a bot keeps your "
                                  "seat. Or it ends, and they are told.",
                                  nullptr, others),
          .choices = {
              {s("keep"), Application::tr("Keep it running")}, {s("end"), Application::tr("End it for all")}, stay()}};
}

}  // namespace cardroom::window
