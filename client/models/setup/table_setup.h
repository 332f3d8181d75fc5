#pragma once

#include <QString>

#include "client/models/gadget_field.h"
#include "client/models/setup/invitation_model.h"
#include "client/models/setup/setup_people.h"
#include "client/models/setup/table_options.h"

namespace cardroom::client {
struct Table;
}

namespace cardroom::window {

class Preferences;

/// The set-up page of our table, or of somebody else's, before and between games; people may join meanwhile. Each part
/// of the page has its own object. GUI thread.
class TableSetup : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  TableSetup(Preferences* preferences, TableRequests::AskServer ask, QObject* parent = nullptr);

  CARDROOM_PART(cardroom::window::TableOptions, options)
  CARDROOM_PART(cardroom::window::SetupPeople, people)
  CARDROOM_PART(cardroom::window::InvitationModel, invitation)
  /// If false, everything is shown but nothing can be changed.
  CARDROOM_READ(bool, owner, changed) { return m_now.owner(); }
  /// The owner's name; empty while nobody owns the table.
  CARDROOM_READ(QString, ownerName, changed);
  CARDROOM_READ(QString, kind, changed) { return QString::fromStdString(m_now.update().settings().kind()); }
  /// The owner may change seats, kind, rules and options between games; during a game nobody may.
  CARDROOM_READ(bool, canChange, changed) { return m_now.canChange(); }
  /// We have a seat, in this game or the next one.
  CARDROOM_READ(bool, seated, changed) { return m_now.update().has_seat() || m_now.update().has_next_seat(); }
  /// "Waiting for one more. The game starts by itself when all seats are taken."
  CARDROOM_READ(QString, waitingFor, changed);
  /// "Add a bot and start", "Start", "Play again" ...; empty: there is nothing to do but wait.
  CARDROOM_READ(QString, primaryText, changed);
  Q_INVOKABLE void primary();

  // Called by Application.
  /// The table was updated; null: it is gone.
  void tableChanged(const client::Table* table);
  /// Handles the answer to a request, or the notice that there will be none. Returns false if the request is not ours.
  bool answered(const client::Answered& answer);
  bool givenUp(const client::GivenUp& notice);
  void retranslate();

 Q_SIGNALS:
  void changed();
  /// Styled text for a toast: a refusal, "Link copied".
  void told(const QString& text, const QString& icon);
  void announced(const QString& sentence);

 private:
  Preferences* m_preferences;
  SetupNow m_now;
  TableOptions* m_options;
  SetupPeople* m_people;
  InvitationModel* m_invitation;
};

}  // namespace cardroom::window
