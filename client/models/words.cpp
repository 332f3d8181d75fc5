#include "client/models/words.h"

#include <QCoreApplication>
#include <array>
#include <utility>

#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

using namespace session::v1;  // Only for the enumerators below.

/// One context for all of these strings, so that translators find them together.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(Words)
};

const std::array kBotTypeNames{
    std::pair{table::v1::BOT_TYPE_RANDOM, QLatin1StringView{"random"}},
    std::pair{table::v1::BOT_TYPE_BASIC, QLatin1StringView{"basic"}},
    std::pair{table::v1::BOT_TYPE_CLEVER, QLatin1StringView{"clever"}},
    std::pair{table::v1::BOT_TYPE_EXPERT, QLatin1StringView{"expert"}},
};

QString known(RefusalReason reason) {
  switch (reason) {
    case REFUSAL_REASON_GAME_OVER: return Words::tr("The game is over.");
    case REFUSAL_REASON_NOT_YOUR_TURN: return Words::tr("It is not your turn.");
    case REFUSAL_REASON_NOT_IN_HAND: return Words::tr("That card is not in your hand.");
    case REFUSAL_REASON_BROKE_RULE: return Words::tr("The rules do not allow that.");
    case REFUSAL_REASON_MALFORMED: return Words::tr("The server didn’t understand that.");
    case REFUSAL_REASON_ALREADY_MOVED: return Words::tr("The table has moved on. Look again.");
    case REFUSAL_REASON_NOT_AT_A_TABLE: return Words::tr("You’re not at a table.");
    case REFUSAL_REASON_AT_A_TABLE: return Words::tr("You’re already at a table. Leave it first.");
    case REFUSAL_REASON_NOT_OWNER: return Words::tr("Only the owner of the table can do that.");
    case REFUSAL_REASON_SEAT_TAKEN: return Words::tr("That seat is taken.");
    case REFUSAL_REASON_NO_SUCH_SEAT: return Words::tr("There is no such seat.");
    case REFUSAL_REASON_GAME_RUNNING: return Words::tr("Not during a game. Try again when it is over.");
    case REFUSAL_REASON_NO_GAME: return Words::tr("No game is going on.");
    case REFUSAL_REASON_NOT_PAUSED: return Words::tr("The game isn’t waiting for you.");
    case REFUSAL_REASON_NOT_HELD: return Words::tr("You have your seat; no bot plays for you.");
    case REFUSAL_REASON_ON_A_BREAK: return Words::tr("The table is on a break.");
    case REFUSAL_REASON_NOTHING_TO_TAKE_BACK: return Words::tr("No move of yours can be taken back now.");
    case REFUSAL_REASON_NOT_ALONE: return Words::tr("Only somebody alone at a private table can do that.");
    case REFUSAL_REASON_HANDS_CLOSED: return Words::tr("The hands are not open.");
    case REFUSAL_REASON_NO_SUCH_STEP: return Words::tr("There is no move to step over in that direction.");
    case REFUSAL_REASON_NOT_MISSING: return Words::tr("This player is back.");
    case REFUSAL_REASON_NO_SUCH_PERSON: return Words::tr("That person has left, or already has a seat.");
    case REFUSAL_REASON_PEOPLE_PLAY: return Words::tr("People are playing here, so the bots keep their usual pace.");
    case REFUSAL_REASON_NO_SUCH_TABLE: return Words::tr("That table is gone.");
    case REFUSAL_REASON_TABLE_FULL: return Words::tr("The table is full.");
    case REFUSAL_REASON_WRONG_PASSWORD: return Words::tr("That’s not the password.");
    case REFUSAL_REASON_UNKNOWN_KIND: return Words::tr("The server doesn’t know this game.");
    case REFUSAL_REASON_TOO_MANY_TABLES: return Words::tr("There are too many tables. Wait until one closes.");
    case REFUSAL_REASON_BAD_NAME: return Words::tr("That name can’t be used. It’s too long, or empty.");
    case REFUSAL_REASON_BAD_TEXT:
      return Words::tr("That message can’t be sent. It’s too long, or has characters that can’t be shown.");
    case REFUSAL_REASON_BAD_OPTION: return Words::tr("That number is out of range.");
    case REFUSAL_REASON_REMOVED: return Words::tr("The owner has removed you from this table.");
    case REFUSAL_REASON_NO_WATCHING: return Words::tr("This table can’t be watched.");
    case REFUSAL_REASON_UNSUPPORTED: return Words::tr("The server is too old to do that.");
    case REFUSAL_REASON_OUT_OF_ORDER: return Words::tr("Something got out of step. Please try again.");
    case REFUSAL_REASON_TOO_FAST: return Words::tr("That was too fast. Try again in a moment.");
    default: return {};
  }
}

QString known(GoodbyeReason reason) {
  switch (reason) {
    case GOODBYE_REASON_SUPERSEDED: return Words::tr("Another window has taken over your seat.");
    case GOODBYE_REASON_SHUTTING_DOWN: return Words::tr("The server is closing down.");
    case GOODBYE_REASON_SILENT: return Words::tr("The server lost the connection to this program.");
    case GOODBYE_REASON_BAD_FRAME: return Words::tr("The server did not understand this program.");
    case GOODBYE_REASON_NO_HELLO: return Words::tr("Connecting took too long.");
    case GOODBYE_REASON_TOO_FAST: return Words::tr("Too many requests at once.");
    case GOODBYE_REASON_TOO_SLOW: return Words::tr("The network is too slow.");
    case GOODBYE_REASON_TOO_MANY_CONNECTIONS: return Words::tr("The server is full.");
    case GOODBYE_REASON_CLIENT_TOO_OLD: return Words::tr("It uses a newer Cardroom. Update to join.");
    case GOODBYE_REASON_CLIENT_TOO_NEW:
      return Words::tr("It uses an older Cardroom than this one. Its host has to update it.");
    case GOODBYE_REASON_CLOSED: return Words::tr("Its host has closed the server.");
    case GOODBYE_REASON_BAD_HELLO: return Words::tr("The server doesn’t accept this name or profile.");
    default: return {};
  }
}

QString orTheirs(const QString& known, const std::string& theirs, const QString& otherwise) {
  if (!known.isEmpty()) return known;
  const QString text = shown(theirs);
  return text.isEmpty() ? otherwise : isolated(text);
}

}  // namespace

QString wordsFor(const Refused& refused) {
  return orTheirs(known(refused.reason()), refused.text(), Words::tr("The server refused."));
}

QString wordsFor(GoodbyeReason reason, const std::string& textOfServer) {
  return orTheirs(known(reason), textOfServer, Words::tr("The server has ended the connection."));
}

QString wordsFor(const client::Status& offline) {
  using Why = client::Status::Why;
  switch (offline.why) {
    case Why::no_server:
      return Words::tr(
          "Nobody answers there. Check the address, that the other machine is on, and that its firewall allows the "
          "port.");
    case Why::wrong_key: return Words::tr("This is not the machine you were invited to: its key has changed.");
    case Why::said_goodbye: return wordsFor(offline.goodbye, offline.text);
    case Why::server_ended: return Words::tr("The server on this machine has ended. Host again to go on.");
    case Why::not_a_server: return Words::tr("Whatever answers there isn’t Cardroom.");
    case Why::sent_in_circles: return Words::tr("We couldn’t find that table.");
    case Why::never_asked:
    case Why::stopped: break;
  }
  return {};
}

QString wordsFor(lobby::v1::LeftReason reason, const std::string& name) {
  switch (reason) {
    case lobby::v1::LEFT_REASON_REMOVED: return Words::tr("The owner has removed you from the table.");
    case lobby::v1::LEFT_REASON_CLOSED: return Words::tr("The table was closed.");
    case lobby::v1::LEFT_REASON_BROKEN: return Words::tr("A server error has stopped this table. Sorry about that.");
    case lobby::v1::LEFT_REASON_PUT_AWAY:
      return Words::tr("Everybody who plays here has gone. The table rests until one of them is back.");
    case lobby::v1::LEFT_REASON_SEAT_GIVEN:
      return name.empty()
                 ? Words::tr("The owner has given your seat to somebody else. You may join again.")
                 : Words::tr("The owner has given your seat to %1. You may join again.").arg(isolated(shown(name)));
    default: return {};
  }
}

QString wordsFor(table::v1::BotType type) {
  switch (type) {
    case table::v1::BOT_TYPE_RANDOM: return Words::tr("Random bot");
    case table::v1::BOT_TYPE_BASIC: return Words::tr("Basic bot");
    case table::v1::BOT_TYPE_CLEVER: return Words::tr("Clever bot");
    case table::v1::BOT_TYPE_EXPERT: return Words::tr("Expert bot");
    default: return Words::tr("Bot");
  }
}

QString wordsFor(table::v1::Phrase phrase) {
  switch (phrase) {
    case table::v1::PHRASE_WELL_PLAYED: return Words::tr("Well played");
    case table::v1::PHRASE_ONE_MOMENT: return Words::tr("One moment");
    case table::v1::PHRASE_AGAIN: return Words::tr("Again?");
    case table::v1::PHRASE_THANKS: return Words::tr("Thanks for the game");
    default: return {};
  }
}

QString wordsFor(table::v1::Reaction reaction) {
  switch (reaction) {
    case table::v1::REACTION_CLAP: return Words::tr("Clap");
    case table::v1::REACTION_HEART: return Words::tr("Heart");
    case table::v1::REACTION_LAUGH: return Words::tr("Laugh");
    case table::v1::REACTION_SURPRISE: return Words::tr("Surprise");
    case table::v1::REACTION_THINKING: return Words::tr("Thinking");
    case table::v1::REACTION_CHEERS: return Words::tr("Cheers");
    default: return {};
  }
}

QString sentenceFor(table::v1::Reaction reaction, const QString& name) {
  const bool own = name.isEmpty();
  const auto told = [&](const QString& ofOwn, const QString& ofOther) { return own ? ofOwn : ofOther.arg(name); };
  switch (reaction) {
    case table::v1::REACTION_CLAP: return told(Words::tr("You clap."), Words::tr("%1 claps."));
    case table::v1::REACTION_HEART: return told(Words::tr("You send a heart."), Words::tr("%1 sends a heart."));
    case table::v1::REACTION_LAUGH: return told(Words::tr("You laugh."), Words::tr("%1 laughs."));
    case table::v1::REACTION_SURPRISE: return told(Words::tr("You are surprised."), Words::tr("%1 is surprised."));
    case table::v1::REACTION_THINKING: return told(Words::tr("You are thinking."), Words::tr("%1 is thinking."));
    case table::v1::REACTION_CHEERS: return told(Words::tr("You raise a glass."), Words::tr("%1 raises a glass."));
    default: return told(Words::tr("You react."), Words::tr("%1 reacts."));
  }
}

QString nameOf(table::v1::BotType type) {
  for (const auto& [known, name] : kBotTypeNames)
    if (known == type) return name;
  return {};
}

QString nameOf(client::Picture picture) {
  const std::string_view name = client::name_of(picture);
  return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

table::v1::BotType botTypeOf(const QString& name) {
  for (const auto& [type, known] : kBotTypeNames)
    if (known == name) return type;
  return table::v1::BOT_TYPE_UNSPECIFIED;
}

QString inARow(const QStringList& sentences) {
  QString all;
  for (const QString& sentence : sentences) {
    if (sentence.isEmpty()) continue;
    all = all.isEmpty() ? sentence : Words::tr("%1 %2", "two sentences").arg(all, sentence);
  }
  return all;
}

QString shown(const std::string& theirs) {
  QString text = QString::fromStdString(theirs);
  text.removeIf([](QChar c) {
    if (c == QChar{0x200C} || c == QChar{0x200D}) return false;  // Joiners are part of words, for example in Persian.
    switch (c.category()) {
      case QChar::Other_Control:
      case QChar::Other_Format:
      case QChar::Separator_Line:
      case QChar::Separator_Paragraph: return true;
      default: return false;
    }
  });
  return text;
}

}  // namespace cardroom::window
