#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <cstdint>

#include "client/models/gadget_field.h"
#include "client/models/row_list.h"

namespace cardroom::window {

/// One log line, for one noteworthy event.
struct LogLine {
  CARDROOM_GADGET(logLine)
  CARDROOM_FIELD(QString, heading) = {};  ///< "Round 3": the section that the line belongs to.
  CARDROOM_FIELD(QString, who) = {};      ///< "You", "Jonas"; may be empty.
  /// Styled text after the name: "drew, discarded <b>10♥</b>", with cards in colours such as "suit-hearts" (see
  /// card_words.h).
  CARDROOM_FIELD(QString, text) = {};
  CARDROOM_FIELD(QString, plain) = {};  ///< The whole line as one sentence, for a screen reader.
  QString justNow{};  ///< Styled text for the corner of the table, without colours: "<b>Jonas</b> discarded
                      ///< <b>10♥</b>"; may be empty.
  CARDROOM_FIELD(QString, cardKey) = {};  ///< The card on the table that the line is about; empty: none.
  friend bool operator==(const LogLine&, const LogLine&) = default;
};

/// The log of the game, oldest first. Lines are only added, except that a new game replaces them all; the last one may
/// still grow ("drew K♣" becomes "drew K♣, discarded 9♦").
class LogList : public RowList {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  explicit LogList(QObject* parent = nullptr) : RowList{m_lines, parent} {}

  void show(QList<LogLine> lines);
  /// The last three events, newest first, styled.
  CARDROOM_READ(QStringList, justNow, justNowChanged);
  const QList<LogLine>& lines() const { return m_lines; }

 Q_SIGNALS:
  void justNowChanged();

 private:
  QList<LogLine> m_lines;
};

/// One line of chat.
struct ChatLine {
  CARDROOM_GADGET(chatLine)
  std::uint64_t number = 0;        ///< Sequence number of the line at this table.
  CARDROOM_FIELD(int, seat) = -1;  ///< -1: a spectator.
  CARDROOM_FIELD(QString, name) = {};
  CARDROOM_FIELD(QString, text) = {};    ///< A phrase in the reader's language, or a line as typed; plain text.
  CARDROOM_FIELD(QString, icon) = {};    ///< The drawing of a reaction; empty for a line in words.
  CARDROOM_FIELD(QString, spoken) = {};  ///< The whole line as one sentence, for a screen reader.
  CARDROOM_FIELD(bool, you) = false;
  friend bool operator==(const ChatLine&, const ChatLine&) = default;
};

/// Another person at the table who can say something.
struct Speaker {
  CARDROOM_GADGET(speaker)
  CARDROOM_FIELD(QString, id) = {};    ///< For ChatModel::mute().
  CARDROOM_FIELD(QString, name) = {};  ///< As shown.
  CARDROOM_FIELD(int, seat) = -1;      ///< -1: without a seat.
  CARDROOM_FIELD(bool, muted) = false;
  CARDROOM_FIELD(QString, choice) = {};  ///< What can be done: "Mute Selma", "Unmute Selma".
  friend bool operator==(const Speaker&, const Speaker&) = default;
};

/// A reaction that the person can show.
struct ReactionChoice {
  CARDROOM_GADGET(reactionChoice)
  CARDROOM_FIELD(QString, icon) = {};
  CARDROOM_FIELD(QString, text) = {};  ///< "Clap"
};

/// What people have said at this table, oldest first.
class ChatList : public RowList {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  explicit ChatList(QObject* parent = nullptr) : RowList{m_lines, parent} {}

  void show(QList<ChatLine> lines);
  const QList<ChatLine>& lines() const { return m_lines; }

 private:
  QList<ChatLine> m_lines;
};

}  // namespace cardroom::window
