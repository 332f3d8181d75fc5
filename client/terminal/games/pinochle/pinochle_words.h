#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/games/pinochle/story.h"
#include "client/terminal/game_text.h"

/// Suits, hands, melds and points of Pinochle, in words.
namespace cardroom::terminal {

/// "hearts"
std::string_view suit_words(Suit suit);
/// "heart"
std::string_view one_of_suit(Suit suit);
/// The suit that a person means: "h", "Hearts", "♥"; empty for anything else.
std::optional<Suit> meant_suit(std::string_view typed);

/// By suits, in each the strongest first.
std::vector<Card> in_order(pinochle::Cards cards);
/// In that order: "A♠ 10♠ K♠, A♥ 9♥".
std::string hand_words(pinochle::Cards cards, const Style& style);

/// "run and king", of a row of pinochle::kMelds.
std::string_view meld_words(std::size_t row);
/// "run 150, pinochle 40"; "nothing".
std::string melds_words(pinochle::Melds melds);
/// "run 150 (A♥ K♥ Q♥ J♥ 10♥), pinochle 40 (Q♠ J♦)"; "nothing".
std::string shown_melds_words(pinochle::Melds melds, Suit trump, const Style& style);

/// "You 168, 52 short of the bid; Kari 61."
std::string standing_words(const pinochle::story::Reckonings& points, const Cast& cast);

/// Where the points of all come from, and what they are worth in the end, line by line. `melds`: by seat.
void tell_reckoning(const pinochle::story::Reckonings& points,
                    const std::array<pinochle::Melds, pinochle::kSeats>& melds, const Cast& cast, Lines& lines);

/// "You 100, Kari 110, You 130"; empty without bids.
std::string bids_words(const pinochle::Table& table, const Cast& cast);

}  // namespace cardroom::terminal
