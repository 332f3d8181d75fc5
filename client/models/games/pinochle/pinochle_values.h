#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "client/models/gadget_field.h"
#include "client/models/game_ending.h"
#include "client/models/seat_list.h"
#include "client/models/table_cards.h"

/// The values that a Pinochle page reads from PinochleModel, and the functions that build them. If there is nothing to
/// show, strings are empty and numbers are 0.
namespace cardroom::window {

struct PinochleShown;

/// One meld.
struct PinochleMeld {
  CARDROOM_GADGET(pinochleMeld)
  CARDROOM_FIELD(QString, id) = {};    ///< "run-queen"
  CARDROOM_FIELD(QString, name) = {};  ///< "Run and queen"
  CARDROOM_FIELD(int, points) = 0;
  CARDROOM_FIELD(QStringList, cards) = {};  ///< Codes.
  CARDROOM_FIELD(QString, spoken) = {};     ///< The whole meld in one sentence.
};

/// The state of a seat.
struct PinochleSeat {
  CARDROOM_GADGET(pinochleSeat)
  CARDROOM_FIELD(cardroom::window::SeatCard, player) = {};
  CARDROOM_FIELD(QString, name) = {};         ///< "You", "Selma"
  CARDROOM_FIELD(bool, bidder) = false;       ///< This seat has won the bidding.
  CARDROOM_FIELD(QString, line) = {};         ///< In the final score: "120 melds and 48 tricks".
  CARDROOM_FIELD(int, melds) = 0;             ///< Points for melds.
  CARDROOM_FIELD(int, sum) = 0;               ///< The total points.
  CARDROOM_FIELD(int, bid) = 0;               ///< The bid to reach.
  CARDROOM_FIELD(int, missing) = 0;           ///< Points still needed to reach the bid.
  CARDROOM_FIELD(QString, missingText) = {};  ///< "52 more for your bid"; "Your bid is made".
  CARDROOM_FIELD(int, taken) = 0;             ///< The number of tricks.
  CARDROOM_FIELD(QString, takenText) = {};    ///< "2 tricks"
  CARDROOM_FIELD(QString, takenSpoken) = {};  ///< "You have taken 2 tricks."
  CARDROOM_FIELD(QString, meldsTitle) = {};   ///< "Your melds"
  CARDROOM_FIELD(QList<cardroom::window::PinochleMeld>, meldRows) = {};
  CARDROOM_FIELD(QString, noMelds) = {};  ///< "No melds"; empty: there are some.
  CARDROOM_FIELD(QString, text) = {};     ///< The state of the seat, for a screen reader.
};

/// The points that the viewer's hand would probably score with one suit as trump.
struct PinochleRange {
  CARDROOM_GADGET(pinochleRange)
  CARDROOM_FIELD(QString, suit) = {};       ///< "S"
  CARDROOM_FIELD(int, melds) = 0;           ///< Points for its melds.
  CARDROOM_FIELD(QString, meldsText) = {};  ///< "Run and queen, marriage"; "No melds".
  CARDROOM_FIELD(int, likely) = 0;          ///< The highest bid that such hands usually make.
  CARDROOM_FIELD(int, lucky) = 0;           ///< The highest bid that they make with luck.
  CARDROOM_FIELD(QString, rangeText) = {};  ///< "280 to 320"
  CARDROOM_FIELD(QString, text) = {};       ///< "Spades: 210 in melds, 280 to 320 likely."
};

/// The highest bid, and what helps the person to find their own.
struct PinochleBidding {
  CARDROOM_GADGET(pinochleBidding)
  CARDROOM_FIELD(int, bid) = 0;        ///< 0: none yet.
  CARDROOM_FIELD(QString, text) = {};  ///< "Selma bids", "You bid", "No bid yet".
  /// While the person may bid: "Miss your bid and you lose."
  CARDROOM_FIELD(QString, missNote) = {};
  /// While the person may pass: "If you pass, Selma plays for 210 and picks trump."
  CARDROOM_FIELD(QString, passNote) = {};
  CARDROOM_FIELD(QString, wholeNote) = {};  ///< `missNote`, followed by `passNote`.
  /// By suit as trump, the best first. Empty for a spectator, and once the bidding is over.
  CARDROOM_FIELD(QList<cardroom::window::PinochleRange>, ranges) = {};
  CARDROOM_FIELD(int, scale) = 0;            ///< The points that fill a bar: more than the bid and than any range.
  CARDROOM_FIELD(bool, draws) = false;       ///< Cards will be drawn (cut-throat), so the melds may change.
  CARDROOM_FIELD(QString, meldsNote) = {};   ///< "Your melds alone reach 210 with spades."
  CARDROOM_FIELD(QString, likelyNote) = {};  ///< "Up to <b>280</b> is usually made.", styled.
};

/// What the viewer's hand would meld with one suit as trump.
struct PinochleWorth {
  CARDROOM_GADGET(pinochleWorth)
  CARDROOM_FIELD(QString, suit) = {};  ///< "S"
  CARDROOM_FIELD(int, points) = 0;
  CARDROOM_FIELD(QString, pointsText) = {};  ///< "melds 210"
  CARDROOM_FIELD(QString, meldsText) = {};   ///< "Run and queen, marriage"; "No melds".
  CARDROOM_FIELD(QString, text) = {};        ///< For a screen reader.
};

/// The trump, and the bid of the player who named it.
struct PinochleTrump {
  CARDROOM_GADGET(pinochleTrump)
  CARDROOM_FIELD(QString, suit) = {};          ///< "S"
  CARDROOM_FIELD(QString, text) = {};          ///< "Spades are trump"
  CARDROOM_FIELD(QString, contractText) = {};  ///< "You play for 220"
  CARDROOM_FIELD(QString, playText) = {};      ///< "You play spades for 220"
  CARDROOM_FIELD(QString, spoken) = {};        ///< "Spades are trump. You play for 220."
  /// While the person names trump: "Then one of two open cards is yours."
  CARDROOM_FIELD(QString, note) = {};
  /// Until the trump is named: spades, hearts, diamonds, clubs. Empty for a spectator.
  CARDROOM_FIELD(QList<cardroom::window::PinochleWorth>, worth) = {};
};

/// In cut-throat, one of the two cards that are turned up: what the viewer's hand would meld with it or, once it is
/// taken, who has got it.
struct PinochleTurned {
  CARDROOM_GADGET(pinochleTurned)
  CARDROOM_FIELD(QString, card) = {};
  CARDROOM_FIELD(QString, text) = {};  ///< "melds 210", empty for a spectator; "Selma gets it".
  CARDROOM_FIELD(QString, spoken) = {};
};

/// The tricks, and the melds before them.
struct PinochleTricks {
  CARDROOM_GADGET(pinochleTricks)
  CARDROOM_FIELD(QString, meldsNote) = {};  ///< "You need 100 more from the tricks."
  CARDROOM_FIELD(QString, ledText) = {};    ///< For the card to be followed: "Selma led".
  CARDROOM_FIELD(bool, ledByYou) = false;   ///< That card lies on the person's side.
  /// Under the prompt: "You have a higher heart and must play it."
  CARDROOM_FIELD(QString, followNote) = {};
};

/// One line of the final score.
struct PinochleLine {
  CARDROOM_GADGET(pinochleLine)
  CARDROOM_FIELD(QString, id) = {};    ///< "melds", "tricks", "sum", "bid", "score"
  CARDROOM_FIELD(QString, text) = {};  ///< "Melds"
  CARDROOM_FIELD(int, points) = 0;
  CARDROOM_FIELD(QString, more) = {};  ///< "12 short"
  CARDROOM_FIELD(bool, lost) = false;  ///< The bid was not made.
};

/// The result of one player.
struct PinochleResult {
  CARDROOM_GADGET(pinochleResult)
  CARDROOM_FIELD(cardroom::window::SeatCard, player) = {};
  CARDROOM_FIELD(QList<cardroom::window::PinochleMeld>, meldRows) = {};
  CARDROOM_FIELD(QList<cardroom::window::PinochleLine>, lines) = {};
  CARDROOM_FIELD(int, score) = 0;
  CARDROOM_FIELD(int, sum) = 0;        ///< The melds and tricks together, whether or not they make the bid.
  CARDROOM_FIELD(int, bid) = 0;        ///< The bid to be made; 0: none.
  CARDROOM_FIELD(QString, text) = {};  ///< For a screen reader.
};

/// The result of the game; empty until it is over.
struct PinochleEnd {
  CARDROOM_GADGET(pinochleEnd)
  CARDROOM_FIELD(QString, title) = {};    ///< While the points are counted: "Does Selma make the bid of 220?"
  CARDROOM_FIELD(QString, verdict) = {};  ///< "You are 12 short of your bid of 220 and lose."
  CARDROOM_FIELD(QString, reason) = {};   ///< "Selma wins with 91."
  CARDROOM_FIELD(QList<cardroom::window::PinochleResult>, results) = {};  ///< Winners first, then the person.
};

/// One possible call in the bidding: a bid or a pass.
struct PinochleOffer {
  CARDROOM_GADGET(pinochleOffer)
  CARDROOM_FIELD(QString, id) = {};      ///< The id of its action.
  CARDROOM_FIELD(QString, kind) = {};    ///< "pass", "bid" (the first), "ten", "twenty" (higher)
  CARDROOM_FIELD(QString, text) = {};    ///< "220"
  CARDROOM_FIELD(QString, spoken) = {};  ///< "Bid 220"
  CARDROOM_FIELD(QString, key) = {};     ///< "1"
  CARDROOM_FIELD(bool, hinted) = false;
  int amount = 0;  ///< 0: a pass.
};

/// The first bid that the person is preparing; all 0 if it is not theirs to make. Changed by the actions "less" and
/// "more", or by PinochleModel::stepFirstBid().
struct PinochleFirstBid {
  CARDROOM_GADGET(pinochleFirstBid)
  CARDROOM_FIELD(int, amount) = 0;
  CARDROOM_FIELD(int, least) = 0;
  CARDROOM_FIELD(int, most) = 0;
  CARDROOM_FIELD(int, step) = 0;
  CARDROOM_FIELD(int, leap) = 0;  ///< The large step.
};

/// The cards marked to be kept.
struct PinochleKeeping {
  CARDROOM_GADGET(pinochleKeeping)
  CARDROOM_FIELD(int, count) = 0;
  CARDROOM_FIELD(int, of) = 0;              ///< 12; 0: the person is not choosing cards now.
  CARDROOM_FIELD(QString, text) = {};       ///< "9 of 12"
  CARDROOM_FIELD(int, points) = 0;          ///< Points for the melds among them.
  CARDROOM_FIELD(QString, meldsText) = {};  ///< "With these: <b>Run and queen 190</b> · <b>Dix 10</b>.", styled.
  CARDROOM_FIELD(QString, wholeText) = {};  ///< `meldsText`, followed by "Selma will not see what you leave out."
  CARDROOM_FIELD(QString, spoken) = {};
};

/// What the person prepares before a move, and what a hint recommends.
struct PinochleReady {
  CARDROOM_GADGET(pinochleReady)
  /// Empty if the person is not asked to bid.
  CARDROOM_FIELD(QList<cardroom::window::PinochleOffer>, offers) = {};
  CARDROOM_FIELD(cardroom::window::PinochleFirstBid, firstBid) = {};
  CARDROOM_FIELD(QString, chosenSuit) = {};  ///< "S"; named by the action "name".
  CARDROOM_FIELD(QString, hintedSuit) = {};
  CARDROOM_FIELD(cardroom::window::PinochleKeeping, keeping) = {};
  /// Everybody looks at the trump that has been named: in cut-throat in a pause of its own, otherwise before the melds.
  CARDROOM_FIELD(bool, trumpOpen) = false;
  /// Everybody looks at both hands' melds, which are laid out side by side.
  CARDROOM_FIELD(bool, meldsOpen) = false;
};

namespace pinochle {

QList<PinochleSeat> seatsOf(const PinochleShown& shown);  ///< By seat; empty before the first game.
PinochleBidding biddingOf(const PinochleShown& shown);
PinochleTrump trumpOf(const PinochleShown& shown);
QList<PinochleTurned> turnedOf(const PinochleShown& shown);
PinochleTricks tricksOf(const PinochleShown& shown);
/// In cut-throat: who has got which of the two cards that were turned up.
QString takenNoteOf(const PinochleShown& shown);
PinochleEnd endOf(const PinochleShown& shown);
GameEnding endingOf(const PinochleShown& shown);
QList<PinochleOffer> offersOf(const PinochleShown& shown);
PinochleKeeping keepingOf(const PinochleShown& shown);
PinochleReady readyOf(const PinochleShown& shown);

}  // namespace pinochle

}  // namespace cardroom::window
