#pragma once

#include <QList>
#include <QStringList>

#include "client/models/gadget_field.h"
#include "client/models/game_ending.h"

/// The values that a Pasur page reads from PasurModel, and the functions that build them.
namespace cardroom::window {

struct PasurShown;

/// One of the sets that a card can pick up.
struct PasurCapture {
  CARDROOM_GADGET(pasurCapture)
  CARDROOM_FIELD(QString, id) = {};         ///< The id of its Choice.
  CARDROOM_FIELD(int, number) = 0;          ///< From 1.
  CARDROOM_FIELD(QStringList, cards) = {};  ///< Keys.
  CARDROOM_FIELD(QString, spoken) = {};     ///< "1 of 3: ace of spades and three of diamonds"
};

/// A play that has just been made, for animating its cards, which are identified by their keys.
struct PasurPlay {
  CARDROOM_GADGET(pasurPlay)
  CARDROOM_FIELD(int, seat) = -1;  ///< -1: no play has just been made.
  CARDROOM_FIELD(QString, card) = {};
  CARDROOM_FIELD(QStringList, picks) = {};
  CARDROOM_FIELD(bool, sur) = false;
  CARDROOM_FIELD(QString, cancelled) = {};  ///< The card of the sur that it cancels; empty: none.
  CARDROOM_FIELD(int, cancelledSeat) = -1;
  CARDROOM_FIELD(QStringList, swept) = {};  ///< Cards swept at the end of the round, after this play.
  /// "Parisa scores a sur", "Otto’s sur cancels one of Parisa’s"; empty: no sur.
  CARDROOM_FIELD(QString, surText) = {};
};

/// The state of one seat.
struct PasurSeat {
  CARDROOM_GADGET(pasurSeat)
  CARDROOM_FIELD(QString, name) = {};  ///< For the person's own seat: "You".
  CARDROOM_FIELD(bool, you) = false;
  CARDROOM_FIELD(int, before) = 0;            ///< The total before this round.
  CARDROOM_FIELD(int, total) = 0;             ///< Including this round.
  CARDROOM_FIELD(int, gain) = 0;              ///< Points gained in this round.
  CARDROOM_FIELD(int, taken) = 0;             ///< Cards in the pile, without surs.
  CARDROOM_FIELD(QString, takenText) = {};    ///< "14 taken"
  CARDROOM_FIELD(QString, takenSpoken) = {};  ///< "Parisa has taken 14 cards."
  CARDROOM_FIELD(int, surs) = 0;
  CARDROOM_FIELD(QString, sursText) = {};    ///< "1 sur"; empty: none.
  CARDROOM_FIELD(QString, sursSpoken) = {};  ///< "Parisa has 1 sur."
  CARDROOM_FIELD(QString, line) = {};        ///< "37 points, 1 sur"
  CARDROOM_FIELD(QString, text) = {};        ///< "Parisa: 37 points, 8 in this round, 1 sur."
};

/// The state of the table.
struct PasurTable {
  CARDROOM_GADGET(pasurTable)
  CARDROOM_FIELD(int, round) = 0;          ///< From 1; 0 before the first.
  CARDROOM_FIELD(int, deal) = 0;           ///< The number of the deal within this round, from 1; 0 before the first.
  CARDROOM_FIELD(QString, dealText) = {};  ///< "Deal 2 of 4"; empty: none.
  CARDROOM_FIELD(int, target) = 62;        ///< Points needed to win.
  CARDROOM_FIELD(int, deck) = 0;           ///< Cards not dealt yet.
  CARDROOM_FIELD(QString, deckText) = {};  ///< "24 left"; empty: none.
  /// The number of slots in the pool, including gaps; see PasurModel.
  CARDROOM_FIELD(int, poolPlaces) = 0;
  CARDROOM_FIELD(int, poolRow) = 3;  ///< Slots in a row of the pool.
  /// "In the pool: ace of spades and three of diamonds.", for a screen reader.
  CARDROOM_FIELD(QString, poolText) = {};
  CARDROOM_FIELD(bool, over) = false;
  CARDROOM_FIELD(QList<cardroom::window::PasurSeat>, seats) = {};  ///< By seat.
  /// The seats in seating order, starting with the person's.
  CARDROOM_FIELD(QList<cardroom::window::PasurSeat>, race) = {};
};

/// One part of a round's score.
struct PasurPart {
  CARDROOM_GADGET(pasurPart)
  CARDROOM_FIELD(int, value) = 0;  ///< Points; for clubs, the number of clubs.
  CARDROOM_FIELD(int, more) = 0;   ///< The points for clubs.
};

/// The scores of one player.
struct PasurPlayer {
  CARDROOM_GADGET(pasurPlayer)
  CARDROOM_FIELD(int, seat) = 0;
  CARDROOM_FIELD(QString, name) = {};
  CARDROOM_FIELD(bool, person) = false;
  CARDROOM_FIELD(QString, picture) = {};
  CARDROOM_FIELD(QString, botType) = {};
  CARDROOM_FIELD(bool, leads) = false;  ///< Has the best total; at the end of the game, has won.
  CARDROOM_FIELD(QList<cardroom::window::PasurPart>, parts) = {};  ///< Clubs, 10♦, 2♣, aces, jacks, surs.
  CARDROOM_FIELD(int, round) = 0;                                  ///< Points in this round.
  CARDROOM_FIELD(int, total) = 0;
  CARDROOM_FIELD(int, before) = 0;          ///< The total before this round.
  CARDROOM_FIELD(QString, text) = {};       ///< The parts of the round's score, for a screen reader.
  CARDROOM_FIELD(QString, totalText) = {};  ///< "Parisa: 64 points."
};

/// A finished round, or all rounds before the viewer arrived, combined into one. Lists are indexed by seat.
struct PasurRound {
  CARDROOM_GADGET(pasurRound)
  CARDROOM_FIELD(QString, title) = {};  ///< "Round 1"
  CARDROOM_FIELD(QList<int>, points) = {};
  CARDROOM_FIELD(QList<int>, totals) = {};
  CARDROOM_FIELD(QString, text) = {};  ///< "Round 1: You have 41, Parisa 37, Otto 22."
};

/// The scores after a round, and the result of the game.
struct PasurSheet {
  CARDROOM_GADGET(pasurSheet)
  CARDROOM_FIELD(QString, roundTitle) = {};  ///< "Round 3 is over."
  CARDROOM_FIELD(QString, roundText) = {};   ///< "You lead with 48. The first to 62 wins. What was left ..."
  CARDROOM_FIELD(QList<cardroom::window::PasurPlayer>, players) = {};  ///< Best total first.
  CARDROOM_FIELD(QList<cardroom::window::PasurRound>, rounds) = {};
  CARDROOM_FIELD(QString, verdict) = {};  ///< "You win with 64."; this and `reason` are empty until the game is over.
  CARDROOM_FIELD(QString, reason) = {};   ///< "After 5 rounds. Parisa came second with 41."
};

namespace pasur {

/// The captures of a card in the hand, in the order of choicesFor(). Empty if it captures nothing or may not be played.
QList<PasurCapture> capturesOf(const PasurShown& shown, const QString& cardKey);

/// The most recent play.
PasurPlay playOf(const PasurShown& shown);

PasurTable tableOf(const PasurShown& shown);
PasurSheet sheetOf(const PasurShown& shown);
GameEnding endingOf(const PasurShown& shown);

}  // namespace pasur
}  // namespace cardroom::window
