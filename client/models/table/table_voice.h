#pragma once

#include <QObject>
#include <QString>
#include <cstdint>

#include "client/models/gadget_field.h"
#include "client/models/game_model.h"

namespace cardroom::window {

struct TableNow;

/// What the table announces: by screen readers, sounds and toasts. GUI thread.
class TableVoice : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  TableVoice(const TableNow& now, QObject* parent);

  /// Does nothing for an empty sentence.
  void announce(const QString& sentence);
  /// Says why something cannot be done, in plain words.
  void refuse(const QString& words);
  /// Withdraws a refusal that belongs to an earlier decision.
  void forgetOldRefusal();
  /// The table is gone: its refusals need no withdrawal.
  void clear();
  /// Announces what has changed since that update about people, seats and settings.
  void tellNews(const table::v1::TableUpdate& before);
  /// Announces what has happened in the game. `back`: while we were away.
  void tellHappenings(const QList<Happening>& happenings, bool back);

 Q_SIGNALS:
  /// For the live region of screen readers, one sentence each.
  void announced(const QString& sentence);
  /// "deal", "place", "your-turn", "last-seconds", "illegal", "chat", "win", "other-wins", "lost", "back" ...
  void heard(const QString& sound);
  /// A sentence for a toast, styled text: a refusal, a hint, news of the person's own seat.
  void told(const QString& text, const QString& icon);
  /// The toast of a refusal from a turn that is over is to be withdrawn.
  void withdrawn(const QString& text);

 private:
  void tellMeanwhile(const QStringList& sentences);

  const TableNow& m_now;
  QString m_refusal{};            ///< As announced; empty: none, or it is withdrawn.
  std::uint64_t m_refusedAt = 0;  ///< Our decision at that time; 0: none.
};

}  // namespace cardroom::window
