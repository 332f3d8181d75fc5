#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window {

/// One line of the log: a thing that a person cares about.
struct LogLine {
  QString heading;  ///< "Round 3": the group it stands in.
  QString who;      ///< "You", "Jonas"; may be empty.
  QString text;     ///< Styled text after the name: "drew, discarded <b>10♥</b>"; cards in their colours (`suit-red`).
  QString plain;    ///< The whole line as one sentence, for a screen reader and for "Just now".
  QString cardKey;  ///< Of the card on the table that it is about; empty: none.
  friend bool operator==(const LogLine&, const LogLine&) = default;
};

/// The log of the game, oldest first. Lines are only ever added or, with a new game, all replaced; the last one may
/// still grow ("drew K♣" becomes "drew K♣, discarded 9♦").
class LogList : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by TableController")
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

 public:
  enum Role { HeadingRole = Qt::UserRole + 1, WhoRole, TextRole, PlainRole, CardKeyRole };

  using QAbstractListModel::QAbstractListModel;
  int count() const { return static_cast<int>(m_lines.size()); }
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  void show(QList<LogLine> lines);
  const QList<LogLine>& lines() const { return m_lines; }

 Q_SIGNALS:
  void countChanged();

 private:
  QList<LogLine> m_lines;
};

/// One line of chat.
struct ChatLine {
  int seat = -1;  ///< -1: a watcher.
  QString name;
  QString text;  ///< A phrase in the reader's language, or what was written; plain text.
  bool you = false;
  friend bool operator==(const ChatLine&, const ChatLine&) = default;
};

/// What people have said at this table, oldest first.
class ChatList : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by TableController")
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

 public:
  enum Role { SeatRole = Qt::UserRole + 1, NameRole, TextRole, YouRole };

  using QAbstractListModel::QAbstractListModel;
  int count() const { return static_cast<int>(m_lines.size()); }
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  void show(QList<ChatLine> lines);

 Q_SIGNALS:
  void countChanged();

 private:
  QList<ChatLine> m_lines;
};

}  // namespace cardroom::window
