#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/request_tags.h"

namespace cardroom::window {

/// The last known state of the table being set up.
struct SetupNow {
  std::optional<table::v1::TableUpdate> table;  ///< Without cards; empty if we are not at a table.
  TableRequests requests;

  /// An empty update if there is no table.
  const table::v1::TableUpdate& update() const { return table ? *table : table::v1::TableUpdate::default_instance(); }
  bool owner() const { return update().owner(); }
  /// No game is in progress.
  bool between() const { return update().phase() == table::v1::PHASE_GATHERING; }
  /// Whether we may change seats, kind, rules and options.
  bool canChange() const { return owner() && between() && !update().not_a_fair_deal(); }
  /// Our own entry; null if we have no seat.
  const table::v1::Person* self() const;
  int openSeats() const;
  /// Sends a request to the server; `fill` fills it in.
  template <class Fill>
  client::RequestTag ask(Fill fill) {
    return requests.ask(fill);
  }
  /// Requests a settings change; `change` fills it in.
  template <class Change>
  client::RequestTag changeSettings(Change change) {
    return ask([&](auto& message) { change(*message.mutable_change_settings()); });
  }
};

/// A part of the set-up page, for QML: every change is requested from the server at once, and the server's update shows
/// the result. GUI thread.
class SetupPart : public QObject {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  /// `now` must outlive this object.
  SetupPart(SetupNow& now, QObject* parent) : QObject{parent}, m_now{now} {}

 Q_SIGNALS:
  void changed();
  void retranslated();
  /// Styled text for a toast: a refusal, "Link copied".
  void told(const QString& text, const QString& icon);
  void announced(const QString& sentence);

 protected:
  SetupNow& m_now;
};

}  // namespace cardroom::window
