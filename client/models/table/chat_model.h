#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <deque>
#include <string>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/core/client_io.h"
#include "client/core/muted.h"
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
  /// react() takes an index into this list.
  CARDROOM_READ(QList<cardroom::window::ReactionChoice>, reactions, retranslated);
  /// The others at the table, each of whom can be muted.
  CARDROOM_READ(QList<cardroom::window::Speaker>, speakers, speakersChanged) { return m_speakers; }
  /// "You muted Selma."; empty if nobody is muted.
  CARDROOM_READ(QString, mutedText, speakersChanged);

  ChatModel(const TableShared& table, QObject* parent);

  Q_INVOKABLE void say(const QString& text);
  Q_INVOKABLE void sayPhrase(int index);
  Q_INVOKABLE void react(int index);
  /// Mutes that person at this table, or unmutes them. What a muted person says is neither shown nor read out to us.
  Q_INVOKABLE void mute(const QString& id, bool muted);
  Q_INVOKABLE void seen();

  // Called by TableController.
  /// The people at the table have changed. `otherTable`: this is another table, where nobody is muted.
  void follow(bool otherTable);
  /// The spectators have changed.
  void showWatchers(const QStringList& names);
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
  /// `icon`: the drawing of a reaction, which has no text; otherwise empty.
  void said(int seat, const QString& text, const QString& icon);
  void speakersChanged();

 private:
  void showLines();
  /// Keeps muted people muted when their names change.
  void followMuted();
  void showSpeakers();

  ChatList* m_lines;
  client::Muted m_muted;
  QList<Speaker> m_speakers;
  std::vector<std::string> m_watchers;
  std::deque<table::v1::ChatLine> m_chat;
  QHash<client::RequestTag, QString> m_saying;  ///< Lines that were sent but have not been answered yet.
  int m_unread = 0;
};

}  // namespace cardroom::window
