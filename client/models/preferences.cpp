#include "client/models/preferences.h"

#include <QMetaProperty>
#include <QSettings>
#include <array>

#include "client/models/kinds.h"

namespace cardroom::window {
namespace {

bool isArtOfKind(const QString& name) {
  return std::ranges::any_of(kinds(), [&](const Kind* kind) { return name == QLatin1StringView{kind->art}; });
}

bool isPossible(QLatin1StringView name, const QVariant& value) {
  const QString text = value.toString();
  if (name == QLatin1StringView{"cardBack"}) return text.isEmpty() || text == u"cardroom" || isArtOfKind(text);
  if (name == QLatin1StringView{"cloth"}) return text.isEmpty() || isArtOfKind(text);
  if (name == QLatin1StringView{"botPaceMs"}) return QList{500, 1000, 2000}.contains(value.toInt());
  return true;
}

/// Sets every property whose value in the file is valid.
void read(const QSettings& file, Preferences& preferences) {
  const QMetaObject& type = Preferences::staticMetaObject;
  for (int i = type.propertyOffset(); i < type.propertyCount(); ++i) {
    const QMetaProperty property = type.property(i);
    QVariant value = file.value(QLatin1StringView{property.name()});
    if (!property.isWritable() || !value.isValid()) continue;
    if (property.isEnumType()) {
      bool isNumber = false;
      value = value.toInt(&isNumber);
      if (!isNumber || property.enumerator().valueToKey(value.toInt()) == nullptr) continue;
    }
    property.write(&preferences, value);
  }
}

}  // namespace

Preferences::Preferences(const QString& file, QObject* parent) : QObject{parent} {
  connect(this, &Preferences::lightChanged, this, &Preferences::follow);
  connect(this, &Preferences::movementChanged, this, &Preferences::follow);
  follow();
  if (file.isEmpty()) return;
  const auto kept = std::make_shared<QSettings>(file, QSettings::IniFormat);
  read(*kept, *this);
  m_file = kept;  // Set only now: values that have just been read need not be written.
}

bool Preferences::save(QLatin1StringView name, const QVariant& value) {
  if (!isPossible(name, value)) return false;
  if (m_file) m_file->setValue(name, value);
  return true;
}

void Preferences::follow() {
  constexpr std::array<qreal, 4> kMotions{0, 1.6, 1, 0.6};  // Indexed by Movement.
  showDark(m_light == System ? m_systemDark : m_light == Evening);
  showMotion(m_systemReducedMotion ? 0 : kMotions.at(m_movement));
}

qreal Preferences::wordScale() const {
  constexpr std::array<qreal, 3> kScales{1, 1.15, 1.3};  // Indexed by Words.
  return kScales.at(m_words);
}

void Preferences::setSystemDark(bool dark) {
  m_systemDark = dark;
  follow();
}

void Preferences::setSystemReducedMotion(bool reduced) {
  m_systemReducedMotion = reduced;
  follow();
}

}  // namespace cardroom::window
