#pragma once

#include <QObject>
#include <QStringList>
#include <memory>

#include "client/models/application.h"

class QQmlEngine;

namespace cardroom::testing {

/// Provides the models for tests of the table page: a game of Lucky Thirteen or another kind, controlled by the tests,
/// with Maren as the person at the window. The page's requests are not answered automatically.
class TableBench : public QObject {
  Q_OBJECT
  Q_PROPERTY(cardroom::window::Application* application READ application NOTIFY begun FINAL)

 public:
  explicit TableBench(QQmlEngine& engine);
  ~TableBench() override;

  window::Application* application() const;

  /// Starts a new evening: everybody is seated, and no card has been dealt. The previous evening is deleted with its
  /// models.
  Q_INVOKABLE void begin();
  /// Deals the cards; it is Otto's turn.
  Q_INVOKABLE void deal();
  /// Plays two and a half rounds in one update: it is then Maren's turn, with 8S, 7H and the KC that she has drawn.
  Q_INVOKABLE void dealToYourTurn();
  /// The player whose turn it is discards this card, and the page is updated.
  Q_INVOKABLE void discard(const QString& card);
  Q_INVOKABLE void endGame();

  /// Starts an evening of Game of Thrones: Maren and Iris against Otto and Jonas (thrones_evening.h); `first` starts.
  /// `viewer`: the seat of the person at the window; -1 for a spectator. `original`: at the table of a property file.
  Q_INVOKABLE void beginThrones(int first, int viewer = 1, bool original = false);
  /// Starts such an evening and plays it up to the ninth turn of the fourth play, which is Maren's.
  Q_INVOKABLE void thronesToYourTurn();
  /// The players make these moves in turn: "6S on 1", "pass".
  Q_INVOKABLE void turns(const QString& moves);
  /// Plays these last turns of a play or, if `moves` is empty, passes in all remaining turns; the battle is shown, and
  /// the table pauses.
  Q_INVOKABLE void fight(const QString& moves = {});
  /// Ends the pause.
  Q_INVOKABLE void goOn();
  /// Opens all hands, as they are now. `forth`: how many moves can be made again, if this is an earlier moment; the
  /// table pauses there whenever it is in a pause.
  Q_INVOKABLE void openHands(int forth = 0);

  /// Opens the replay of a game of Lucky Thirteen in its third round, with all hands visible (replay_scenes.h).
  Q_INVOKABLE void beginReplay();

  /// Starts an evening to watch: four bots and a game that has been dealt, with the table's clocks stopped.
  Q_INVOKABLE void beginBots();
  /// Sets the pace of the bots.
  Q_INVOKABLE void pace(bool paused, int percent);
  /// The page's requests since the last call, in protobuf's text format.
  Q_INVOKABLE QStringList asked();

  /// Pasur: Maren with Parisa and Otto, in the third round; it is her turn, and her 7H picks up one of three sets.
  Q_INVOKABLE void pasurToYourTurn();
  /// With Parisa alone: Maren's ace picks up one of twelve sets.
  Q_INVOKABLE void pasurWithManyChoices();
  /// The same, but one of a hundred sets: all even cards are in the pool.
  Q_INVOKABLE void pasurWithEvenPool();
  /// Plays Pasur to its end without intermediate updates.
  Q_INVOKABLE void endPasur();
  /// Starts Pasur from the first card, with this many players.
  Q_INVOKABLE void dealPasur(int seats);
  /// Starts Pasur from the first card, with Parisa alone, who can clear the pool after Maren's KS.
  Q_INVOKABLE void beginPasur();
  /// The players make these moves in turn: "7S x 4H", "KD" (in Pinochle "220", "pass", "S", "take AS", "AH").
  Q_INVOKABLE void plays(const QString& moves);
  /// Pinochle: Maren, with Selma at the top of the table, who bids first (pinochle_evening.h). `moment` is "dealt" or
  /// the decision that Maren then has to make: "bid", "trump", "turned", "keeping", "trick"; or what everybody looks
  /// at: "named" (the trump), "taken" (the cards that were turned up), "melds". Without `cutthroat` there is no
  /// "turned", no "keeping", no "named" and no "taken".
  Q_INVOKABLE void pinochleTo(const QString& moment, bool cutthroat = true);
  /// The same, but Maren bids first.
  Q_INVOKABLE void pinochleFirstBid();
  /// Makes a move for this seat, when both choose at the same time.
  Q_INVOKABLE void playsAs(int seat, const QString& move);
  /// Plays Pinochle to its end.
  Q_INVOKABLE void endPinochle();

  /// Everybody plays until the round is over, and the table pauses.
  Q_INVOKABLE void endRound();

  /// A deal that is "open", "fair", "left out", "practice", "unknown", or "wrong" in its first step.
  Q_INVOKABLE void followDeal(const QString& result);

  Q_INVOKABLE void say(const QString& text);
  Q_INVOKABLE void loseConnection(bool lost);
  /// Gives everybody the longest possible name.
  Q_INVOKABLE void nameAtLength();
  /// Changes the language: "en", "fa" or "nb".
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
