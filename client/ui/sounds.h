#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

class QSoundEffect;

namespace cardroom::window {

/// Plays the window's sounds. Sound is never the only source of information, so errors are ignored: a machine without a
/// sound device, a build without sox, an unknown name. GUI thread.
class Sounds : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// If false, nothing is played and the sound device is not opened.
  Q_PROPERTY(bool on MEMBER m_on NOTIFY onChanged FINAL)
  /// 0 to 1, by perceived loudness.
  Q_PROPERTY(qreal volume MEMBER m_volume NOTIFY volumeChanged FINAL)

 public:
  using QObject::QObject;
  /// Waits for sounds that are still being loaded, which takes only milliseconds.
  ~Sounds() override;

  /// "deal", "flip", "place", "pick-up", "your-turn", "last-seconds", "illegal", "chat", "lost", "back", "win",
  /// "other-wins", or a kind's own sound: "sur", "bid", "win-musette" ...
  Q_INVOKABLE void play(const QString& sound);

  /// Looks for a sound device. The first call takes up to a tenth of a second, so it is best made while nothing is
  /// moving.
  static void prepare();

  /// The files for that sound: "deal" has three, which are played in turn.
  static QStringList files(const QString& sound);

 Q_SIGNALS:
  void onChanged();
  void volumeChanged();

 private:
  QSoundEffect* effect(const QString& file);

  bool m_on = false;
  qreal m_volume = 0.7;
  QHash<QString, QSoundEffect*> m_effects;  ///< By file; created when first played.
  QHash<QString, qsizetype> m_turns;        ///< How many times each sound has been played.
};

}  // namespace cardroom::window
