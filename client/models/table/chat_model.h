#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <deque>

#include "cardroom/table/v1/table.pb.h"
#include "client/core/client_io.h"
#include "client/models/line_lists.h"
#include "client/models/table/table_part.h"

namespace cardroom::window {

/// What people say at the table. GUI thread.
class ChatModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  CARDROOM_PART(cardroom::window::ChatList, lines)
  /// The number of new lines since seen().
  CARDROOM_READ(int, unread, unreadChanged) { return m_unread; }
  /// The quick phrases in the person's language; sayPhrase() takes an index into this list.
  CARDROOM_READ(QStringList, phrases, retranslated);

  ChatModel(const TableShared& table, QObject* parent);

  Q_INVOKABLE void say(const QString& text);
  Q_INVOKABLE void sayPhrase(int index);
  Q_INVOKABLE void seen();

  // Called by TableController.
  /// There are new lines; `chat` has all lines that are kept.
  void show(const std::deque<table::v1::ChatLine>& chat, const client::ChatChanged& change);
  /// The request was refused. Returns false if it was not a chat line.
  bool refused(client::RequestTag tag, const QString& words);
  /// The request was answered or given up.
  void done(client::RequestTag tag) { m_saying.remove(tag); }
  void clear();
  void retranslate();

 Q_SIGNALS:
  void unreadChanged();
  void retranslated();
  /// One of our lines was refused, for the reason `why`.
  void notSaid(const QString& text, const QString& why);
  /// Somebody has said something, which is shown in a bubble at their plaque for 4 s. `seat` -1: a spectator.
  void said(int seat, const QString& text);

 private:
  void showLines();

  ChatList* m_lines;
  std::deque<table::v1::ChatLine> m_chat;
  QHash<client::RequestTag, QString> m_saying;  ///< Lines that were sent but have not been answered yet.
  int m_unread = 0;
};

}  // namespace cardroom::window
