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
using rules::Phase;
using rules::Table;

/// One context for all texts of the kind, so that translators find them together.
struct Pinochle {
  Q_DECLARE_TR_FUNCTIONS(Pinochle)
};

inline constexpr int kKept = rules::kHand;  ///< Of the cards in cut-throat.

/// "S"; empty for no suit.
QString suitLetter(std::optional<Suit> suit);
std::optional<Suit> suitOf(const QString& letter);

/// Cards of codes; what is not a card of this pack, or the third copy of one, is left out.
rules::Cards cardsOf(const QStringList& codes);

/// What the person makes ready in one turn, and what a hint says in it.
struct Thoughts {
  std::optional<rules::Move> hinted{};
  QMap<QString, QString> marked{};  ///< The cards to be kept: their codes, by key.
  std::optional<Suit> suit{};       ///< The trump.
  int firstBid = 0;
};

}  // namespace pinochle

/// What PinochleModel keeps of the last update, and of what the person makes ready.
struct PinochleShown : ShownGame {
  bool known = false;  ///< There is a game.
  pinochle::Table table;
  pinochle::rules::Cards hand;
  std::optional<pinochle::rules::Moves> legal;
  std::vector<pinochle::story::Beat> beats;  ///< Of the events.
  pinochle::story::Beats fresh;              ///< Those that have just happened.
  pinochle::Thoughts thoughts;
  bool meldsClosed = false;
  QString sent;  ///< The key of the card that was sent last with a move.

  bool over() const { return table.stage == Stage::over; }
  bool asks(pinochle::Phase phase) const { return legal && legal->phase == phase; }
  bool bids() const { return asks(pinochle::Phase::bidding); }
  bool opens() const { return bids() && table.bids.count == 0 && bidRange().least > 0; }
  bool names() const { return asks(pinochle::Phase::trump); }
  bool keeps() const { return asks(pinochle::Phase::keeping); }
  bool plays() const { return asks(pinochle::Phase::tricks); }
  pinochle::story::BidRange bidRange() const { return pinochle::story::bid_range(*legal); }
  bool inTricks() const { return table.stage != Stage::deal && table.phase == pinochle::Phase::tricks; }
  /// The melds are there and the first card has not been led yet.
  bool melds() const { return inTricks() && !over() && table.play_count == 0; }
  bool meldsOpen() const { return melds() && !meldsClosed; }
  /// The seat of the other player; for a spectator the one above.
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

/// Lays every card that the viewer sees; the zones are those of PinochleModel.
void layCards(const PinochleShown& shown, TableCards& cards);

/// Another turn has begun: nothing is ready but a first bid.
void begin(PinochleShown& shown);
/// So much more, or less, for a first bid; as far as it goes. False: the person makes none now.
bool stepFirstBid(PinochleShown& shown, int by);
/// False: the melds are not open.
bool closeMelds(PinochleShown& shown);

/// What the person may do, and makes ready for it: the first bid, the trump, the cards to keep. `changed`: something
/// else is ready. The turn does not outlive the others.
std::unique_ptr<GameTurn> turnOf(PinochleShown& shown, TableCards& cards, std::function<void()> changed);

}  // namespace pinochle
}  // namespace cardroom::window
