#pragma once

#include <QObject>
#include <QString>
#include <cstdint>

#include "client/models/gadget_field.h"
#include "client/models/game_model.h"

namespace cardroom::window {

struct TableNow;

/// What the table tells: to screen readers, to the ears, in toasts. GUI thread.
class TableVoice : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  TableVoice(const TableNow& now, QObject* parent);

  /// Nothing happens for an empty sentence.
  void announce(const QString& sentence);
  /// Why something cannot be done, in plain words.
  void refuse(const QString& words);
  /// A refusal that belongs to a decision before this one is withdrawn.
  void forgetOldRefusal();
  /// The table is gone: what was refused there needs no withdrawal.
  void clear();
  /// What has changed since that update about people, seats and settings.
  void tellNews(const table::v1::TableUpdate& before);
  /// What has happened in the game. `back`: while we were away.
  void tellHappenings(const QList<Happening>& happenings, bool back);

 Q_SIGNALS:
  /// For the live region of screen readers, one sentence each.
  void announced(const QString& sentence);
  /// "deal", "place", "your-turn", "last-seconds", "illegal", "chat", "win", "other-wins", "lost", "back" ...
  void heard(const QString& sound);
  /// A sentence for a toast, styled text: a refusal, a hint, what happened to one's seat.
  void told(const QString& text, const QString& icon);
  /// A refusal that was told belongs to a turn that is over.
  void withdrawn(const QString& text);

 private:
  void tellMeanwhile(const QStringList& sentences);

  const TableNow& m_now;
  QString m_refusal{};            ///< As it was told; empty: none, or it is withdrawn.
  std::uint64_t m_refusedAt = 0;  ///< The decision that was ours then; 0: none.
};

}  // namespace cardroom::window
