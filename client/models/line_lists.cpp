#include "client/models/line_lists.h"

#include <algorithm>

namespace cardroom::window {
namespace {

constexpr qsizetype kJustNow = 3;

}  // namespace

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

void ChatList::show(QList<ChatLine> lines) {
  // Only the last lines of a long chat are kept: rows dropped from its front are removed here as well; the others stay.
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
