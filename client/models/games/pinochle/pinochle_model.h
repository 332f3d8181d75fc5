#pragma once

#include "client/models/games/pinochle/pinochle_words.h"

namespace cardroom::window {

/// What a Pinochle table shows. In `cards`: zones "hand", "seat" (another's hand; for a spectator the hand of seat 0 is
/// "hand"), "turned" (the two face-up cards in cut-throat; place 0 or 1), "trick" (the card that was led, until it is
/// followed) and "taken" (what a seat has won, oldest first, two per trick; QML shows it face down, but `card` is set).
/// New cards come from "pile", the stock. Two copies of a card have different keys, which the window assigns and which
/// reveal nothing; the first copy's key is the card's code.
///
/// User input arrives through TurnModel::primary() and through ChoiceModel: act() takes an action's id, actByKey() its
/// keyboard shortcut, and select() a card.
class PinochleModel : public GameModel {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Made by the list of kinds")
  /// The stage of the game: "bidding", "trump", "turned" (taking one of two cards), "keeping" (12 of 24), "tricks",
  /// "over"; empty before the first card. Still "trump" while everybody looks at the trump that has been named, and
  /// still "turned" while they look at who took which card. GameModel's `phases` and `phase` label the bar; while
  /// tricks are played, `phase` is -1, and progress ("Trick 5 of 12") and the steps are shown instead.
  CARDROOM_READ(QString, stage, changed);
  /// The number of undealt cards, not counting those turned up.
  CARDROOM_READ(int, stock, changed) { return m_shown.known ? m_shown.table.stock_size() : 0; }
  CARDROOM_READ(QList<cardroom::window::PinochleSeat>, seats, changed) { return pinochle::seatsOf(m_shown); }
  CARDROOM_READ(cardroom::window::PinochleBidding, bidding, changed) { return pinochle::biddingOf(m_shown); }
  CARDROOM_READ(cardroom::window::PinochleTrump, trump, changed) { return pinochle::trumpOf(m_shown); }
  CARDROOM_READ(QList<cardroom::window::PinochleTurned>, turned, changed) { return pinochle::turnedOf(m_shown); }
  CARDROOM_READ(cardroom::window::PinochleTricks, tricks, changed) { return pinochle::tricksOf(m_shown); }
  CARDROOM_READ(cardroom::window::PinochleEnd, end, changed) { return pinochle::endOf(m_shown); }
  CARDROOM_READ(cardroom::window::PinochleReady, ready, previewChanged) { return pinochle::readyOf(m_shown); }

  static const Kind kKind;

  /// Raises or lowers the first bid by that much, within its range.
  Q_INVOKABLE void stepFirstBid(int by) {
    if (pinochle::stepFirstBid(m_shown, by)) Q_EMIT previewChanged();
  }

  void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events, std::size_t fresh,
            const Cast& cast) override;
  GameFace face() const override { return pinochle::faceOf(m_shown); }
  SeatFace seatFace(int seat) const override;
  GameEnding ended() const override { return pinochle::endingOf(m_shown); }
  bool countsPoints() const override { return true; }
  QList<Happening> happenings() const override { return pinochle::happeningsOf(m_shown); }
  QList<LogLine> log() const override { return pinochle::logOf(m_shown.beats, m_shown.cast); }
  Recall recall() const override { return pinochle::recallOf(m_shown); }
  QString ruleText(int rule) const override { return pinochle::ruleText(rule, m_shown.ledSuit()); }
  void setHandOrder(Preferences::HandOrder order) override {
    if (std::exchange(m_shown.order, order) != order) pinochle::layCards(m_shown, *cards());
  }
  GameTurn& turn() override { return *m_turn; }

 Q_SIGNALS:
  void previewChanged();

 private:
  PinochleShown m_shown;
  std::unique_ptr<GameTurn> m_turn = pinochle::turnOf(m_shown, *cards(), [this] { Q_EMIT previewChanged(); });
};

}  // namespace cardroom::window
