#pragma once

#include <memory>

#include "client/models/game_model.h"
#include "client/models/games/pinochle/pinochle_turn.h"
#include "client/models/games/pinochle/pinochle_values.h"

namespace cardroom::window {

struct Kind;

/// What the table of Pinochle shows. In `cards`: zones "hand", "seat" (another's hand; for a spectator the hand of seat
/// 0 is "hand"), "turned" (the two that lie face up in cut-throat; place 0 or 1), "trick" (the card that was led, until
/// it is followed) and "taken" (what a seat has won, oldest first, two a trick; QML shows it face down, `card` is set
/// all the same). New cards come from "pile", the stock. Two copies of a card have different keys, which are ours and
/// tell nothing; the first of them has the card's code.
///
/// Everything is done with ChoiceModel, its act() and actByKey() with the ids and keys of the actions, its select() for
/// cards, and with TurnModel's primary().
class PinochleModel : public GameModel {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Made by the list of kinds")
  /// What is going on: "bidding", "trump", "turned" (one of two is taken), "keeping" (12 of 24), "tricks", "over";
  /// empty before the first card. `phases` and `phase` of GameModel are the words for the bar; while tricks are played
  /// `phase` is -1, and progress ("Trick 5 of 12") and the steps are to be shown.
  CARDROOM_READ(QString, stage, changed);
  CARDROOM_READ(int, stock, changed);  ///< Cards that are not handed out, without those turned up.
  CARDROOM_READ(QList<cardroom::window::PinochleSeat>, seats, changed) { return pinochle::seatsOf(*m_shown); }
  CARDROOM_READ(cardroom::window::PinochleBidding, bidding, changed) { return pinochle::biddingOf(*m_shown); }
  CARDROOM_READ(cardroom::window::PinochleTrump, trump, changed) { return pinochle::trumpOf(*m_shown); }
  CARDROOM_READ(QList<cardroom::window::PinochleTurned>, turned, changed) { return pinochle::turnedOf(*m_shown); }
  CARDROOM_READ(cardroom::window::PinochleTricks, tricks, changed) { return pinochle::tricksOf(*m_shown); }
  CARDROOM_READ(cardroom::window::PinochleEnd, end, changed) { return pinochle::endOf(*m_shown); }
  CARDROOM_READ(cardroom::window::PinochleReady, ready, previewChanged) { return pinochle::readyOf(*m_shown); }

  static const Kind kKind;

  explicit PinochleModel(QObject* parent = nullptr);
  ~PinochleModel() override;

  /// So much more, or less, for a first bid; as far as it goes.
  Q_INVOKABLE void stepFirstBid(int by) { m_turn.stepFirstBid(by); }
  /// The melds are seen; the primary says "Lead the first trick" until then, and does this.
  Q_INVOKABLE void closeMelds() { m_turn.closeMelds(); }

  void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events, std::size_t fresh,
            const Cast& cast) override;
  GameFace face() const override;
  SeatFace seatFace(int seat) const override;
  bool countsPoints() const override { return true; }
  QList<Happening> happenings() const override;
  QList<LogLine> log() const override;
  QString ruleText(int rule) const override;
  void setHandOrder(Preferences::HandOrder order) override;
  GameTurn& turn() override { return m_turn; }

 Q_SIGNALS:
  void previewChanged();

 private:
  std::unique_ptr<PinochleShown> m_shown;
  PinochleTurn m_turn;
};

}  // namespace cardroom::window
