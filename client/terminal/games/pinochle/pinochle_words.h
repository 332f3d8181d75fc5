#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/games/pinochle/story.h"
#include "client/terminal/game_text.h"

/// Pinochle suits, hands, melds and points in words.
namespace cardroom::terminal {

/// For a first bid, only the pass is listed; for the twelve cards to keep, only the marked ones. A move is typed as its
/// content: "120", "pass", "hearts", "kc"; "as kh", "-as", "keep" (see pinochle_keeping.h).
extern const MoveText kPinochleMoves;

inline constexpr std::string_view kPinochleHowToMove =
    "In your turn: the number of a move; or an amount (120) or p to pass, a suit (h), a card (kh). Of 24 cards mark "
    "twelve (as kh, h for all hearts, -as to take a mark away, clear), then type keep.";

/// "hearts"
std::string_view suit_words(Suit suit);
/// "heart"
std::string_view one_of_suit(Suit suit);
/// The suit that a person means: "h", "Hearts", "♥"; empty for anything else.
std::optional<Suit> meant_suit(std::string_view typed);

/// Sorted by suit, the strongest first within each suit.
std::vector<Card> in_order(pinochle::Cards cards);
/// In that order: "A♠ 10♠ K♠, A♥ 9♥".
std::string hand_words(pinochle::Cards cards, const Style& style);

/// "Trump is hearts."
std::string trump_line(const pinochle::Table& table);
/// "Q♥ was led."; empty if no card is led.
std::string led_words(const pinochle::Table& table, const Style& style);

/// "run and king", for a row of pinochle::kMelds.
std::string_view meld_words(std::size_t row);
/// "run 150, pinochle 40"; "nothing".
std::string melds_words(pinochle::Melds melds);
/// "run 150 (A♥ K♥ Q♥ J♥ 10♥), pinochle 40 (Q♠ J♦)"; "nothing".
std::string shown_melds_words(pinochle::Melds melds, Suit trump, const Style& style);

/// "You 168, 52 short of the bid; Kari 61."
std::string standing_words(const pinochle::story::Reckonings& points, const Cast& cast);
/// What the bid winner needs after the melds: "You need 100 more from the tricks."
std::string needed_words(const pinochle::story::Reckonings& points, const Cast& cast);

/// Where everybody's points come from, and the final score, line by line. `melds`: by seat.
void tell_reckoning(const pinochle::story::Reckonings& points,
                    const std::array<pinochle::Melds, pinochle::kSeats>& melds, const Cast& cast, Lines& lines);

/// The question that the reckoning answers: "Do you make your bid of 220?" If nobody has bid, a statement instead.
std::string question_words(const pinochle::story::Reckonings& points, const Cast& cast);
/// What became of the bid: "You made your bid of 220.", "Kari is 12 short of the bid of 220 and loses." Precondition:
/// the game is over.
std::string outcome_words(const pinochle::Table& table, const Cast& cast);

/// "Nobody has bid yet. Kari bids first." "The bids: Kari 100, You 110. You have won the bidding. Trump is hearts."
std::string bidding_words(const pinochle::Table& table, const Cast& cast);

}  // namespace cardroom::terminal
