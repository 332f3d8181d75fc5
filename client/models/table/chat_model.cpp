#include "client/models/table/chat_model.h"

#include <algorithm>
#include <utility>

#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

QString textOf(const table::v1::ChatLine& line) {
  return line.has_phrase() ? wordsFor(line.phrase()) : shown(line.text());
}

}  // namespace

ChatModel::ChatModel(const TableShared& table, QObject* parent)
    : TablePart{table, parent}, m_lines{new ChatList{this}} {}

QStringList ChatModel::phrases() const {
  return {wordsFor(table::v1::PHRASE_WELL_PLAYED), wordsFor(table::v1::PHRASE_ONE_MOMENT),
          wordsFor(table::v1::PHRASE_AGAIN), wordsFor(table::v1::PHRASE_THANKS)};
}

void ChatModel::say(const QString& text) {
  if (!m_now.table || text.trimmed().isEmpty()) return;
  const auto fill = [&](auto& message) { message.mutable_say()->set_text(text.trimmed().toStdString()); };
  m_saying.insert(m_requests.ask(fill), text);
}

void ChatModel::sayPhrase(int index) {
  if (!m_now.table || index < 0 || index >= phrases().size()) return;
  const auto phrase = static_cast<table::v1::Phrase>(index + 1);
  m_requests.ask([&](auto& message) { message.mutable_say()->set_phrase(phrase); });
}

void ChatModel::seen() {
  if (std::exchange(m_unread, 0) != 0) Q_EMIT unreadChanged();
}

void ChatModel::show(const std::deque<table::v1::ChatLine>& chat, const client::ChatChanged& change) {
  m_chat = chat;
  showLines();
  if (change.said_before) return;
  const std::size_t fresh = std::min(change.new_lines, chat.size());
  for (auto line = chat.end() - static_cast<std::ptrdiff_t>(fresh); line != chat.end(); ++line) {
    Q_EMIT said(line->has_seat() ? static_cast<int>(line->seat()) : -1, textOf(*line));
    if (line->own()) continue;
    ++m_unread;
    m_voice.announce(tr("%1 says: %2").arg(isolated(shown(line->name())), isolated(textOf(*line))));
    Q_EMIT m_voice.heard(QStringLiteral("chat"));
  }
  Q_EMIT unreadChanged();
}

void ChatModel::showLines() {
  QList<ChatLine> lines;
  for (const table::v1::ChatLine& line : m_chat) {
    lines << ChatLine{.number = line.number(),
                      .seat = line.has_seat() ? static_cast<int>(line.seat()) : -1,
                      .name = line.own() ? tr("You")
                              : line.has_seat()
                                  ? shown(line.name())
                                  : tr("%1, watching", "who says something").arg(isolated(shown(line.name()))),
                      .text = textOf(line),
                      .you = line.own()};
  }
  m_lines->show(std::move(lines));
}

bool ChatModel::refused(client::RequestTag tag, const QString& words) {
  if (!m_saying.contains(tag)) return false;
  Q_EMIT m_voice.heard(QStringLiteral("illegal"));
  m_voice.announce(words);
  Q_EMIT notSaid(m_saying[tag], words);
  return true;
}

void ChatModel::clear() {
  m_chat.clear();
  m_saying.clear();
  m_unread = 0;
  m_lines->show({});
  Q_EMIT unreadChanged();
}

void ChatModel::retranslate() {
  if (m_now.table) showLines();
  Q_EMIT retranslated();
}

}  // namespace cardroom::window
