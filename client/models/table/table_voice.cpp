#include "client/models/table/table_voice.h"

#include <QStringList>
#include <utility>

#include "client/core/deal_watch.h"
#include "client/models/table/fair_model.h"
#include "client/models/table/table_news.h"
#include "client/models/table/table_now.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

const QString kCheck = QStringLiteral("check");
const QString kClock = QStringLiteral("clock");

}  // namespace

TableVoice::TableVoice(const TableNow& now, QObject* parent) : QObject{parent}, m_now{now} {}

void TableVoice::announce(const QString& sentence) {
  if (!sentence.isEmpty()) Q_EMIT announced(sentence);
}

void TableVoice::refuse(const QString& words, const QString& spoken) {
  if (words.isEmpty()) return;
  Q_EMIT heard(QStringLiteral("illegal"));
  m_refusal = words.toHtmlEscaped();
  m_refusedAt = m_now.update().decision();
  Q_EMIT told(m_refusal, QString{});
  announce(spoken.isEmpty() ? words : spoken);
}

void TableVoice::forgetOldRefusal() {
  if (!m_refusal.isEmpty() && m_now.update().decision() != m_refusedAt) Q_EMIT withdrawn(std::exchange(m_refusal, {}));
}

void TableVoice::clear() {
  m_refusal.clear();
  m_presence = {};
}

void TableVoice::tellNews(const table::v1::TableUpdate& before, const client::TableChanged& change) {
  m_presence.follow(before, m_now.update(), change.after_restart);
  for (const News& news : newsBetween(before, m_now.update(), m_presence)) {
    announce(news.sentence);
    if (!news.sound.isEmpty()) Q_EMIT heard(news.sound);
    if (!news.icon.isEmpty()) Q_EMIT told(news.sentence.toHtmlEscaped(), news.icon);
  }
}

void TableVoice::tellDeal(const client::Deal& deal) {
  QString sentence;
  switch (client::news_of(deal)) {
    case client::DealNews::none: return;
    case client::DealNews::alarm: sentence = tr("This deal does not match its numbers. Tell the others."); break;
    case client::DealNews::thrown_away: sentence = thrownAwayText(deal.burned.back(), m_now.cast.names); break;
    case client::DealNews::left_out:
      sentence = tr("Your part was not in this deal, so you cannot vouch for it.");
      break;
  }
  if (std::exchange(m_ofDeal, sentence) == sentence) return;
  Q_EMIT told(sentence.toHtmlEscaped(), QStringLiteral("fair"));
  announce(sentence);
}

void TableVoice::tellHappenings(const QList<Happening>& happenings) {
  QStringList sounds;
  for (const Happening& happening : happenings) {
    if (happening.outOfTime) Q_EMIT told(happening.afterwards.toHtmlEscaped(), kClock);
    announce(happening.sentence);
    if (!happening.sound.isEmpty() && !sounds.contains(happening.sound)) sounds << happening.sound;
  }
  for (const QString& sound : sounds)
    Q_EMIT heard(sound);
}

void TableVoice::tellMeanwhile(const QList<Happening>& happenings, bool restarted) {
  QStringList sentences;
  for (const Happening& happening : happenings)
    if (!happening.afterwards.isEmpty()) sentences << happening.afterwards;
  // After a restart everybody is back, so our return alone is not worth another sentence.
  if (restarted) tellReturn(tr("The server was restarted; nothing was lost."), QStringLiteral("info"));
  if (sentences.isEmpty()) return restarted ? void() : tellReturn(tr("You are back."), kCheck);
  const QString first = tr("You are back. While you were away: %1").arg(sentences.front());
  announce(first);
  for (const QString& sentence : sentences.mid(1))
    announce(sentence);
  Q_EMIT told(sentences.size() == 1 ? first.toHtmlEscaped()
                                    : tr("You are back. %Ln thing(s) happened meanwhile; the log has them.", nullptr,
                                         static_cast<int>(sentences.size())),
              kCheck);
}

void TableVoice::tellReturn(const QString& sentence, const QString& icon) {
  announce(sentence);
  Q_EMIT told(sentence, icon);
}

}  // namespace cardroom::window
