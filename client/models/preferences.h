#pragma once

#include <QObject>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>
#include <memory>

class QSettings;

namespace cardroom::window {

/// What a person has chosen about how the window looks, moves, sounds and speaks. Written to a file at every change;
/// takes effect at once. GUI thread.
class Preferences : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by Application")
  Q_PROPERTY(Light light READ light WRITE setLight NOTIFY lightChanged FINAL)
  /// What `light` comes to, with the desktop's wish where it is System.
  Q_PROPERTY(bool dark READ dark NOTIFY darkChanged FINAL)
  Q_PROPERTY(bool fourColours READ fourColours WRITE setFourColours NOTIFY fourColoursChanged FINAL)
  /// "": one for each game; else "cardroom", or the art of a kind (kinds.h) for the backs of all games.
  Q_PROPERTY(QString cardBack READ cardBack WRITE setCardBack NOTIFY cardBackChanged FINAL)
  Q_PROPERTY(Movement movement READ movement WRITE setMovement NOTIFY movementChanged FINAL)
  /// What `movement` and the desktop's wish for reduced motion come to: factor on every duration; 0: no movement.
  Q_PROPERTY(qreal motion READ motion NOTIFY motionChanged FINAL)
  /// How long bots seem to think at tables that this person makes, in milliseconds: 500, 1000 or 2000.
  Q_PROPERTY(int botPaceMs READ botPaceMs WRITE setBotPaceMs NOTIFY botPaceMsChanged FINAL)
  Q_PROPERTY(Words words READ words WRITE setWords NOTIFY wordsChanged FINAL)
  /// Factor on all text: 1, 1.15 or 1.3.
  Q_PROPERTY(qreal wordScale READ wordScale NOTIFY wordsChanged FINAL)
  /// "": the system's; else the code of a language that the window speaks, "en" or "fa".
  Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
  Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY soundChanged FINAL)
  /// 0 to 1.
  Q_PROPERTY(qreal volume READ volume WRITE setVolume NOTIFY volumeChanged FINAL)
  Q_PROPERTY(HandOrder handOrder READ handOrder WRITE setHandOrder NOTIFY handOrderChanged FINAL)
  /// A table that this person hosts lives on when the window is closed, without asking.
  Q_PROPERTY(bool keepTableOpen READ keepTableOpen WRITE setKeepTableOpen NOTIFY keepTableOpenChanged FINAL)

 public:
  enum Light { Evening, Day, System };
  Q_ENUM(Light)
  enum Movement { None, Calm, Normal, Quick };
  Q_ENUM(Movement)
  enum Words { NormalWords, LargeWords, LargerWords };
  Q_ENUM(Words)
  enum HandOrder { BySuit, ByRank, AsDrawn };
  Q_ENUM(HandOrder)

  /// `file` is made at the first change; an empty one keeps nothing.
  explicit Preferences(const QString& file, QObject* parent = nullptr);
  ~Preferences() override;

  Light light() const { return m_light; }
  void setLight(Light light);
  bool dark() const;
  bool fourColours() const { return m_fourColours; }
  void setFourColours(bool on);
  QString cardBack() const { return m_cardBack; }
  void setCardBack(const QString& back);
  Movement movement() const { return m_movement; }
  void setMovement(Movement movement);
  qreal motion() const;
  int botPaceMs() const { return m_botPaceMs; }
  void setBotPaceMs(int pace);
  Words words() const { return m_words; }
  void setWords(Words words);
  qreal wordScale() const;
  QString language() const { return m_language; }
  void setLanguage(const QString& code);
  bool sound() const { return m_sound; }
  void setSound(bool on);
  qreal volume() const { return m_volume; }
  void setVolume(qreal volume);
  HandOrder handOrder() const { return m_handOrder; }
  void setHandOrder(HandOrder order);
  bool keepTableOpen() const { return m_keepTableOpen; }
  void setKeepTableOpen(bool keep);

  /// The desktop's wishes, from whoever asks it (client/net); until then dark, with movement.
  void setSystemDark(bool dark);
  void setSystemReducedMotion(bool reduced);

 Q_SIGNALS:
  void lightChanged();
  void darkChanged();
  void fourColoursChanged();
  void cardBackChanged();
  void movementChanged();
  void motionChanged();
  void botPaceMsChanged();
  void wordsChanged();
  void languageChanged();
  void soundChanged();
  void volumeChanged();
  void handOrderChanged();
  void keepTableOpenChanged();

 private:
  /// Keeps a value, also in the file. False: it was the same.
  template <class Value>
  bool set(Value& kept, const Value& value, const char* key, void (Preferences::*changed)());

  std::unique_ptr<QSettings> m_file;
  Light m_light = Evening;
  bool m_systemDark = true;
  bool m_systemReducedMotion = false;
  bool m_fourColours = false;
  QString m_cardBack;
  Movement m_movement = Normal;
  int m_botPaceMs = 1000;
  Words m_words = NormalWords;
  QString m_language;
  bool m_sound = true;
  qreal m_volume = 0.7;
  HandOrder m_handOrder = BySuit;
  bool m_keepTableOpen = false;
};

}  // namespace cardroom::window
