#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/request_tags.h"

namespace cardroom::window {

/// What the server said last of the table that is set up.
struct SetupNow {
  std::optional<table::v1::TableUpdate> table;  ///< Without cards; empty: we are at none.
  TableRequests requests;

  /// Empty without a table.
  const table::v1::TableUpdate& update() const { return table ? *table : table::v1::TableUpdate::default_instance(); }
  bool owner() const { return update().owner(); }
  /// No game is under way.
  bool between() const { return update().phase() == table::v1::PHASE_GATHERING; }
  /// Seats, kind, rules and options, by us.
  bool canChange() const { return owner() && between() && !update().not_a_fair_deal(); }
  /// Ourselves, where we have a seat.
  const table::v1::Person* self() const;
  int openSeats() const;
  /// Asks the server for what `fill` writes.
  template <class Fill>
  client::RequestTag ask(Fill fill) {
    return requests.ask(fill);
  }
  /// Asks for other settings; `change` fills them.
  template <class Change>
  client::RequestTag changeSettings(Change change) {
    return ask([&](auto& message) { change(*message.mutable_change_settings()); });
  }
};

/// A part of the set-up page, for QML: everything is asked of the server at once, and shown as the server says it. GUI
/// thread.
class SetupPart : public QObject {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  /// `now` outlives it.
  SetupPart(SetupNow& now, QObject* parent) : QObject{parent}, m_now{now} {}

 Q_SIGNALS:
  void changed();
  void retranslated();
  /// For a toast, styled text: a refusal, "Link copied".
  void told(const QString& text, const QString& icon);
  void announced(const QString& sentence);

 protected:
  SetupNow& m_now;
};

}  // namespace cardroom::window
