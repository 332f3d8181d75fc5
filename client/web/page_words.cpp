#include "client/web/page_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <array>

#include "client/translations/language.h"

namespace cardroom::web {
namespace {

struct PageText {
  const char* name;
  const char* text;  ///< In English, to be translated in the context "PageWords".
};

constexpr std::array kTexts = {
    // The first visit.
    PageText{"yourName", QT_TRANSLATE_NOOP("PageWords", "Your name")},
    PageText{"othersSee", QT_TRANSLATE_NOOP("PageWords", "The others see it. You can change it at any time.")},
    PageText{"nameTrouble", QT_TRANSLATE_NOOP("PageWords", "A name has 1 to 24 letters.")},
    PageText{"noInstall", QT_TRANSLATE_NOOP("PageWords", "Nothing to install, no account.")},
    PageText{"sitDown", QT_TRANSLATE_NOOP("PageWords", "Sit down")},
    PageText{"picture", QT_TRANSLATE_NOOP("PageWords", "Your picture")},
    PageText{"initial", QT_TRANSLATE_NOOP("PageWords", "The first letter of your name")},
    PageText{"language", QT_TRANSLATE_NOOP("PageWords", "Language")},
    // The tables.
    PageText{"tablesHere", QT_TRANSLATE_NOOP("PageWords", "Tables here")},
    PageText{"noTables", QT_TRANSLATE_NOOP("PageWords", "There is no table here yet.")},
    PageText{"hostTable", QT_TRANSLATE_NOOP("PageWords", "Host a table")},
    PageText{"join", QT_TRANSLATE_NOOP("PageWords", "Join")},
    PageText{"watch", QT_TRANSLATE_NOOP("PageWords", "Watch")},
    PageText{"look", QT_TRANSLATE_NOOP("PageWords", "Look")},
    PageText{"takeMySeat", QT_TRANSLATE_NOOP("PageWords", "Take my seat")},
    PageText{"seatWaits", QT_TRANSLATE_NOOP("PageWords", "Your seat is waiting")},
    PageText{"locked", QT_TRANSLATE_NOOP("PageWords", "With a password")},
    PageText{"cancel", QT_TRANSLATE_NOOP("PageWords", "Cancel")},
    // A table that is being set up.
    PageText{"emptySeat", QT_TRANSLATE_NOOP("PageWords", "Empty seat")},
    PageText{"scanOrBot", QT_TRANSLATE_NOOP("PageWords", "For a person, or a bot")},
    PageText{"addBot", QT_TRANSLATE_NOOP("PageWords", "Add a bot")},
    PageText{"otherBot", QT_TRANSLATE_NOOP("PageWords", "Another type of bot")},
    PageText{"sitHere", QT_TRANSLATE_NOOP("PageWords", "Sit here")},
    PageText{"ready", QT_TRANSLATE_NOOP("PageWords", "Ready")},
    PageText{"removeWho", QT_TRANSLATE_NOOP("PageWords", "Remove %1")},
    PageText{"letBack", QT_TRANSLATE_NOOP("PageWords", "Let back in")},
    PageText{"othersJoin", QT_TRANSLATE_NOOP("PageWords", "Others join here")},
    PageText{"letScan", QT_TRANSLATE_NOOP("PageWords", "Let them scan this, or type:")},
    PageText{"letType", QT_TRANSLATE_NOOP("PageWords", "Let them type this address:")},
    PageText{"codeName", QT_TRANSLATE_NOOP("PageWords", "The link to this table as a QR code")},
    PageText{"largeCode", QT_TRANSLATE_NOOP("PageWords", "Show the code large")},
    PageText{"shareLink", QT_TRANSLATE_NOOP("PageWords", "Share the link")},
    PageText{"copyLink", QT_TRANSLATE_NOOP("PageWords", "Copy the link")},
    PageText{"privateTable", QT_TRANSLATE_NOOP("PageWords", "This table is private.")},
    PageText{"invite", QT_TRANSLATE_NOOP("PageWords", "Invite people…")},
    PageText{"options", QT_TRANSLATE_NOOP("PageWords", "Options")},
    PageText{"tableName", QT_TRANSLATE_NOOP("PageWords", "Name of the table")},
    PageText{"game", QT_TRANSLATE_NOOP("PageWords", "Game")},
    PageText{"players", QT_TRANSLATE_NOOP("PageWords", "Players")},
    PageText{"turnLimit", QT_TRANSLATE_NOOP("PageWords", "Time for a turn")},
    PageText{"mayWatch", QT_TRANSLATE_NOOP("PageWords", "Others may watch")},
    PageText{"expertHints", QT_TRANSLATE_NOOP("PageWords", "Expert hints")},
    PageText{"allRules", QT_TRANSLATE_NOOP("PageWords", "All rules")},
    PageText{"fewerRules", QT_TRANSLATE_NOOP("PageWords", "Fewer rules")},
    PageText{"less", QT_TRANSLATE_NOOP("PageWords", "Less")},
    PageText{"more", QT_TRANSLATE_NOOP("PageWords", "More")},
    PageText{"toTable", QT_TRANSLATE_NOOP("PageWords", "Back to the table")},
    // The table.
    PageText{"table", QT_TRANSLATE_NOOP("PageWords", "Table")},
    PageText{"hand", QT_TRANSLATE_NOOP("PageWords", "Your hand")},
    PageText{"hint", QT_TRANSLATE_NOOP("PageWords", "Hint")},
    PageText{"tryThis", QT_TRANSLATE_NOOP("PageWords", "Try this")},
    PageText{"drawn", QT_TRANSLATE_NOOP("PageWords", "Drawn")},
    PageText{"clear", QT_TRANSLATE_NOOP("PageWords", "Clear all")},
    PageText{"lastRound", QT_TRANSLATE_NOOP("PageWords", "The last trick or round")},
    PageText{"oneMoment", QT_TRANSLATE_NOOP("PageWords", "One moment …")},
    PageText{"publicCards", QT_TRANSLATE_NOOP("PageWords", "Public cards")},
    PageText{"yourDiscards", QT_TRANSLATE_NOOP("PageWords", "Your discards")},
    PageText{"tapPile", QT_TRANSLATE_NOOP("PageWords", "Tap a pile to aim")},
    PageText{"justNow", QT_TRANSLATE_NOOP("PageWords", "Just now")},
    PageText{"raceTo", QT_TRANSLATE_NOOP("PageWords", "Race to %1")},
    PageText{"ofTarget", QT_TRANSLATE_NOOP("PageWords", "of %1")},
    PageText{"meldsByTrump", QT_TRANSLATE_NOOP("PageWords", "Your melds, by trump")},
    PageText{"bid", QT_TRANSLATE_NOOP("PageWords", "bid")},
    PageText{"firstBid", QT_TRANSLATE_NOOP("PageWords", "First bid: %1")},
    PageText{"tenLess", QT_TRANSLATE_NOOP("PageWords", "Ten less")},
    PageText{"tenMore", QT_TRANSLATE_NOOP("PageWords", "Ten more")},
    PageText{"yourCard", QT_TRANSLATE_NOOP("PageWords", "your card")},
    PageText{"joinNext", QT_TRANSLATE_NOOP("PageWords", "Join the next game")},
    PageText{"play", QT_TRANSLATE_NOOP("PageWords", "Play")},
    PageText{"pause", QT_TRANSLATE_NOOP("PageWords", "Pause")},
    PageText{"oneMove", QT_TRANSLATE_NOOP("PageWords", "One move on")},
    PageText{"moveBack", QT_TRANSLATE_NOOP("PageWords", "One move back")},
    PageText{"agree", QT_TRANSLATE_NOOP("PageWords", "Agree")},
    PageText{"notNow", QT_TRANSLATE_NOOP("PageWords", "Not now")},
    // What lies over the table.
    PageText{"close", QT_TRANSLATE_NOOP("PageWords", "Close")},
    PageText{"menu", QT_TRANSLATE_NOOP("PageWords", "Menu")},
    PageText{"chat", QT_TRANSLATE_NOOP("PageWords", "Chat")},
    PageText{"log", QT_TRANSLATE_NOOP("PageWords", "Log")},
    PageText{"noLog", QT_TRANSLATE_NOOP("PageWords", "Nothing has happened yet.")},
    PageText{"noMessages", QT_TRANSLATE_NOOP("PageWords", "No messages yet.")},
    PageText{"writeHere", QT_TRANSLATE_NOOP("PageWords", "Write to the table")},
    PageText{"send", QT_TRANSLATE_NOOP("PageWords", "Send")},
    PageText{"tapBack", QT_TRANSLATE_NOOP("PageWords", "Tap to go back to your cards")},
    PageText{"seatsAndOptions", QT_TRANSLATE_NOOP("PageWords", "Seats and options")},
    PageText{"takeBreak", QT_TRANSLATE_NOOP("PageWords", "Take a break")},
    PageText{"takeBack", QT_TRANSLATE_NOOP("PageWords", "Take the last move back")},
    PageText{"rules", QT_TRANSLATE_NOOP("PageWords", "Rules")},
    PageText{"openHands", QT_TRANSLATE_NOOP("PageWords", "Open all hands")},
    PageText{"closeHands", QT_TRANSLATE_NOOP("PageWords", "Close the hands")},
    PageText{"handOrder", QT_TRANSLATE_NOOP("PageWords", "Order of the hand")},
    PageText{"vibrateOnTurn", QT_TRANSLATE_NOOP("PageWords", "Vibrate on my turn")},
    PageText{"darkTable", QT_TRANSLATE_NOOP("PageWords", "Dark colours")},
    PageText{"fourColours", QT_TRANSLATE_NOOP("PageWords", "Four colours for suits")},
    PageText{"leaveTable", QT_TRANSLATE_NOOP("PageWords", "Leave the table")},
    PageText{"leave", QT_TRANSLATE_NOOP("PageWords", "Leave")},
    PageText{"leaveTonight", QT_TRANSLATE_NOOP("PageWords", "Leave for tonight")},
    PageText{"goOn", QT_TRANSLATE_NOOP("PageWords", "Go on with the game")},
    PageText{"goesOnIn", QT_TRANSLATE_NOOP("PageWords", "The game goes on in %1")},
    PageText{"lostConnection", QT_TRANSLATE_NOOP("PageWords", "%1 lost the connection")},
    PageText{"waitFor", QT_TRANSLATE_NOOP("PageWords", "Wait for %1")},
    PageText{"letBot", QT_TRANSLATE_NOOP("PageWords", "Let a bot play")},
    PageText{"password", QT_TRANSLATE_NOOP("PageWords", "Password")},
    PageText{"enter", QT_TRANSLATE_NOOP("PageWords", "Enter")},
    PageText{"result", QT_TRANSLATE_NOOP("PageWords", "Result")},
    PageText{"thisEvening", QT_TRANSLATE_NOOP("PageWords", "This evening")},
    PageText{"clubs", QT_TRANSLATE_NOOP("PageWords", "Clubs")},
    PageText{"aces", QT_TRANSLATE_NOOP("PageWords", "Aces")},
    PageText{"jacks", QT_TRANSLATE_NOOP("PageWords", "Jacks")},
    PageText{"surs", QT_TRANSLATE_NOOP("PageWords", "Surs")},
    PageText{"round", QT_TRANSLATE_NOOP("PageWords", "Round")},
    PageText{"total", QT_TRANSLATE_NOOP("PageWords", "Total")},
    // A finished game, watched again.
    PageText{"watchAgain", QT_TRANSLATE_NOOP("PageWords", "Watch again")},
    PageText{"replay", QT_TRANSLATE_NOOP("PageWords", "Replay")},
    PageText{"leaveReplay", QT_TRANSLATE_NOOP("PageWords", "Leave the replay")},
    PageText{"placeInGame", QT_TRANSLATE_NOOP("PageWords", "Place in the game")},
    PageText{"whoseTable", QT_TRANSLATE_NOOP("PageWords", "Whose table is shown")},
    PageText{"allHands", QT_TRANSLATE_NOOP("PageWords", "All hands")},
    PageText{"asPlayer", QT_TRANSLATE_NOOP("PageWords", "As %1")},
    PageText{"speed", QT_TRANSLATE_NOOP("PageWords", "Speed")},
    PageText{"review", QT_TRANSLATE_NOOP("PageWords", "Review")},
    PageText{"stop", QT_TRANSLATE_NOOP("PageWords", "Stop")},
    PageText{"played", QT_TRANSLATE_NOOP("PageWords", "Played")},
    PageText{"expert", QT_TRANSLATE_NOOP("PageWords", "Expert")},
    PageText{"expertSays", QT_TRANSLATE_NOOP("PageWords", "Expert: %1")},
    PageText{"expertWould", QT_TRANSLATE_NOOP("PageWords", "Expert would play")},
    PageText{"nextCostly", QT_TRANSLATE_NOOP("PageWords", "Next costly move")},
    PageText{"stepToDecision", QT_TRANSLATE_NOOP("PageWords", "Step to a decision, or go to the next costly move.")},
    // The connection.
    PageText{"connectionLost", QT_TRANSLATE_NOOP("PageWords", "Connection lost")},
    PageText{"serverStopped", QT_TRANSLATE_NOOP("PageWords", "The server has been stopped")},
    PageText{"lostText",
             QT_TRANSLATE_NOOP("PageWords",
                               "Your seat is safe. If this takes longer, a bot plays for you until you are back.")},
    PageText{"reconnecting", QT_TRANSLATE_NOOP("PageWords", "Trying again …")},
    PageText{"tryNow", QT_TRANSLATE_NOOP("PageWords", "Try now")},
};

}  // namespace

bool PageWords::rightToLeft() const {
  return QLocale{m_language}.textDirection() == Qt::RightToLeft;
}

QVariantMap PageWords::texts() const {
  QVariantMap texts;
  for (const PageText& one : kTexts)
    texts.insert(QLatin1StringView{one.name}, QCoreApplication::translate("PageWords", one.text));
  return texts;
}

QVariantList PageWords::languages() const {
  QVariantList all;
  for (const window::Language& language : window::languages())
    all << QVariantMap{{QStringLiteral("code"), language.code}, {QStringLiteral("name"), language.name}};
  return all;
}

void PageWords::retranslate(const QString& code) {
  m_language = code;
  Q_EMIT changed();
}

}  // namespace cardroom::web
