// What TableController tells: to screen readers, to the ears, in toasts.
#include <algorithm>

#include "client/models/card_words.h"
#include "client/models/table_news.h"
#include "client/models/table_state.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

constexpr int kLastSeconds = 5;

const QString kBack = QStringLiteral("back");  // Its sound; the icon of that name leads back to the page before.
const QString kCheck = QStringLiteral("check");
const QString kClock = QStringLiteral("clock");
const QString kLost = QStringLiteral("lost");

}  // namespace

void TableController::announce(const QString& sentence) {
  if (!sentence.isEmpty()) Q_EMIT announced(sentence);
}

void TableController::say(const News& news) {
  announce(news.sentence);
  if (!news.sound.isEmpty()) Q_EMIT heard(news.sound);
  if (!news.icon.isEmpty()) Q_EMIT told(news.sentence.toHtmlEscaped(), news.icon);
}

void TableController::tell(const table::v1::TableUpdate* before, bool back) {
  if (before != nullptr) {
    for (const News& news : newsBetween(*before, update()))
      say(news);
  }
  QStringList meanwhile;
  QStringList sounds;
  for (const Happening& happening : m_game ? m_game->happenings() : QList<Happening>{}) {
    if (back) {
      if (!happening.afterwards.isEmpty()) meanwhile << happening.afterwards;
      continue;
    }
    if (happening.outOfTime) Q_EMIT told(happening.afterwards.toHtmlEscaped(), kClock);
    announce(happening.sentence);
    if (!happening.sound.isEmpty() && !sounds.contains(happening.sound)) sounds << happening.sound;
  }
  if (back) tellBack(meanwhile);
  for (const QString& sound : sounds)
    Q_EMIT heard(sound);
  tellTurn(back);
  tellPause(before);
  tellPace(before);
}

void TableController::tellBack(const QStringList& meanwhile) {
  if (meanwhile.isEmpty()) {
    announce(tr("You are back."));
    Q_EMIT told(tr("You are back."), kCheck);
    return;
  }
  const QString first = tr("You are back. While you were away: %1").arg(meanwhile.front());
  announce(first);
  for (const QString& sentence : meanwhile.mid(1))
    announce(sentence);
  Q_EMIT told(meanwhile.size() == 1 ? first.toHtmlEscaped()
                                    : tr("You are back. %Ln thing(s) happened meanwhile; the log has them.", nullptr,
                                         static_cast<int>(meanwhile.size())),
              kCheck);
}

void TableController::tellTurn(bool back) {
  State& state = *m_state;
  if (!state.asksYou()) {
    state.toldDecision = 0;
    return;
  }
  if (state.toldDecision == update().decision() && !back) return;
  state.lastSecondTold = 0;
  announce(m_game ? m_game->turnText(turnSecondsLeft()) : QString{});
  if (state.toldDecision == update().decision()) return;
  state.toldDecision = update().decision();
  Q_EMIT heard(QStringLiteral("your-turn"));
  Q_EMIT turnBegan();
}

void TableController::tellPause(const table::v1::TableUpdate* before) {
  if (phase() != Paused || (before != nullptr && before->phase() == table::v1::PHASE_PAUSED)) return;
  announce(pauseWords());
  if (primaryReady()) announce(tr("%1: press Enter.", "what a button says").arg(primaryText()));
}

void TableController::tick(client::Instant now) {
  State& state = *m_state;
  if (!state.table) return;
  state.now = now;
  if (!state.lostSince.isEmpty()) showSeats();
  Q_EMIT clockChanged();
  const int left = turnSecondsLeft();
  if (!yourTurn() || left < 1 || left > kLastSeconds || left == state.lastSecondTold) return;
  if (state.lastSecondTold == 0) announce(tr("Your turn, %Ln second(s) left.", nullptr, left));
  state.lastSecondTold = left;
  Q_EMIT heard(QStringLiteral("last-seconds"));
}

void TableController::connectionChanged(bool online) {
  if (std::exchange(m_state->online, online) == online || !m_state->table) return;
  if (!online) announce(tr("Connection lost. Trying again."));
  Q_EMIT heard(online ? kBack : kLost);
  Q_EMIT changed();
}

void TableController::setResultShown(bool shown) {
  if (std::exchange(m_state->resultShown, shown) != shown) Q_EMIT resultShownChanged();
}

// --- Chat -----------------------------------------------------------------------------------------------------------

namespace {

QString textOf(const table::v1::ChatLine& line) {
  return line.has_phrase() ? wordsFor(line.phrase()) : shown(line.text());
}

}  // namespace

void TableController::showChat() {
  QList<ChatLine> lines;
  for (const table::v1::ChatLine& line : m_state->chat) {
    lines << ChatLine{.number = line.number(),
                      .seat = line.has_seat() ? static_cast<int>(line.seat()) : -1,
                      .name = line.own() ? tr("You")
                              : line.has_seat()
                                  ? shown(line.name())
                                  : tr("%1, watching", "who says something").arg(isolated(shown(line.name()))),
                      .text = textOf(line),
                      .you = line.own()};
  }
  m_chat->show(std::move(lines));
}

void TableController::chatChanged(const std::deque<table::v1::ChatLine>& chat, const client::ChatChanged& change) {
  State& state = *m_state;
  state.chat = chat;
  showChat();
  if (change.said_before) return;
  const std::size_t fresh = std::min(change.new_lines, chat.size());
  for (auto line = chat.end() - static_cast<std::ptrdiff_t>(fresh); line != chat.end(); ++line) {
    Q_EMIT said(line->has_seat() ? static_cast<int>(line->seat()) : -1, textOf(*line));
    if (line->own()) continue;
    ++state.chatUnread;
    announce(tr("%1 says: %2").arg(isolated(shown(line->name())), isolated(textOf(*line))));
    Q_EMIT heard(QStringLiteral("chat"));
  }
  Q_EMIT chatUnreadChanged();
}

void TableController::showWatchers(const QStringList& names) {
  const std::optional<QStringList> before = std::exchange(m_state->watchers, names);
  Q_EMIT watchersChanged();
  if (!before) return;  // Who was there when we came is no news.
  for (const QString& name : names)
    if (!before->contains(name)) announce(tr("%1 is watching.").arg(isolated(name)));
}

void TableController::chatSeen() {
  if (std::exchange(m_state->chatUnread, 0) != 0) Q_EMIT chatUnreadChanged();
}

}  // namespace cardroom::window
