#pragma once

#include <QObject>
#include <QString>
#include <QVariant>
#include <algorithm>
#include <memory>
#include <type_traits>

#include "client/models/gadget_field.h"

class QSettings;

/// One of the person's preferences: a property that is saved under its name. `usual` is its default, `make` its setter.
#define CARDROOM_PREFERENCE(type, name, usual, make)                              \
  Q_PROPERTY(type name READ name WRITE make NOTIFY name##Changed FINAL)           \
 private:                                                                         \
  type m_##name = usual;                                                          \
                                                                                  \
 public:                                                                          \
  type name() const {                                                             \
    return m_##name;                                                              \
  }                                                                               \
  void make(const type& value) {                                                  \
    keep(m_##name, value, QLatin1StringView{#name}, &Preferences::name##Changed); \
  }                                                                               \
  Q_SIGNAL void name##Changed()

namespace cardroom::window {

/// The person's preferences for the window's appearance, animation, sound and language. Each change is saved and takes
/// effect at once. GUI thread.
class Preferences : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  enum Light { Evening, Day, System };
  Q_ENUM(Light)
  enum Movement { None, Calm, Normal, Quick };
  Q_ENUM(Movement)
  enum Words { NormalWords, LargeWords, LargerWords };
  Q_ENUM(Words)
  enum HandOrder { BySuit, ByRank, AsDrawn };
  Q_ENUM(HandOrder)

  /// `file` is created on the first change; if the path is empty, nothing is saved.
  explicit Preferences(const QString& file, QObject* parent = nullptr);

  CARDROOM_PREFERENCE(Light, light, Evening, setLight);
  CARDROOM_PREFERENCE(bool, fourColours, false, setFourColours);
  /// "": each game has its own; otherwise "cardroom", or the art of a kind (kinds.h) for the backs of all games.
  CARDROOM_PREFERENCE(QString, cardBack, {}, setCardBack);
  /// "": each game has its own; otherwise the art of a kind, whose cloth then lies under all games.
  CARDROOM_PREFERENCE(QString, cloth, {}, setCloth);
  CARDROOM_PREFERENCE(Movement, movement, Normal, setMovement);
  /// How long bots appear to think at tables created by this person, in milliseconds: 500, 1000 or 2000.
  CARDROOM_PREFERENCE(int, botPaceMs, 1000, setBotPaceMs);
  CARDROOM_PREFERENCE(Words, words, NormalWords, setWords);
  /// "": the system's language; otherwise the code of a language that the window supports, "en" or "fa".
  CARDROOM_PREFERENCE(QString, language, {}, setLanguage);
  CARDROOM_PREFERENCE(bool, sound, true, setSound);
  /// 0 to 1.
  CARDROOM_PREFERENCE(qreal, volume, 0.7, setVolume);
  CARDROOM_PREFERENCE(HandOrder, handOrder, BySuit, setHandOrder);
  /// When the window is closed, a table hosted by this person stays open, and no question is asked.
  CARDROOM_PREFERENCE(bool, keepTableOpen, false, setKeepTableOpen);
  /// The page for browsers at a table hosted by this person is encrypted, which makes browsers show a warning.
  CARDROOM_PREFERENCE(bool, pageEncrypted, false, setPageEncrypted);

  /// Derived from `light` and, if that is System, from the desktop's setting.
  CARDROOM_VALUE(bool, dark, showDark);
  /// The factor applied to every duration, derived from `movement` and the desktop's setting for reduced motion; 0: no
  /// animation.
  CARDROOM_VALUE(qreal, motion, showMotion);
  /// The factor applied to the size of all text: 1, 1.15 or 1.3.
  CARDROOM_READ(qreal, wordScale, wordsChanged);

  /// The desktop's settings as read by client/net; until they have been read, dark and with animation.
  void setSystemDark(bool dark);
  void setSystemReducedMotion(bool reduced);

 private:
  /// Stores a valid value and saves it in the file; ignores an invalid one.
  template <class Value>
  void keep(Value& kept, Value value, QLatin1StringView name, void (Preferences::*changed)()) {
    if constexpr (std::is_same_v<Value, qreal>) value = std::clamp(value, 0.0, 1.0);
    if (kept == value || !save(name, value)) return;
    kept = value;
    Q_EMIT(this->*changed)();
  }
  /// Returns false, and writes nothing, if the value is invalid.
  bool save(QLatin1StringView name, const QVariant& value);
  void follow();

  std::shared_ptr<QSettings> m_file;  ///< Null: nothing is saved.
  bool m_systemDark = true;
  bool m_systemReducedMotion = false;
};

}  // namespace cardroom::window
