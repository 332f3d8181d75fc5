#include "client/models/table/lesson_model.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "client/games/lessons.h"
#include "client/models/card_words.h"
#include "client/models/kinds.h"
#include "client/models/words.h"

namespace cardroom::window {
namespace {

using client::LessonTag;

QString tagText(LessonTag tag) {
  switch (tag) {
    case LessonTag::none: break;
    case LessonTag::keep: return LessonModel::tr("Keep");
    case LessonTag::give: return LessonModel::tr("Discard");
    case LessonTag::take: return LessonModel::tr("Take");
    case LessonTag::play: return LessonModel::tr("Play");
  }
  return {};
}

QString bold(const QString& code) {
  return cardStyled(code, /*coloured=*/false);
}

QStringList codes(const std::vector<std::string>& cards) {
  QStringList all;
  for (const std::string& card : cards)
    all << QString::fromStdString(card);
  return all;
}

/// The reason with its cards worded by `word`.
QString words(const LessonReason& reason, QString (*word)(const QString&)) {
  const QString text = wordsOfKind(reason.text).arg(word(QString::fromLatin1(reason.card)));
  return reason.other != nullptr ? text.arg(word(QString::fromLatin1(reason.other))) : text;
}

/// The text with its numbers in the digits of the person's language.
QString inOwnDigits(const std::string& text) {
  QString own;
  for (const QChar c : QString::fromStdString(text))
    own += c.isDigit() ? QLocale{}.toString(c.digitValue()) : QString{c};
  return own;
}

}  // namespace

const Kind* LessonModel::kind() const {
  return m_course ? findKind(QString::fromUtf8(m_course->lesson().kind)) : nullptr;
}

int LessonModel::number() const {
  return m_course ? static_cast<int>(m_course->index()) + 1 : 0;
}

int LessonModel::count() const {
  return m_course ? static_cast<int>(m_course->count()) : 0;
}

QString LessonModel::progress() const {
  return m_course ? tr("Step %L1 of %L2").arg(number()).arg(count()) : QString{};
}

QString LessonModel::filled(QString (*word)(const QString&)) const {
  const Kind* known = kind();
  if (known == nullptr || m_course->index() >= known->lesson.size()) return {};
  QString text = wordsOfKind(known->lesson[m_course->index()].sentence);
  for (const std::string& card : m_course->step().named)
    text = text.arg(word(QString::fromStdString(card)));
  return text;
}

QString LessonModel::sentence() const {
  return shown() ? filled(&bold) : QString{};
}

QString LessonModel::task() const {
  if (!asks()) return {};
  const Kind* known = kind();
  const char* own = known != nullptr ? known->lesson[m_course->index()].task : nullptr;
  if (own != nullptr) return wordsOfKind(own);
  if (const std::string& card = m_course->step().card; !card.empty())
    return tr("Click %1", "a card").arg(cardText(QString::fromStdString(card)));
  if (m_now.game && asked() != nullptr) {
    const GameTurn& turn = m_now.game->turn();
    for (const Action& action : turn.actions())
      if (const auto move = turn.moveOf(action.id); move && m_course->allows(*move)) return action.text;
  }
  return {};
}

int LessonModel::placeOfCard() const {
  if (!m_now.game || !m_course) return 0;
  const QString card = QString::fromStdString(m_course->step().card);
  for (const TableCard& one : m_now.game->cards()->cards())
    if (!card.isEmpty() && one.card == card && one.zone == QLatin1StringView{"hand"}) return one.place + 1;
  return 0;
}

QString LessonModel::keys() const {
  if (!asks()) return {};
  if (const int place = placeOfCard(); place > 0 && place < 10) return tr("or press %L1, then Enter").arg(place);
  if (m_now.game && m_course->step().card.empty()) {
    const GameTurn& turn = m_now.game->turn();
    for (const Action& action : turn.actions()) {
      const auto move = turn.moveOf(action.id);
      if (move && m_course->allows(*move) && !action.key.isEmpty()) return tr("or press %1", "a key").arg(action.key);
    }
  }
  return {};
}

QStringList LessonModel::lit() const {
  return shown() ? codes(m_course->step().lit) : QStringList{};
}

QStringList LessonModel::joined() const {
  return shown() ? codes(m_course->step().joined) : QStringList{};
}

QString LessonModel::sum() const {
  return shown() ? inOwnDigits(m_course->step().sum) : QString{};
}

QList<LessonMark> LessonModel::marks() const {
  QList<LessonMark> all;
  if (!shown()) return all;
  for (const auto& [card, tag] : m_course->step().tags)
    all << LessonMark{.card = QString::fromStdString(card), .text = tagText(tag), .dark = tag == LessonTag::give};
  return all;
}

QString LessonModel::nextText() const {
  if (!shown() || m_course->step().asks) return {};
  return last() ? tr("Play a first real game") : tr("Next");
}

const table::v1::GameMove* LessonModel::asked() const {
  return asks() && m_course->step().asked ? &*m_course->step().asked : nullptr;
}

LessonRefusal LessonModel::whyNot(const QString& cardCode) const {
  const auto both = [](const QString& words) { return LessonRefusal{.text = words, .spoken = words}; };
  if (!m_course) return {};
  if (!m_course->shown()) return both(tr("One moment: the others are playing."));
  if (!m_course->step().asks) return both(tr("Look first, then press Enter to go on."));
  if (QString::fromStdString(m_course->step().card) == cardCode) return {};
  if (const Kind* known = kind(); known != nullptr && m_course->index() < known->lesson.size())
    for (const LessonReason& reason : known->lesson[m_course->index()].why)
      if (reason.card != nullptr && cardCode == QLatin1StringView{reason.card})
        return {.text = words(reason, &cardText), .spoken = window::sentence(words(reason, &cardName))};
  if (task().isEmpty()) return both(tr("Not this one now."));
  return {.text = tr("Not this one now. %1.", "what to do instead").arg(task()),
          .spoken = inARow({tr("Not this one now."), spokenTask()})};
}

LessonRefusal LessonModel::whyNot(const table::v1::GameMove& move) const {
  if (!m_course || m_course->allows(move)) return {};
  if (!m_course->shown() || !m_course->step().asks) return whyNot(QString{});
  return {.text = tr("Not now. %1.", "what to do instead").arg(task()),
          .spoken = inARow({tr("Not this one now."), spokenTask()})};
}

void LessonModel::sent() {
  if (!m_course) return;
  m_course->sent(m_now.update().decision());
  Q_EMIT changed();
}

void LessonModel::notDone() {
  if (m_course) m_course->not_done();
  follow();
}

void LessonModel::next() {
  if (!shown() || m_course->step().asks) return;
  if (m_course->last()) return Q_EMIT realGameWanted(QString::fromUtf8(m_course->lesson().kind));
  if (!m_course->next()) return;
  // If the next step cannot be shown in this pause, the table goes on first.
  if (m_course->shown()) {
    tell();
  } else {
    Q_EMIT changed();
  }
  goOn();
}

void LessonModel::back() {
  if (m_course && m_course->back()) tell();
}

void LessonModel::begin(const QString& kind, std::size_t step) {
  const client::Lesson* lesson = client::find_lesson(kind.toStdString());
  m_course.reset();
  if (lesson != nullptr) m_course.emplace(*lesson, step);
  Q_EMIT changed();
}

void LessonModel::follow() {
  if (!m_course) return;
  if (m_course->follow(m_now.update())) {
    tell();
  } else {
    Q_EMIT changed();
  }
  goOn();
}

void LessonModel::tell() {
  Q_EMIT changed();
  Q_EMIT reached(QString::fromUtf8(m_course->lesson().kind), number() - 1, last());
  m_voice.announce(progress() + QLatin1Char{'.'});
  m_voice.announce(window::sentence(filled(&cardName)));
  if (asks()) {
    m_voice.announce(spokenTask());
  } else {
    m_voice.announce(tr("%1: press Enter.", "what a button says").arg(nextText()));
  }
}

QString LessonModel::spokenTask() const {
  const QString card = QString::fromStdString(m_course->step().card);
  const int place = placeOfCard();
  if (!card.isEmpty() && place > 0) return tr("Press %L1 for the %2, then Enter.").arg(place).arg(cardName(card));
  return !keys().isEmpty() ? tr("%1, %2.", "what to do, the key").arg(task(), keys())
                           : tr("%1.", "what to do").arg(task());
}

void LessonModel::goOn() {
  const bool wanted = m_course->goes_on(m_now.update());
  if (!std::exchange(m_goesOn, wanted) && wanted) m_requests.ask([](auto& message) { message.mutable_go_on(); });
}

void LessonModel::clear() {
  if (!m_course) return;
  m_course.reset();
  Q_EMIT changed();
}

}  // namespace cardroom::window
