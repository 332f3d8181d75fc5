#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cardroom/games/pinochle/v1/pinochle.pb.h"
#include "client/terminal/game_text.h"
#include "common/games/pinochle/melds.h"
#include "common/games/pinochle/reckoning.h"

/// Suits, hands, melds and points of Pinochle, in words.
namespace cardroom::terminal {

using CardNumbers = google::protobuf::RepeatedField<int>;
using ShownMelds = google::protobuf::RepeatedPtrField<games::pinochle::v1::ShownMeld>;

/// "hearts"; "?" for no suit.
std::string_view suit_words(games::pinochle::v1::Suit suit);
/// "heart"
std::string_view one_of_suit(games::pinochle::v1::Suit suit);
/// Unspecified for what is no card.
games::pinochle::v1::Suit suit_of_number(int card);
/// The suit that a person means: "h", "Hearts", "♥"; unspecified for anything else.
games::pinochle::v1::Suit meant_suit(std::string_view typed);

/// By suits, in each the strongest first.
CardNumbers in_order(CardNumbers cards);
/// In that order: "A♠ 10♠ K♠, A♥ 9♥".
std::string hand_words(const CardNumbers& cards, const Style& style);

/// What a server says, as far as it can be cards of this game; otherwise empty.
std::optional<pinochle::Cards> cards_from(const CardNumbers& said);
/// As they stand on the wire.
CardNumbers numbers_of(pinochle::Cards cards);

/// What cards meld with that trump under the rules of that game; without a trump nothing.
pinochle::Melds melds_with(pinochle::Cards cards, games::pinochle::v1::Suit trump,
                           const games::pinochle::v1::View& game);

/// "run and king"
std::string_view meld_words(games::pinochle::v1::Meld meld);
/// "run 150, pinochle 40"; "nothing".
std::string melds_words(pinochle::Melds melds);
/// "run 150 (A♥ K♥ Q♥ J♥ 10♥), pinochle 40 (Q♠ J♦)"; "nothing".
std::string shown_melds_words(const ShownMelds& melds, const Style& style);

/// What one seat has, and what it must have.
struct PinochleScore {
  pinochle::Reckoning points{};
  std::vector<std::pair<std::string, int>> melds{};  ///< In words, with their points.
};
using PinochleScores = std::vector<PinochleScore>;  ///< By seat.

/// "You 168, 52 short of the bid; Kari 61."
std::string standing_words(const PinochleScores& scores, const Cast& cast);

/// Where the points of all come from, and what they are worth in the end, line by line.
void tell_reckoning(const PinochleScores& scores, const Cast& cast, Lines& lines);

/// "You 100, Kari 110, You 130"; empty without bids.
std::string bids_words(const google::protobuf::RepeatedField<std::uint32_t>& bids, std::uint32_t first_bidder,
                       const Cast& cast);

}  // namespace cardroom::terminal
