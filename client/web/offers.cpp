#include "client/web/offers.h"

#include "client/models/application.h"
#include "client/web/page_words.h"

namespace cardroom::web {

using namespace window;

const std::vector<Offer>& offers() {
  static const std::vector<Offer> all{
      {.type = &Application::staticMetaObject,
       .functions = {"show", "back", "setPersonPicture", "begin", "rulesOf"},
       .told = {"told", "withdrawn", "announced"},
       .hidden = {"goOn", "games"}},
      {.type = &Ways::staticMetaObject,
       .functions = {"host", "joinNearby", "leaveTable", "leaveForTonight", "askToLeave", "tryNow", "invite",
                     "watchGame"}},
      {.type = &Preferences::staticMetaObject, .settings = {"light", "fourColours", "language", "handOrder"}},
      {.type = &Dialogs::staticMetaObject, .functions = {"answer", "acknowledge", "secondary"}},
      {.type = &ConnectionState::staticMetaObject},
      {.type = &RowList::staticMetaObject, .hidden = {"count"}},
      // The set-up of a table.
      {.type = &TableSetup::staticMetaObject, .functions = {"primary"}},
      {.type = &TableOptions::staticMetaObject,
       .functions = {"changeKind", "setRule", "setPassword"},
       .settings = {"tableName", "seatCount", "turnLimitSeconds", "watchable", "expertHints"}},
      {.type = &SetupPeople::staticMetaObject, .functions = {"setBot", "clearSeat", "removeOther", "letBack", "sitAt"}},
      {.type = &InvitationModel::staticMetaObject, .functions = {"copyPage"}},
      // The table.
      {.type = &TableController::staticMetaObject},
      {.type = &BreakModel::staticMetaObject, .functions = {"ask", "decline", "goOn", "waitForMissing"}},
      {.type = &ChatModel::staticMetaObject, .functions = {"say", "sayPhrase", "react", "mute", "seen"}},
      {.type = &ChoiceModel::staticMetaObject,
       .functions = {"select", "clearSelection", "consider", "aimAt", "aimNext", "play", "playAt", "act"},
       .told = {"refused"}},
      {.type = &ClockModel::staticMetaObject},
      {.type = &FairModel::staticMetaObject},
      {.type = &LastModel::staticMetaObject, .functions = {"show", "hide"}},
      {.type = &PaceModel::staticMetaObject, .functions = {"letPlay", "letOnePlay"}},
      {.type = &PeopleModel::staticMetaObject, .functions = {"sitDown"}},
      {.type = &ResultModel::staticMetaObject, .functions = {"show", "goOn"}},
      {.type = &TakeBackModel::staticMetaObject, .functions = {"takeBack", "decline"}},
      {.type = &TurnModel::staticMetaObject, .functions = {"primary", "hint", "again", "goOn"}},
      {.type = &PageWords::staticMetaObject},
      // A finished game, watched again.
      {.type = &ReplayModel::staticMetaObject,
       .functions = {"step", "goTo", "scrub", "leap", "leapToMark", "beginReview", "leapToCostly", "faster"},
       .settings = {"playing", "eyes"},
       .hidden = {"connection", "aside"}},
      {.type = &ReviewModel::staticMetaObject, .functions = {"stop"}},
      // The games: whatever a kind's own page may call.
      {.type = &GameModel::staticMetaObject, .allFunctions = true},
  };
  return all;
}

}  // namespace cardroom::web
