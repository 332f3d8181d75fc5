#include "client/models/preferences.h"

#include <QSettings>
#include <algorithm>
#include <array>

namespace cardroom::window {
namespace {

constexpr std::array kBotPacesMs{500, 1000, 2000};

/// What stands in the file under `key`, if it is one of the enumerators 0 to `last`; otherwise `usual`.
template <class Enum>
Enum choice(const QSettings& file, const char* key, Enum usual, Enum last) {
  bool isNumber = false;
  const int value = file.value(QLatin1StringView{key}).toInt(&isNumber);
  return isNumber && value >= 0 && value <= last ? static_cast<Enum>(value) : usual;
}

bool isBack(const QString& name) {
  return name.isEmpty() || QStringList{QStringLiteral("cardroom"), QStringLiteral("thirteen"),
                                       QStringLiteral("thrones"), QStringLiteral("pasur"), QStringLiteral("pinochle")}
                               .contains(name);
}

}  // namespace

Preferences::Preferences(const QString& file, QObject* parent) : QObject{parent} {
  if (file.isEmpty()) return;
  m_file = std::make_unique<QSettings>(file, QSettings::IniFormat);
  m_light = choice(*m_file, "light", m_light, System);
  m_fourColours = m_file->value("fourColours", m_fourColours).toBool();
  if (const QString back = m_file->value("cardBack").toString(); isBack(back)) m_cardBack = back;
  m_movement = choice(*m_file, "movement", m_movement, Quick);
  if (const int pace = m_file->value("botPaceMs").toInt(); std::ranges::find(kBotPacesMs, pace) != kBotPacesMs.end())
    m_botPaceMs = pace;
  m_words = choice(*m_file, "words", m_words, LargerWords);
  m_language = m_file->value("language").toString();
  m_sound = m_file->value("sound", m_sound).toBool();
  m_volume = std::clamp(m_file->value("volume", m_volume).toDouble(), 0.0, 1.0);
  m_handOrder = choice(*m_file, "handOrder", m_handOrder, AsDrawn);
  m_keepTableOpen = m_file->value("keepTableOpen", m_keepTableOpen).toBool();
}

Preferences::~Preferences() = default;

void Preferences::write(const char* key, const QVariant& value) {
  if (m_file) m_file->setValue(QLatin1StringView{key}, value);
}

bool Preferences::dark() const {
  return m_light == System ? m_systemDark : m_light == Evening;
}

void Preferences::setLight(Light light) {
  if (m_light == light) return;
  const bool before = dark();
  m_light = light;
  write("light", light);
  Q_EMIT lightChanged();
  if (dark() != before) Q_EMIT darkChanged();
}

void Preferences::setFourColours(bool on) {
  if (m_fourColours == on) return;
  m_fourColours = on;
  write("fourColours", on);
  Q_EMIT fourColoursChanged();
}

void Preferences::setCardBack(const QString& back) {
  if (m_cardBack == back || !isBack(back)) return;
  m_cardBack = back;
  write("cardBack", back);
  Q_EMIT cardBackChanged();
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
  if (m_movement == movement) return;
  m_movement = movement;
  write("movement", movement);
  Q_EMIT movementChanged();
  Q_EMIT motionChanged();
}

void Preferences::setBotPaceMs(int pace) {
  if (m_botPaceMs == pace || std::ranges::find(kBotPacesMs, pace) == kBotPacesMs.end()) return;
  m_botPaceMs = pace;
  write("botPaceMs", pace);
  Q_EMIT botPaceMsChanged();
}

void Preferences::setWords(Words words) {
  if (m_words == words) return;
  m_words = words;
  write("words", words);
  Q_EMIT wordsChanged();
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
  if (m_language == code) return;
  m_language = code;
  write("language", code);
  Q_EMIT languageChanged();
}

void Preferences::setSound(bool on) {
  if (m_sound == on) return;
  m_sound = on;
  write("sound", on);
  Q_EMIT soundChanged();
}

void Preferences::setVolume(qreal volume) {
  const qreal possible = std::clamp(volume, 0.0, 1.0);
  if (qFuzzyCompare(m_volume + 1, possible + 1)) return;
  m_volume = possible;
  write("volume", possible);
  Q_EMIT volumeChanged();
}

void Preferences::setHandOrder(HandOrder order) {
  if (m_handOrder == order) return;
  m_handOrder = order;
  write("handOrder", order);
  Q_EMIT handOrderChanged();
}

void Preferences::setKeepTableOpen(bool keep) {
  if (m_keepTableOpen == keep) return;
  m_keepTableOpen = keep;
  write("keepTableOpen", keep);
  Q_EMIT keepTableOpenChanged();
}

void Preferences::setSystemDark(bool systemDark) {
  const bool before = dark();
  m_systemDark = systemDark;
  if (dark() != before) Q_EMIT darkChanged();
}

void Preferences::setSystemReducedMotion(bool reduced) {
  if (m_systemReducedMotion == reduced) return;
  m_systemReducedMotion = reduced;
  Q_EMIT motionChanged();
}

}  // namespace cardroom::window
