#pragma once

#include <QList>
#include <QStringList>

#include "client/models/gadget_field.h"
#include "client/models/game_ending.h"
#include "common/cards/card.h"

/// The values that a Game of Thrones page reads from ThronesModel, and the functions that build them.
namespace cardroom::window {

struct ThronesShown;

/// One of the two attacks of a battle.
struct ThronesAttack {
  CARDROOM_GADGET(thronesAttack)
  CARDROOM_FIELD(bool, ours) = false;  ///< Our team attacks.
  CARDROOM_FIELD(bool, succeeds) = false;
  CARDROOM_FIELD(bool, toUs) = false;  ///< Our team gets the points.
  CARDROOM_FIELD(int, attack) = 0;
  CARDROOM_FIELD(int, defence) = 0;
  CARDROOM_FIELD(int, points) = 0;
  CARDROOM_FIELD(QString, text) = {};    ///< "30 beats 23, 9 for us"
  CARDROOM_FIELD(QString, brief) = {};   ///< "30 beats 23"
  CARDROOM_FIELD(QString, line) = {};    ///< "Our 30 beats their 23"
  CARDROOM_FIELD(QString, spoken) = {};  ///< "Our attack 30 beats 23, 9 points for us."
  // The parts of "30 beats 23", for a band that shows them side by side.
  CARDROOM_FIELD(QString, attackName) = {};   ///< "Our attack"
  CARDROOM_FIELD(QString, defenceName) = {};  ///< "Their defence"
  CARDROOM_FIELD(QString, verb) = {};         ///< Between the numbers: "beats"
  CARDROOM_FIELD(QString, verbEnd) = {};      ///< After them; empty in most languages.
  CARDROOM_FIELD(QString, stake) = {};        ///< "9 for us"
  CARDROOM_FIELD(QString, next) = {};         ///< "Next: our attack <b>30</b> against their defence <b>23</b>"; styled.
  CARDROOM_FIELD(bool, changed) = false;      ///< Only in a preview: differs from the current attack.
};

/// What the considered card would do on a pile.
struct ThronesPreview {
  CARDROOM_GADGET(thronesPreview)
  CARDROOM_FIELD(bool, allowed) = false;
  CARDROOM_FIELD(QString, whyNot) = {};  ///< Empty if it is allowed.
  CARDROOM_FIELD(int, attack) = 0;  ///< The pile's attack with the card; the current one if the card is not allowed.
  CARDROOM_FIELD(int, defence) = 0;
  CARDROOM_FIELD(bool, attackChanges) = false;
  CARDROOM_FIELD(bool, defenceChanges) = false;
  /// The attacks if the battle took place after this move (now, if the card is not allowed), ours first.
  CARDROOM_FIELD(QList<cardroom::window::ThronesAttack>, outcome) = {};
  /// "Six of spades on our pile would make defence 20; their attack would fail.", or why it is not allowed.
  CARDROOM_FIELD(QString, text) = {};
};

struct ThronesPile {
  CARDROOM_GADGET(thronesPile)
  CARDROOM_FIELD(QString, id) = {};  ///< "pile-0"
  CARDROOM_FIELD(bool, ours) = false;
  CARDROOM_FIELD(QString, title) = {};  ///< "Ours", "Theirs", "Top pile", "Bottom pile"
  CARDROOM_FIELD(QString, names) = {};  ///< "you and Iris"
  CARDROOM_FIELD(int, count) = 0;       ///< The number of cards.
  CARDROOM_FIELD(int, attack) = 0;
  CARDROOM_FIELD(int, defence) = 0;
  CARDROOM_FIELD(QString, text) = {};    ///< "Our pile: attack 30, defence 14, 4 cards."
  CARDROOM_FIELD(QString, waits) = {};   ///< Before its heart: "A heart starts it", "Waits for our heart"; or empty.
  CARDROOM_FIELD(bool, starts) = false;  ///< The heart that is to be played now goes on it.
};

/// A team's points.
struct ThronesScore {
  CARDROOM_GADGET(thronesScore)
  CARDROOM_FIELD(bool, ours) = false;
  CARDROOM_FIELD(QString, title) = {};  ///< "Ours"; for a spectator, the names.
  CARDROOM_FIELD(QString, text) = {};   ///< "<b>Ours</b>, with Iris"
  CARDROOM_FIELD(int, score) = 0;
  CARDROOM_FIELD(int, gain) = -1;  ///< Points gained in the battle shown; -1: no battle is shown.
};

/// The hearts that a seat has left.
struct ThronesHearts {
  CARDROOM_GADGET(thronesHearts)
  CARDROOM_FIELD(int, hearts) = 0;
  CARDROOM_FIELD(QString, text) = {};  ///< "2 hearts left"
};

/// The battle that is currently shown.
struct ThronesBattle {
  CARDROOM_GADGET(thronesBattle)
  CARDROOM_FIELD(int, play) = 0;                                       ///< From 1; 0: no battle is shown.
  CARDROOM_FIELD(QList<cardroom::window::ThronesAttack>, lines) = {};  ///< Ours first.
  CARDROOM_FIELD(QString, verdict) = {};                               ///< "We win this battle, 19 points."
  CARDROOM_FIELD(QStringList, scoreTexts) = {};  ///< As ThronesTable::scoreText: before it, and after each attack.
  CARDROOM_FIELD(int, us) = 0;                   ///< Our team's points; `them`: the other team's points.
  CARDROOM_FIELD(int, them) = 0;
};

/// The state of the table.
struct ThronesTable {
  CARDROOM_GADGET(thronesTable)
  /// The viewer has a seat, so the piles are "ours" and "theirs"; otherwise, they are "top" and "bottom".
  CARDROOM_FIELD(bool, playing) = false;
  CARDROOM_FIELD(int, ourPile) = 0;
  CARDROOM_FIELD(int, upperPile) = 0;  ///< The pile that lies above, further from the viewer; our own lies below.
  CARDROOM_FIELD(bool, over) = false;
  CARDROOM_FIELD(int, turn) = 0;            ///< The turn within this play, 1 to 12; 0: no turn.
  CARDROOM_FIELD(QString, turnText) = {};   ///< "turn 9 of 12", "battle"; empty: none.
  CARDROOM_FIELD(bool, heartTurn) = false;  ///< A heart must be put on a pile now.
  /// On the person's own heart turn: "Each battle starts with a heart on both sides."
  CARDROOM_FIELD(QString, heartRule) = {};
  CARDROOM_FIELD(QList<cardroom::window::ThronesPile>, piles) = QList<ThronesPile>(2);     ///< By pile.
  CARDROOM_FIELD(QList<cardroom::window::ThronesScore>, scores) = QList<ThronesScore>(2);  ///< Ours first.
  CARDROOM_FIELD(QString, scoreText) = {};                                                 ///< "Ours 27, theirs 19"
  CARDROOM_FIELD(QList<cardroom::window::ThronesHearts>, hearts) = {};  ///< By seat; empty before the deal.
  /// The outcome if the battle took place now, ours first. Empty while a pile has no heart, and while a battle is
  /// shown.
  CARDROOM_FIELD(QList<cardroom::window::ThronesAttack>, outcome) = {};
  CARDROOM_FIELD(cardroom::window::ThronesBattle, battle) = {};
};

/// A finished play. Lists of two are indexed by pile.
struct ThronesPlay {
  CARDROOM_GADGET(thronesPlay)
  CARDROOM_FIELD(QString, title) = {};  ///< "Play 1"
  CARDROOM_FIELD(QStringList, hearts) = {};
  CARDROOM_FIELD(QList<int>, attacks) = {};
  CARDROOM_FIELD(QList<int>, defences) = {};
  CARDROOM_FIELD(int, us) = 0;  ///< Our team's points; `them`: the other team's points.
  CARDROOM_FIELD(int, them) = 0;
  CARDROOM_FIELD(QList<cardroom::window::ThronesAttack>, lines) = {};  ///< Ours first.
  CARDROOM_FIELD(QString, spoken) = {};                                ///< The whole play, for a screen reader.
};

/// The course of the game, and its result.
struct ThronesResult {
  CARDROOM_GADGET(thronesResult)
  CARDROOM_FIELD(QList<cardroom::window::ThronesPlay>, plays) = {};
  CARDROOM_FIELD(QString, verdict) = {};  ///< "We win, 46 to 38."; this and `reason` are empty until it is over.
  CARDROOM_FIELD(QString, reason) = {};   ///< "Battles won: ours 4, theirs 2."
  CARDROOM_FIELD(bool, draw) = false;
};

namespace thrones {

ThronesTable tableOf(const ThronesShown& shown);

/// For a card in the hand, during the person's turn.
ThronesPreview previewOf(const ThronesShown& shown, Card card, int pile);

/// By pile, for the considered card; empty unless it may be played.
QList<ThronesPreview> previewsOf(const ThronesShown& shown);

ThronesResult resultOf(const ThronesShown& shown);
GameEnding endingOf(const ThronesShown& shown);

}  // namespace thrones
}  // namespace cardroom::window
