#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/card_words.h"
#include "client/models/games/pinochle_model.h"
#include "client/models/seat_cards.h"
#include "common/games/pinochle/melds.h"
#include "common/games/pinochle/reckoning.h"

namespace cardroom::window {

namespace pinochle {

using games::pinochle::v1::View;
namespace rules = cardroom::pinochle;

/// One context for all texts of the kind, so that translators find them together.
struct Pinochle {
  Q_DECLARE_TR_FUNCTIONS(Pinochle)
};

inline constexpr int kSeats = 2;
inline constexpr int kTricks = 12;
inline constexpr int kKept = 12;

/// The codes of cards on the wire, in their order.
template <class Cards>
QStringList codesOf(const Cards& cards) {
  QStringList codes;
  for (const int card : cards)
    codes << cardCode(card);
  return codes;
}

/// "ace of spades and nine of clubs", in one of the words for a card.
QString listed(const QStringList& codes, QString (*word)(const QString&));

/// For the what-if functions; what is no card of this pack, or there a third time, is left out.
rules::Cards cardsOf(const QStringList& codes);

/// "S" for a suit on the wire; empty for none.
QString suitLetter(games::pinochle::v1::Suit suit);
Suit suitOf(const QString& letter);

/// Who leads a trick, or led it; -1: not known yet.
int leaderOf(const View& view, int trick);

/// The suit of the card that waits to be followed; empty: none does.
QString ledSuit(const View& view);

/// Of a seat, as it stands.
rules::Reckoning reckoningOf(const View& view, int seat);

inline bool isYou(const Cast& cast, std::uint32_t seat) {
  return cast.isYou(static_cast<int>(seat));
}
inline QString nameOf(const Cast& cast, std::uint32_t seat) {
  return cast.subject(static_cast<int>(seat));
}

}  // namespace pinochle

/// What PinochleModel keeps of the last update, and of what the person makes ready.
struct PinochleModel::Shown {
  pinochle::View view;
  std::optional<games::pinochle::v1::Moves> legal;
  std::vector<table::v1::GameEvent> events;
  std::size_t fresh = 0;
  QList<SeatCard> seats;
  Cast cast;
  bool over = false;
  std::vector<int> winners;    ///< Seats.
  std::vector<int> scores;     ///< By seat.
  std::uint64_t decision = 0;  ///< The turn that the rest is about.
  QString hintedAction;        ///< Of a bid or a suit; empty: none.
  QStringList hintedCards;     ///< Codes, one for each card.
  QStringList marked;          ///< Keys of the cards to be kept.
  QString suit;                ///< The trump that is made ready; empty: none.
  int firstBid = 0;            ///< The first bid that is made ready.
  bool meldsClosed = false;
  QString sent;  ///< The key of the card that was sent last with a move.
  Preferences::HandOrder order = Preferences::BySuit;

  bool additional() const { return !view.rules().has_additional_melds() || view.rules().additional_melds(); }
  bool bids() const { return legal && legal->has_bid(); }
  bool opens() const { return bids() && view.bids().empty() && legal->bid().least() > 0; }
  bool names() const { return legal && legal->has_trump(); }
  bool keeps() const { return legal && legal->has_keep(); }
  bool plays() const { return legal && legal->has_play(); }
  bool inTricks() const { return view.phase() == games::pinochle::v1::PHASE_TRICKS; }
  /// The melds are there and nobody has led yet.
  bool melds() const { return inTricks() && !over && view.plays().empty(); }
  int other() const { return 1 - std::max(0, cast.you); }
  /// Of the one that is not the person; for who watches, of the seat above.
  QString otherName() const { return cast.names.value(other()); }
  QString trump() const { return view.has_trump() ? pinochle::suitLetter(view.trump()) : QString{}; }
  QStringList hand() const { return pinochle::codesOf(view.hand()); }
  pinochle::rules::Melds meldsOf(const QStringList& codes, const QString& trumpSuit) const {
    return pinochle::rules::melds_of(pinochle::cardsOf(codes), pinochle::suitOf(trumpSuit), additional());
  }
};

}  // namespace cardroom::window
