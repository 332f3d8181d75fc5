#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/cards/bot_dice.h"
#include "common/classic/classic_random.h"
#include "common/classic/classic_settings.h"
#include "common/classic/property_keys.h"
#include "common/games/pinochle/pinochle.h"

/// Pinochle from a property file: its keys, and the deal, the scripts and the computer player of the original program,
/// card for card. Only here do hands have an order, and only here can the two copies of a card be told apart.
namespace cardroom::pinochle {

/// The settings of a property file.
struct Settings : ClassicSettings {
  Rules rules{};
  bool is_auto = false;                   ///< Whether the scripts are played.
  std::array<bool, kSeats> smart_bids{};  ///< By seat: whether a `random` player uses smart bidding.
  bool smart_tricks = false;              ///< Whether the player in seat 0 plays the tricks like `clever`.
  Seat first_bidder{1};
  Suit trump = Suit::clubs;
  std::array<std::vector<std::int32_t>, kSeats> bids{};  ///< Raises; the first bidder's first number is a bid.
  std::array<std::vector<Card>, kSeats> dealt{};
  std::array<std::vector<Card>, kSeats> extra{};  ///< Cards from the stock, the turned-up one first.
  std::array<std::vector<Card>, kSeats> kept{};
  std::array<std::vector<Card>, kSeats> played{};
  Cards named{};  ///< All cards of `dealt` and, with cut-throat, of `extra`.
};

/// One of the 48 cards: its position in the original pack, where the first copies of all cards come before the second
/// ones. Hands are sorted by position.
using Place = std::uint8_t;
Card card_at(Place place);

/// Drives a property file's game: makes the deal, puts the cards that will be drawn next on top of the stock, and makes
/// the moves that the file determines. The order of calls: deal(); then, for each move until the game is over,
/// decided() or another player's choice, prepare(), Game::apply().
class Classic {
 public:
  using Settings = pinochle::Settings;

  /// The keys of a property file, in the order of the table in the rules.
  static const std::vector<PropertyKey<Settings>>& keys();

  explicit Classic(const Settings& settings);

  /// Precondition: Stage::deal.
  Deal deal();

  /// The move of a seat that is to act, if the file determines it: by a script, by naming the trump, or because the
  /// computer player of the original program sits there. Empty: another player chooses.
  std::optional<Move> decided(Seat seat) const { return decided_[seat.index]; }

  /// Announces that this move will be applied next, and moves the next cards to the top of the stock. Precondition: the
  /// move is legal.
  void prepare(State& state, Seat seat, const Move& move);

  /// The first scripted move that broke a rule; that script ends there, and its seat continues without it.
  const std::optional<ScriptFault>& fault() const { return fault_; }

  /// By seat: the hands at the start of the first trick.
  const std::vector<std::vector<Card>>& hands_in_order() const { return hands_in_order_; }

 private:
  using Hand = std::vector<Place>;

  Place take(Card card);
  Place take_random();
  /// Takes the i-th card that a seat gets from the stock.
  Place take_extra(Seat seat, std::size_t i);
  /// Decides the move of each seat that is to act, or leaves it open.
  void decide();
  std::optional<Move> decision(Seat seat);
  std::optional<Move> bid(Seat seat);
  std::optional<Move> keeping(Seat seat);
  std::optional<Move> play(Seat seat);
  std::int16_t computers_bid(Seat seat);
  /// Returns an index into the hand.
  std::size_t computers_play(const Hand& hand);
  /// Whether a computer player moves for this seat if no script does.
  bool has_computer(Seat seat) const;
  bool has_classic_computer(Seat seat) const;
  Verdict verdict(Seat seat, const Move& move) const;
  /// Ends the seat's scripts because of the one with this key; reports a fault unless a person's move may be the cause.
  void end_script(Seat seat, const char* key, std::string what);
  /// Removes the cards of a move from the hand.
  void remove_from_hand(Seat seat, const Move& move);

  Settings settings_;
  ClassicRandom random_;
  ClassicRandom bid_random_;
  BotDice dice_;                                    ///< For `clever` at seat 0.
  State after_;                                     ///< The game once every announced move has been applied.
  std::vector<Place> pack_;                         ///< Cards that are neither dealt, drawn nor named in the file.
  std::array<std::vector<Place>, kSeats> extra_{};  ///< The cards of the stock that the file names.
  std::array<Hand, kSeats> hands_{};
  std::array<std::size_t, kSeats> bids_made_{};
  std::array<std::size_t, kSeats> cards_played_{};
  std::array<std::optional<Move>, kSeats> decided_{};
  std::optional<Place> decided_place_;  ///< The position of the card, if the computer player chose it.
  bool has_person_moved_ = false;       ///< If so, the game no longer depends on the file alone.
  std::optional<ScriptFault> fault_;
  std::vector<std::vector<Card>> hands_in_order_;
};

}  // namespace cardroom::pinochle
