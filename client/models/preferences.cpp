#include "client/models/preferences.h"

#include <QSettings>
#include <algorithm>
#include <utility>

#include "client/models/kinds.h"

namespace cardroom::window {
namespace {

bool isBotPace(int ms) {
  return ms == 500 || ms == 1000 || ms == 2000;
}

/// What stands in the file under `key`, if it is one of the enumerators 0 to `last`; otherwise `usual`.
template <class Enum>
Enum choice(const QSettings& file, const char* key, Enum usual, Enum last) {
  bool isNumber = false;
  const int value = file.value(QLatin1StringView{key}).toInt(&isNumber);
  return isNumber && value >= 0 && value <= last ? static_cast<Enum>(value) : usual;
}

bool isBack(const QString& name) {
  return name.isEmpty() || name == u"cardroom" ||
         std::ranges::any_of(kinds(), [&](const Kind* kind) { return name == QLatin1StringView{kind->art}; });
}

}  // namespace

Preferences::Preferences(const QString& file, QObject* parent) : QObject{parent} {
  if (file.isEmpty()) return;
  m_file = std::make_unique<QSettings>(file, QSettings::IniFormat);
  m_light = choice(*m_file, "light", m_light, System);
  m_fourColours = m_file->value("fourColours", m_fourColours).toBool();
  if (const QString back = m_file->value("cardBack").toString(); isBack(back)) m_cardBack = back;
  m_movement = choice(*m_file, "movement", m_movement, Quick);
  if (const int pace = m_file->value("botPaceMs").toInt(); isBotPace(pace)) m_botPaceMs = pace;
  m_words = choice(*m_file, "words", m_words, LargerWords);
  m_language = m_file->value("language").toString();
  m_sound = m_file->value("sound", m_sound).toBool();
  m_volume = std::clamp(m_file->value("volume", m_volume).toDouble(), 0.0, 1.0);
  m_handOrder = choice(*m_file, "handOrder", m_handOrder, AsDrawn);
  m_keepTableOpen = m_file->value("keepTableOpen", m_keepTableOpen).toBool();
}

Preferences::~Preferences() = default;

template <class Value>
bool Preferences::set(Value& kept, const Value& value, const char* key, void (Preferences::*changed)()) {
  if (kept == value) return false;
  kept = value;
  if (m_file) m_file->setValue(QLatin1StringView{key}, value);
  Q_EMIT(this->*changed)();
  return true;
}

bool Preferences::dark() const {
  return m_light == System ? m_systemDark : m_light == Evening;
}

void Preferences::setLight(Light light) {
  const bool before = dark();
  set(m_light, light, "light", &Preferences::lightChanged);
  if (dark() != before) Q_EMIT darkChanged();
}

void Preferences::setFourColours(bool on) {
  set(m_fourColours, on, "fourColours", &Preferences::fourColoursChanged);
}

void Preferences::setCardBack(const QString& back) {
  if (isBack(back)) set(m_cardBack, back, "cardBack", &Preferences::cardBackChanged);
}

qreal Preferences::motion() const {
  if (m_systemReducedMotion) return 0;
  switch (m_movement) {
    case None: return 0;
    case Calm: return 1.6;
    case Normal: return 1;
    case Quick: return 0.6;
  }
  return 1;
}

void Preferences::setMovement(Movement movement) {
  if (set(m_movement, movement, "movement", &Preferences::movementChanged)) Q_EMIT motionChanged();
}

void Preferences::setBotPaceMs(int pace) {
  if (isBotPace(pace)) set(m_botPaceMs, pace, "botPaceMs", &Preferences::botPaceMsChanged);
}

void Preferences::setWords(Words words) {
  set(m_words, words, "words", &Preferences::wordsChanged);
}

qreal Preferences::wordScale() const {
  switch (m_words) {
    case NormalWords: return 1;
    case LargeWords: return 1.15;
    case LargerWords: return 1.3;
  }
  return 1;
}

void Preferences::setLanguage(const QString& code) {
  set(m_language, code, "language", &Preferences::languageChanged);
}

void Preferences::setSound(bool on) {
  set(m_sound, on, "sound", &Preferences::soundChanged);
}

void Preferences::setVolume(qreal volume) {
  const qreal possible = std::clamp(volume, 0.0, 1.0);
  if (!qFuzzyCompare(m_volume + 1, possible + 1)) set(m_volume, possible, "volume", &Preferences::volumeChanged);
}

void Preferences::setHandOrder(HandOrder order) {
  set(m_handOrder, order, "handOrder", &Preferences::handOrderChanged);
}

void Preferences::setKeepTableOpen(bool keep) {
  set(m_keepTableOpen, keep, "keepTableOpen", &Preferences::keepTableOpenChanged);
}

void Preferences::setSystemDark(bool systemDark) {
  const bool before = dark();
  m_systemDark = systemDark;
  if (dark() != before) Q_EMIT darkChanged();
}

void Preferences::setSystemReducedMotion(bool reduced) {
  if (std::exchange(m_systemReducedMotion, reduced) != reduced) Q_EMIT motionChanged();
}

}  // namespace cardroom::window
