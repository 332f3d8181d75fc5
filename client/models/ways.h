#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include "client/core/address.h"
#include "client/core/client_io.h"
#include "client/models/gadget_field.h"
#include "common/classic/property_words.h"

namespace cardroom::window {

class Application;
struct TableNear;

/// What the person may request on the way to a table, from it and back. This class only changes the page, for pictures
/// and tests of the pages; the window has a Journey. GUI thread.
class Ways : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  /// `app` outlives it.
  explicit Ways(Application& app);

  /// On the way to a table: "Starting a server …", "Joining Kitchen table …"; empty: not on the way.
  CARDROOM_VALUE(QString, underWay, showUnderWay);
  /// A seat of ours waits, possibly at the table that goes on while another page is shown: "Kitchen table. A bot holds
  /// your seat."; empty: none.
  CARDROOM_VALUE(QString, waitingSeat, showWaitingSeat);
  /// Warnings about the property file that is played, one a line, in English, until the person has read them.
  CARDROOM_VALUE(QStringList, remarks, showRemarks);

  Q_INVOKABLE virtual void playNow(const QString& kind);
  Q_INVOKABLE virtual void host(const QString& kind);
  /// Joins the table in that row of the nearby tables. `watch`: without taking a seat.
  Q_INVOKABLE void joinNearby(int row, bool watch = false);
  /// Joins a table by a link, or by an address that was typed. False: it is neither (to be said beside the field).
  Q_INVOKABLE bool join(const QString& linkOrAddress);
  /// Shows how others can join this table. A private one is first opened to the network, if its owner agrees.
  Q_INVOKABLE void invite();
  /// Plays a property file: a path, absolute or from the home folder ("~/"), or the URL of a file that was dropped.
  /// Errors in the file are shown as a trouble. False: the path is not valid.
  Q_INVOKABLE bool openFile(const QString& pathOrUrl);
  /// Returns to the seat that waits.
  Q_INVOKABLE virtual void takeWaitingSeat() {}
  /// Gives the waiting seat up.
  Q_INVOKABLE virtual void forgetWaitingSeat() {}
  /// Leaves the table; in the middle of a game it asks first. On the way to a table: gives up and goes home.
  Q_INVOKABLE virtual void leaveTable();
  /// The same, but always asks first.
  Q_INVOKABLE virtual void askToLeave() { leaveTable(); }
  /// Ends our own server's table for all; elsewhere the same as leaveTable().
  Q_INVOKABLE virtual void closeTable() { leaveTable(); }
  Q_INVOKABLE void tryNow() { step(client::TryNow{}); }
  Q_INVOKABLE void dismissRemarks() { showRemarks({}); }
  /// The window wants to close. True: it may; false: a question is asked first, or others are told; Application's
  /// signal closing() follows.
  Q_INVOKABLE virtual bool mayClose() { return true; }

  /// Does what the program was started for. Precondition: the person has a name.
  virtual void start() {}
  /// The page or the language has changed.
  virtual void follow() {}
  /// Sends an input to the client: a request, or a new name.
  virtual void step(client::Input input);
  virtual void joinTable(TableNear table, bool watch);
  virtual void joinAt(const client::Invitation& where);
  /// Plays a property file on a server for this window alone, which ends when the person leaves its table.
  /// `closesWindow`: the window then closes, too.
  virtual void play(PropertyFileWords file, bool closesWindow);

 protected:
  Application& m_app;
};

}  // namespace cardroom::window
