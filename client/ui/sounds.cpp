#include "client/ui/sounds.h"

#include <QAudio>
#include <QAudioDevice>
#include <QEventLoop>
#include <QFile>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>
#include <utility>

namespace cardroom::window {
namespace {

const QString kFolder = QStringLiteral(":/cardroom/sounds/");
const QString kSuffix = QStringLiteral(".wav");

}  // namespace

// No sound may still be loading when the program exits: Qt 6.4 would wait for its loading thread while holding the lock
// that this thread needs in order to finish (QSampleCache), and hang.
Sounds::~Sounds() {
  for (QSoundEffect* effect : std::as_const(m_effects)) {
    QEventLoop loading;
    connect(effect, &QSoundEffect::statusChanged, &loading, &QEventLoop::quit);
    while (effect->status() == QSoundEffect::Loading)
      loading.exec();
  }
}

void Sounds::prepare() {
  QMediaDevices::defaultAudioOutput();
}

QStringList Sounds::files(const QString& sound) {
  if (QFile::exists(kFolder + sound + kSuffix)) return {sound + kSuffix};
  QStringList variants;
  while (true) {
    const QString file = QStringLiteral("%1-%2%3").arg(sound).arg(variants.size() + 1).arg(kSuffix);
    if (!QFile::exists(kFolder + file)) return variants;
    variants.append(file);
  }
}

void Sounds::play(const QString& sound) {
  if (!m_on || m_volume <= 0) return;
  const QStringList variants = files(sound);
  if (variants.isEmpty()) return;
  QSoundEffect* played = effect(variants.at(m_turns[sound]++ % variants.size()));
  // Perceived loudness is logarithmic: half-way on the slider should sound half as loud.
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
