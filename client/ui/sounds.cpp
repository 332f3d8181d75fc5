#include "client/ui/sounds.h"

#include <QAudio>
#include <QDir>
#include <QSoundEffect>
#include <QUrl>

namespace cardroom::window {
namespace {

const QString kFolder = QStringLiteral(":/cardroom/sounds/");

}  // namespace

Sounds::Sounds(QObject* parent) : QObject{parent} {}

void Sounds::setOn(bool on) {
  if (m_on == on) return;
  m_on = on;
  Q_EMIT onChanged();
}

void Sounds::setVolume(qreal volume) {
  if (qFuzzyCompare(m_volume + 1, volume + 1)) return;
  m_volume = volume;
  Q_EMIT volumeChanged();
}

QStringList Sounds::files(const QString& sound) {
  const QDir folder{kFolder};
  if (folder.exists(sound + QStringLiteral(".wav"))) return {sound + QStringLiteral(".wav")};
  return sound.isEmpty() ? QStringList{}
                         : folder.entryList({sound + QStringLiteral("-?.wav")}, QDir::Files, QDir::Name);
}

void Sounds::play(const QString& sound) {
  if (!m_on || m_volume <= 0) return;
  const QStringList variants = files(sound);
  if (variants.isEmpty()) return;
  QSoundEffect* played = effect(variants.at(m_turns[sound]++ % variants.size()));
  // Loudness is logarithmic to the ear: half-way on a slider is half as loud.
  played->setVolume(
      QAudio::convertVolume(static_cast<float>(m_volume), QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
  played->play();
}

QSoundEffect* Sounds::effect(const QString& file) {
  QSoundEffect*& effect = m_effects[file];
  if (effect == nullptr) {
    effect = new QSoundEffect{this};
    effect->setSource(QUrl{QStringLiteral("qrc") + kFolder + file});
  }
  return effect;
}

}  // namespace cardroom::window
