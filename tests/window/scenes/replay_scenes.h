#pragma once

#include <QString>
#include <QStringList>
#include <memory>

namespace cardroom::window {
class Application;
}

namespace cardroom::testing {

/// Moments from replays of finished games.
class ReplayScenes {
 public:
  explicit ReplayScenes(window::Application& application) : m_application{application} {}

  static QStringList names();
  /// False if there is no scene of that name.
  bool show(const QString& name);

  /// Lucky Thirteen with all hands visible.
  void allHands();
  /// A later round of Pasur, as one of two players saw it.
  void asPlayer();
  /// The end of a game of Lucky Thirteen.
  void theEnd();
  /// Game of Thrones, replayed by Jonas, who played in it: all hands are visible, and his seat is at the bottom.
  void ownThrones();
  /// The end of Maren's game of Game of Thrones.
  void endOfThrones();
  /// The end of other people's game of Pinochle.
  void endOfPinochle();
  /// The review of Maren's game of Lucky Thirteen, at a costly move.
  void review();
  /// The review of Maren's game of Pinochle, at a move that lowered her chance to win.
  void reviewChance();

 private:
  /// Begins the review and waits for all opinions.
  void finishReview();

  window::Application& m_application;
};

}  // namespace cardroom::testing
