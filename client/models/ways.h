#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <string_view>

#include "client/core/address.h"
#include "client/core/client_io.h"
#include "client/models/gadget_field.h"
#include "common/classic/property_words.h"
#include "common/game/position_words.h"

namespace cardroom::window {

class Application;
struct TableNear;

/// The person's requests to reach a table, leave it and return to it. This base class only changes the page, for
/// screenshots and page tests; the window uses a Journey. GUI thread.
class Ways : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  /// `app` must outlive this object, and is its parent.
  explicit Ways(Application& app);

  /// The current step on the way to a table: "Starting a server …", "Joining Kitchen table …"; empty: not on the way.
  CARDROOM_VALUE(QString, underWay, showUnderWay);
  /// Our current server keeps its tables, so that the person can leave and keep the seat.
  CARDROOM_VALUE(bool, tablesKept, showTablesKept);
  /// Warnings about the property file being played, one per line, in English, until the person dismisses them.
  CARDROOM_VALUE(QStringList, remarks, showRemarks);

  Q_INVOKABLE virtual void playNow(const QString& kind);
  Q_INVOKABLE virtual void host(const QString& kind);
  /// Begins the guided first game of that kind, or continues where the person left off.
  Q_INVOKABLE virtual void learn(const QString& kind);
  /// Joins the nearby table in that row. `watch`: without taking a seat.
  Q_INVOKABLE void joinNearby(int row, bool watch = false);
  /// Joins a table by a link or a typed address. Returns false if the text is neither; the page should say so next to
  /// the field.
  Q_INVOKABLE bool join(const QString& linkOrAddress);
  /// Shows how others can join this table. A private one is first opened to the network, if its owner agrees.
  Q_INVOKABLE void invite();
  /// Shows the table to a room (Application::TvPage). A seat of ours is given up for it if TvModel::standsUp, and
  /// otherwise kept: the table is then shown in a second window.
  Q_INVOKABLE virtual void showOnTv();
  /// Plays a property file, or replays the game of a record (`.cardroom`), given as an absolute path, a path in the
  /// home folder ("~/"), or the URL of a dropped file. Errors in the file are shown as Dialogs::trouble. Returns false
  /// if the path is not valid.
  Q_INVOKABLE bool openFile(const QString& pathOrUrl);
  /// Replays the game of that record: an absolute path, or FairModel::record. If it is one of Application::games, the
  /// person sits at the bottom of the table. Errors are shown as Dialogs::trouble.
  Q_INVOKABLE virtual void watchGame(const QString& file);
  /// Plays on against bots from the decision that the review of Application::replay shows; the replay is shown again
  /// when the person leaves the table. Does nothing if no decision is shown.
  Q_INVOKABLE void playOn();
  /// Deletes that record, one of Application::games; asks first.
  Q_INVOKABLE void deleteGame(const QString& file);
  /// Returns to the seat in that row of Application::goOn, from another table if need be.
  Q_INVOKABLE virtual void goOn(int row);
  /// Gives up the seat in that row of Application::goOn; asks first.
  Q_INVOKABLE void forgetTable(int row);
  /// Leaves the table; asks first in the middle of a game. On the way to a table, gives up and goes home.
  Q_INVOKABLE virtual void leaveTable();
  /// Leaves the table and keeps the seat, so that the table is in Application::goOn. Precondition: tablesKept.
  Q_INVOKABLE virtual void leaveForTonight() { leaveTable(); }
  /// Like leaveTable(), but always asks first.
  Q_INVOKABLE virtual void askToLeave() { leaveTable(); }
  /// On our own server, closes the table for everybody; elsewhere, the same as leaveTable().
  Q_INVOKABLE virtual void closeTable() { leaveTable(); }
  Q_INVOKABLE void tryNow() { step(client::TryNow{}); }
  Q_INVOKABLE void dismissRemarks() { showRemarks({}); }
  /// Called when the window is about to close. Returns true if it may. If false, the person is asked or others are
  /// notified first; Application::closing() is emitted once the window may close.
  Q_INVOKABLE virtual bool mayClose() { return true; }

  /// Does what the command line requests. Precondition: the person has a name.
  virtual void start() {}
  /// Called when the page or the language has changed.
  virtual void follow() {}
  /// Sends an input to the client: a request, or a new name.
  virtual void step(client::Input input);
  virtual void joinTable(TableNear table, bool watch);
  /// Gives up that seat.
  virtual void drop(const client::KeptSeat&) {}
  /// Deletes that record.
  virtual void removeGame(const QString&) {}
  virtual void joinAt(const client::Invitation& where);
  /// Creates a table for others to join on that server.
  virtual void hostAt(const client::Invitation& where);
  /// Plays a property file on a server for this window alone; the server shuts down when the person leaves its table.
  /// `closesWindow`: the window then closes too.
  virtual void play(PropertyFileWords file, bool closesWindow);
  /// Continues a recorded game on a server for this window alone.
  virtual void playFrom(PositionWords position);

 protected:
  /// Replays the game in the content `text` of a record's file. `file`: its path or name; `seat`: the person's. If it
  /// cannot be replayed, the person is told why, and the result is false.
  bool replay(std::string_view text, const QString& file, std::optional<std::uint32_t> seat);

  Application& m_app;
};

}  // namespace cardroom::window
