#pragma once

#include <QString>

#include "client/models/setup/invitation_model.h"
#include "client/models/setup/setup_people.h"
#include "client/models/setup/table_options.h"

namespace cardroom::client {
struct Table;
}

namespace cardroom::window {

class Preferences;

/// The table set-up page: a table of ours (or somebody else's) before a game and between games. Each part of it is an
/// object of its own; people may join meanwhile. GUI thread.
class TableSetup : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by Application")
  Q_PROPERTY(cardroom::window::TableOptions* options READ options CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::SetupPeople* people READ people CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::InvitationModel* invitation READ invitation CONSTANT FINAL)
  Q_PROPERTY(bool owner READ owner NOTIFY changed FINAL)  ///< Otherwise everything is shown and nothing can be changed.
  /// Whose table it is; empty while nobody owns it.
  Q_PROPERTY(QString ownerName READ ownerName NOTIFY changed FINAL)
  Q_PROPERTY(QString kind READ kind NOTIFY changed FINAL)
  /// The owner, between games: seats, kind, rules and options. During a game nobody can.
  Q_PROPERTY(bool canChange READ canChange NOTIFY changed FINAL)
  /// A seat is ours, in the game or for the next one.
  Q_PROPERTY(bool seated READ seated NOTIFY changed FINAL)
  /// "Waiting for one more. The game starts by itself when all seats are taken."
  Q_PROPERTY(QString waitingFor READ waitingFor NOTIFY changed FINAL)
  /// "Add a bot and start", "Start", "Play again" ...; empty: nothing to do but wait.
  Q_PROPERTY(QString primaryText READ primaryText NOTIFY changed FINAL)

 public:
  TableSetup(Preferences* preferences, TableRequests::AskServer ask, QObject* parent = nullptr);

  TableOptions* options() const { return m_options; }
  SetupPeople* people() const { return m_people; }
  InvitationModel* invitation() const { return m_invitation; }
  bool owner() const { return m_now.owner(); }
  QString ownerName() const;
  QString kind() const { return QString::fromStdString(m_now.update().settings().kind()); }
  bool canChange() const { return m_now.canChange(); }
  bool seated() const { return m_now.update().has_seat() || m_now.update().has_next_seat(); }
  QString waitingFor() const;
  QString primaryText() const;
  Q_INVOKABLE void primary();

  // From Application.
  /// The table is newer, or, without one, gone.
  void tableChanged(const client::Table* table);
  /// An answer, or that none comes, to an Ask of ours; false: not ours.
  bool answered(const client::Answered& answer);
  bool givenUp(const client::GivenUp& notice);
  void retranslate();

 Q_SIGNALS:
  void changed();
  /// For a toast, styled text: a refusal, "Link copied".
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
