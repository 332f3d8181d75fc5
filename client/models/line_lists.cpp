#include "client/models/line_lists.h"

#include <algorithm>

namespace cardroom::window {
namespace {

constexpr qsizetype kJustNow = 3;

}  // namespace

int LogList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant LogList::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const LogLine& line = m_lines[index.row()];
  switch (role) {
    case HeadingRole: return line.heading;
    case WhoRole: return line.who;
    case TextRole: return line.text;
    case PlainRole: return line.plain;
    case CardKeyRole: return line.cardKey;
    default: return {};
  }
}

QHash<int, QByteArray> LogList::roleNames() const {
  return {
      {HeadingRole, "heading"}, {WhoRole, "who"}, {TextRole, "text"}, {PlainRole, "plain"}, {CardKeyRole, "cardKey"}};
}

void LogList::show(QList<LogLine> lines) {
  const QStringList before = justNow();
  showRows(m_lines, std::move(lines));
  if (justNow() != before) Q_EMIT justNowChanged();
}

QStringList LogList::justNow() const {
  QStringList lines;
  for (auto line = m_lines.crbegin(); line != m_lines.crend() && lines.size() < kJustNow; ++line)
    if (!line->justNow.isEmpty()) lines << line->justNow;
  return lines;
}

int ChatList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant ChatList::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const ChatLine& line = m_lines[index.row()];
  switch (role) {
    case SeatRole: return line.seat;
    case NameRole: return line.name;
    case TextRole: return line.text;
    case YouRole: return line.you;
    default: return {};
  }
}

QHash<int, QByteArray> ChatList::roleNames() const {
  return {{SeatRole, "seat"}, {NameRole, "name"}, {TextRole, "text"}, {YouRole, "you"}};
}

void ChatList::show(QList<ChatLine> lines) {
  // Only the last lines of a long talk are kept: what is gone at the front goes here too, and the rest stays itself.
  const auto kept = std::ranges::find_if(
      m_lines, [&](const ChatLine& line) { return lines.isEmpty() || line.number >= lines.front().number; });
  if (kept != m_lines.begin()) {
    beginRemoveRows({}, 0, static_cast<int>(kept - m_lines.begin()) - 1);
    m_lines.erase(m_lines.begin(), kept);
    endRemoveRows();
  }
  showRows(m_lines, std::move(lines));
}

}  // namespace cardroom::window
