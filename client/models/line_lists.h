#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <cstdint>

#include "client/models/row_list.h"

namespace cardroom::window {

/// One line of the log: a thing that a person cares about.
struct LogLine {
  QString heading{};  ///< "Round 3": the group it stands in.
  QString who{};      ///< "You", "Jonas"; may be empty.
  /// Styled text after the name: "drew, discarded <b>10♥</b>", cards in the colours "suit-hearts" ... (see
  /// card_words.h).
  QString text{};
  QString plain{};    ///< The whole line as one sentence, for a screen reader.
  QString justNow{};  ///< Styled text for the corner of the table, without colours: "<b>Jonas</b> discarded
                      ///< <b>10♥</b>"; may be empty.
  QString cardKey{};  ///< Of the card on the table that it is about; empty: none.
  friend bool operator==(const LogLine&, const LogLine&) = default;
};

/// The log of the game, oldest first. Lines are only ever added or, with a new game, all replaced; the last one may
/// still grow ("drew K♣" becomes "drew K♣, discarded 9♦").
class LogList : public RowList {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by TableController")
  /// The last three things that happened, newest first, styled.
  Q_PROPERTY(QStringList justNow READ justNow NOTIFY justNowChanged FINAL)

 public:
  enum Role { HeadingRole = Qt::UserRole + 1, WhoRole, TextRole, PlainRole, CardKeyRole };

  using RowList::RowList;
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  void show(QList<LogLine> lines);
  QStringList justNow() const;
  const QList<LogLine>& lines() const { return m_lines; }

 Q_SIGNALS:
  void justNowChanged();

 private:
  QList<LogLine> m_lines;
};

/// One line of chat.
struct ChatLine {
  std::uint64_t number = 0;  ///< Counts the lines of the table.
  int seat = -1;             ///< -1: a watcher.
  QString name{};
  QString text{};  ///< A phrase in the reader's language, or what was written; plain text.
  bool you = false;
  friend bool operator==(const ChatLine&, const ChatLine&) = default;
};

/// What people have said at this table, oldest first.
class ChatList : public RowList {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by TableController")

 public:
  enum Role { SeatRole = Qt::UserRole + 1, NameRole, TextRole, YouRole };

  using RowList::RowList;
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  void show(QList<ChatLine> lines);

 private:
  QList<ChatLine> m_lines;
};

}  // namespace cardroom::window
