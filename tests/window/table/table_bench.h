#pragma once

#include <QObject>
#include <QStringList>
#include <memory>

#include "client/models/application.h"

class QQmlEngine;

namespace cardroom::testing {

/// What the tests of the table's page have behind the page: a game of Lucky Thirteen, or of another kind, that they
/// move on as they like, in which Maren is the person at the window. Nothing that the page asks for is answered by
/// itself.
class TableBench : public QObject {
  Q_OBJECT
  Q_PROPERTY(cardroom::window::Application* application READ application NOTIFY begun FINAL)

 public:
  explicit TableBench(QQmlEngine& engine);
  ~TableBench() override;

  window::Application* application() const;

  /// A new evening: everybody sits, nothing is dealt. The one before is gone with its models.
  Q_INVOKABLE void begin();
  /// Cards are dealt, and it is Otto's turn.
  Q_INVOKABLE void deal();
  /// Two rounds and a half at once: it is the person's turn, with 8S, 7H and the KC that was drawn.
  Q_INVOKABLE void dealToYourTurn();
  /// Whoever's turn it is gives this card up, and the page hears of it.
  Q_INVOKABLE void discard(const QString& card);
  Q_INVOKABLE void endGame();

  /// An evening of Game of Thrones: Maren and Iris against Otto and Jonas (thrones_evening.h); `first` begins.
  Q_INVOKABLE void beginThrones(int first);
  /// The same up to Maren's ninth turn of the fourth play.
  Q_INVOKABLE void thronesToYourTurn();
  /// Whoever's turn it is plays "6S on 1", "pass"; one after the other.
  Q_INVOKABLE void turns(const QString& moves);
  /// The last turns of a play, or all that are left pass; the battle is shown, and the table rests.
  Q_INVOKABLE void fight(const QString& moves = {});
  /// It goes on.
  Q_INVOKABLE void goOn();

  /// An evening to look on at: four bots, a game that is dealt, and the table's clocks stand.
  Q_INVOKABLE void beginBots();
  /// How they play now.
  Q_INVOKABLE void pace(bool paused, int percent);
  /// What the page has asked of the server since the last time, in protobuf's words.
  Q_INVOKABLE QStringList asked();

  /// Pasur: Maren with Parisa and Otto, in the third round; it is her turn, and her 7H picks up one of three.
  Q_INVOKABLE void pasurToYourTurn();
  /// With Parisa alone: Maren's ace picks up one of twelve.
  Q_INVOKABLE void pasurWithManyChoices();
  /// The same, but one of a hundred: all even cards lie in the pool.
  Q_INVOKABLE void pasurWithEvenPool();
  /// It is played to its end, and nothing was heard on the way.
  Q_INVOKABLE void endPasur();
  /// From the first card on, with so many at the table.
  Q_INVOKABLE void dealPasur(int seats);
  /// With Parisa alone, from the first card on; Parisa can clear the pool after Maren's KS.
  Q_INVOKABLE void beginPasur();
  /// Whoever's turn it is plays "7S x 4H", "KD" (in Pinochle "220", "pass", "S", "take AS", "AH"); one after the other.
  Q_INVOKABLE void plays(const QString& moves);
  /// Pinochle: Maren, and Selma above her, who bids first (pinochle_evening.h). "dealt", or the moment when Maren is to
  /// do this: "bid", "trump", "turned", "keeping", "melds" (to lead, with both melds open), "trick". Without
  /// `cutthroat` there is no "turned" and no "keeping".
  Q_INVOKABLE void pinochleTo(const QString& moment, bool cutthroat = true);
  /// The same, but Maren bids first.
  Q_INVOKABLE void pinochleFirstBid();
  /// A seat of it makes this move: where both choose at the same time.
  Q_INVOKABLE void playsAs(int seat, const QString& move);
  /// It is played to its end.
  Q_INVOKABLE void endPinochle();

  /// Everybody plays until the round is over, and the table rests.
  Q_INVOKABLE void endRound();

  Q_INVOKABLE void say(const QString& text);
  Q_INVOKABLE void loseConnection(bool lost);
  /// The longest names that there are.
  Q_INVOKABLE void nameAtLength();
  /// "en", "fa", "nb".
  Q_INVOKABLE void speak(const QString& language);

 Q_SIGNALS:
  void begun();

 private:
  struct Evening;
  void beginEvening();
  void sitDownToPasur(int seats);
  void sitDownToPinochle();
  void show();

  QQmlEngine& m_engine;
  std::unique_ptr<Evening> m_evening;
};

}  // namespace cardroom::testing
