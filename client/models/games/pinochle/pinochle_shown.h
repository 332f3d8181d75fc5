#pragma once

#include <QCoreApplication>
#include <QMap>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "client/games/pinochle/story.h"
#include "client/models/game_turn.h"
#include "client/models/games/listed_cards.h"
#include "client/models/games/shown_game.h"
#include "client/models/table_cards.h"

namespace cardroom::window {

namespace pinochle {

namespace rules = cardroom::pinochle;
namespace story = cardroom::pinochle::story;
using rules::Moment;
using rules::Phase;
using rules::Table;

/// One context for all strings of the kind, so that translators find them together.
struct Pinochle {
  Q_DECLARE_TR_FUNCTIONS(Pinochle)
};

inline constexpr int kKept = rules::kHand;  ///< The number of cards kept in cut-throat.

/// "S"; empty for no suit.
QString suitLetter(std::optional<Suit> suit);
std::optional<Suit> suitOf(const QString& letter);

/// The cards with these codes; codes that are not in this pack and third copies are skipped.
rules::Cards cardsOf(const QStringList& codes);

/// What the person prepares during one turn, and what a hint recommends.
struct Thoughts {
  std::optional<rules::Move> hinted{};
  QMap<QString, QString> marked{};  ///< The cards to be kept: their codes, by key.
  std::optional<Suit> suit{};       ///< The trump that the person has chosen.
  int firstBid = 0;
};

}  // namespace pinochle

/// What PinochleModel stores from the last update, and what the person prepares.
struct PinochleShown : ShownGame {
  bool known = false;  ///< Whether there is a game.
  pinochle::Table table;
  pinochle::rules::Cards hand;
  pinochle::rules::Cards dealt;  ///< In cut-throat, after the draw: the first twelve cards.
  std::optional<pinochle::rules::Moves> legal;
  std::vector<pinochle::story::Beat> beats;  ///< All beats of the game so far.
  pinochle::story::Beats fresh;              ///< The beats that have just happened.
  /// The moment that everybody had been looking at until the last update.
  pinochle::Moment seen = pinochle::Moment::none;
  pinochle::Thoughts thoughts;
  QString sent;  ///< The key of the card in the last move that was sent.

  bool over() const { return table.stage == Stage::over; }
  bool asks(pinochle::Phase phase) const { return legal && legal->phase == phase; }
  bool bids() const { return asks(pinochle::Phase::bidding); }
  bool opens() const { return bids() && table.bids.count == 0 && bidRange().least > 0; }
  bool names() const { return asks(pinochle::Phase::trump); }
  bool keeps() const { return asks(pinochle::Phase::keeping); }
  bool plays() const { return asks(pinochle::Phase::tricks); }
  pinochle::story::BidRange bidRange() const { return pinochle::story::bid_range(*legal); }
  bool inTricks() const { return table.stage != Stage::deal && table.phase == pinochle::Phase::tricks; }
  /// The melds are laid out, and the first card has not been led yet.
  bool melds() const { return pinochle::story::melds_lie(table); }
  /// What everybody looks at in this pause.
  pinochle::Moment moment() const { return pinochle::story::moment_shown(table, paused); }
  /// Both hands' melds are laid open, side by side.
  bool meldsOpen() const { return moment() == pinochle::Moment::melds; }
  /// Whether the two cards that were turned up lie on the table: not before everybody has looked at the trump, and then
  /// until everybody has looked at who got which.
  bool turnedUp() const {
    return table.has_turned() && moment() != pinochle::Moment::trump &&
           (!table.has_taken() || moment() == pinochle::Moment::taken);
  }
  /// The number of cards shown in a hand: the draw is not shown while everybody looks at who got which card.
  int heldBy(Seat seat) const {
    return moment() == pinochle::Moment::taken ? pinochle::rules::kHand : table.hand_size(seat);
  }
  /// The phase that is shown: while everybody looks at the outcome of the last move, still the phase of that move.
  pinochle::Phase phase() const { return pinochle::story::phase_shown(table, paused); }
  /// The seat of the other player; for a spectator, the upper one.
  int other() const { return 1 - std::max(0, cast.you); }
  QString otherName() const { return cast.names.value(other()); }
  QString trump() const { return table.has_trump() ? pinochle::suitLetter(table.trump) : QString{}; }
  QString ledSuit() const { return pinochle::suitLetter(pinochle::story::led_suit(table)); }
  pinochle::rules::Melds meldsOf(pinochle::rules::Cards cards) const {
    return table.has_trump() ? pinochle::story::melds_with(table, cards, table.trump) : pinochle::rules::Melds{};
  }
  pinochle::story::Following following() const { return pinochle::story::following_of(table, *legal, hand); }
};

namespace pinochle {

/// Lays out every card that the viewer sees; the zones are those of PinochleModel.
void layCards(const PinochleShown& shown, TableCards& cards);

/// Begins a new turn: drops what was prepared, and proposes a first bid if one is due.
void begin(PinochleShown& shown);
/// Raises or lowers the first bid by that much, within its range. Returns false if it is not the person's to make now.
bool stepFirstBid(PinochleShown& shown, int by);

/// What the person may do, and what they prepare for it: the first bid, the trump, the cards to keep. `changed` is
/// called when their preparations change. The other arguments must outlive the turn.
std::unique_ptr<GameTurn> turnOf(PinochleShown& shown, TableCards& cards, std::function<void()> changed);

}  // namespace pinochle
}  // namespace cardroom::window
