#include "client/models/table/chat_model.h"

#include <QLocale>
#include <algorithm>
#include <string_view>
#include <utility>

#include "client/core/reactions.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

QString textOf(const table::v1::ChatLine& line) {
  if (line.reaction() != table::v1::REACTION_UNSPECIFIED) return wordsFor(line.reaction());
  return line.has_phrase() ? wordsFor(line.phrase()) : shown(line.text());
}

/// The name of the drawing of this reaction; empty for one that this version does not know.
QString iconOf(table::v1::Reaction reaction) {
  const std::string_view id = client::id_of(reaction);
  return id.empty() ? QString{} : QLatin1String{"react-"} + QString::fromUtf8(id.data(), static_cast<int>(id.size()));
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

QList<ReactionChoice> ChatModel::reactions() const {
  QList<ReactionChoice> choices;
  for (const table::v1::Reaction reaction : client::kReactions)
    choices << ReactionChoice{.icon = iconOf(reaction), .text = wordsFor(reaction)};
  return choices;
}

void ChatModel::react(int index) {
  if (!m_now.table || index < 0 || index >= static_cast<int>(client::kReactions.size())) return;
  const table::v1::Reaction reaction = client::kReactions.at(static_cast<std::size_t>(index));
  m_requests.ask([&](auto& message) { message.mutable_say()->set_reaction(reaction); });
}

void ChatModel::mute(const QString& id, bool muted) {
  const std::string name = id.toStdString();
  if (!(muted ? m_muted.mute(name) : m_muted.unmute(name))) return;
  const QString who = isolated(shown(name));
  m_voice.announce(muted ? tr("You muted %1.").arg(who) : tr("You unmuted %1.").arg(who));
  showSpeakers();
  showLines();
}

QString ChatModel::mutedText() const {
  QStringList names;
  for (const std::string& name : m_muted.names())
    names << isolated(shown(name));
  return names.isEmpty() ? QString{} : tr("You muted %1.").arg(QLocale{}.createSeparatedList(names));
}

void ChatModel::follow(bool otherTable) {
  if (otherTable) {
    m_muted.clear();
    m_watchers.clear();
  }
  followMuted();
}

void ChatModel::followMuted() {
  const auto renamed = m_muted.follow(m_now.update(), m_watchers);
  for (const auto& [before, now] : renamed)
    m_voice.announce(tr("%1, whom you muted, is now called %2.").arg(isolated(shown(before)), isolated(shown(now))));
  showSpeakers();
  if (!renamed.empty()) showLines();
}

void ChatModel::showWatchers(const QStringList& names) {
  m_watchers.clear();
  for (const QString& name : names)
    m_watchers.push_back(name.toStdString());
  followMuted();
}

void ChatModel::showSpeakers() {
  QList<Speaker> speakers;
  for (const std::string& name : client::others_who_talk(m_now.update(), m_watchers)) {
    const QString who = shown(name);
    const bool muted = m_muted.contains(name);
    speakers << Speaker{.id = QString::fromStdString(name),
                        .name = who,
                        .muted = muted,
                        .choice = (muted ? tr("Unmute %1") : tr("Mute %1")).arg(isolated(who))};
  }
  const table::v1::TableUpdate& update = m_now.update();
  for (int seat = 0; seat < update.seats_size(); ++seat)
    for (Speaker& speaker : speakers)
      if (speaker.id.toStdString() == update.seats(seat).person().name()) speaker.seat = seat;
  if (std::exchange(m_speakers, speakers) != speakers) Q_EMIT speakersChanged();
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
    if (m_muted.silences(*line)) continue;
    const QString icon = iconOf(line->reaction());
    Q_EMIT said(line->has_seat() ? static_cast<int>(line->seat()) : -1, icon.isEmpty() ? textOf(*line) : QString{},
                icon);
    if (line->own()) continue;
    ++m_unread;
    const QString name = isolated(shown(line->name()));
    m_voice.announce(line->reaction() != table::v1::REACTION_UNSPECIFIED
                         ? sentenceFor(line->reaction(), name)
                         : tr("%1 says: %2").arg(name, isolated(textOf(*line))));
    Q_EMIT m_voice.heard(QStringLiteral("chat"));
  }
  Q_EMIT unreadChanged();
}

void ChatModel::showLines() {
  QList<ChatLine> lines;
  for (const table::v1::ChatLine& line : m_chat) {
    if (m_muted.silences(line)) continue;
    lines << ChatLine{.number = line.number(),
                      .seat = line.has_seat() ? static_cast<int>(line.seat()) : -1,
                      .name = line.own() ? tr("You")
                              : line.has_seat()
                                  ? shown(line.name())
                                  : tr("%1, watching", "who says something").arg(isolated(shown(line.name()))),
                      .text = textOf(line),
                      .icon = iconOf(line.reaction()),
                      .spoken = {},
                      .you = line.own()};
    ChatLine& last = lines.last();
    last.spoken = line.reaction() != table::v1::REACTION_UNSPECIFIED
                      ? sentenceFor(line.reaction(), line.own() ? QString{} : isolated(shown(line.name())))
                      : tr("%1: %2", "who says what").arg(isolated(last.name), isolated(last.text));
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
  m_muted.clear();
  m_watchers.clear();
  showSpeakers();
  m_lines->show({});
  Q_EMIT unreadChanged();
}

void ChatModel::retranslate() {
  if (m_now.table) showLines();
  showSpeakers();
  Q_EMIT retranslated();
}

}  // namespace cardroom::window
