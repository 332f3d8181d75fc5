#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <optional>
#include <utility>

#include "client/core/client_io.h"
#include "client/models/gadget_field.h"
#include "client/models/setup/invitation_model.h"
#include "client/models/table/table_controller.h"

namespace cardroom::window {

/// A seat while people gather, in large type.
struct TvSeat {
  CARDROOM_GADGET(tvSeat)
  CARDROOM_FIELD(QString, name) = {};  ///< Empty for a free seat.
  CARDROOM_FIELD(QString, line) = {};  ///< "Hosts this table", "Clever bot", "Getting ready …".
  CARDROOM_FIELD(QString, picture) = {};
  CARDROOM_FIELD(QString, botType) = {};
  CARDROOM_FIELD(bool, owner) = false;
  CARDROOM_FIELD(bool, ready) = false;
  CARDROOM_FIELD(bool, open) = false;
  CARDROOM_FIELD(QString, spoken) = {};  ///< The seat in one sentence.
  friend bool operator==(const TvSeat&, const TvSeat&) = default;
};

/// Our table as a room sees it on a large screen: what a spectator sees, even if we have a seat. GUI thread.
class TvModel : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  /// Holds only what a spectator is shown: no hidden cards, no seat of ours, no question to us.
  CARDROOM_PART(cardroom::window::TableController, table)
  /// The table is on the screen; false before show(), and after leave().
  CARDROOM_VALUE(bool, open, showOpen);
  /// The window was opened for the TV alone, and closes when the person leaves it.
  CARDROOM_VALUE(bool, closesWindow, showClosesWindow);
  CARDROOM_READ(QString, playedText, changed);  ///< "Lucky Thirteen, 4 players, 30 seconds a turn"
  CARDROOM_READ(QList<cardroom::window::TvSeat>, seats, changed);
  CARDROOM_READ(QString, readyText, changed);    ///< "2 of 4 are ready"
  CARDROOM_READ(QString, waitingText, changed);  ///< "Waiting for Selma and one more. Then it starts by itself."
  CARDROOM_READ(bool, full, changed);            ///< No seat is free or has a bot whose place a person could take.
  /// The link in the QR code; empty: nobody else can join, or the page is not ready yet.
  CARDROOM_READ(QString, joinLink, changed);
  CARDROOM_READ(QString, joinAddress, changed);  ///< To be typed: "192.168.1.7:7380".
  /// The QR code and the address are for a browser; otherwise they are for people who have Cardroom.
  CARDROOM_READ(bool, joinsByPage, changed);
  CARDROOM_READ(QString, joinText, changed);  ///< Beside the small code: "Join on your phone".
  CARDROOM_READ(QString, scanText, changed);  ///< Above the large address: "Scan with your phone’s camera, or type".

  /// `source` and `invitation` must outlive this object.
  TvModel(Preferences* preferences, const TableController& source, const InvitationModel& invitation,
          QObject* parent = nullptr);

  /// The label of the button that puts the table on the screen; empty: that is not possible now.
  CARDROOM_READ(QString, offerText, changed);
  /// To show the table, we would give up our seat but keep the table, as its owner can between games.
  bool standsUp() const;

  /// Puts the table on the screen, as it stands.
  void show();
  /// The table leaves the screen.
  void leave();
  /// Shows this page's address when the server itself does not know one, because a gateway elsewhere serves it.
  void setPage(const QString& link);
  /// Updates all wording when the language changes.
  void retranslate();

 Q_SIGNALS:
  void changed();

 private:
  void follow(const client::TableChanged& change, client::Instant now);

  const TableController& m_source;
  const InvitationModel& m_invitation;
  TableController* m_table;
  QString m_page;  ///< Given from outside; empty: none.
};

}  // namespace cardroom::window
