#pragma once

#include <string>
#include <vector>

#include "cardroom/games/pasur/v1/pasur.pb.h"
#include "client/terminal/game_text.h"

/// The moves of Pasur as a person is shown them. An ace can have a hundred, so that they are not always all listed.
namespace cardroom::terminal {

/// A card and what it picks up; none: it is laid down.
struct PasurChoice {
  cards::v1::Card card = cards::v1::CARD_UNSPECIFIED;
  google::protobuf::RepeatedField<int> picks;
};
using PasurChoices = std::vector<PasurChoice>;

/// All of them, by card; of each card what brings most comes first.
PasurChoices pasur_choices(const Asking& asking);

/// "7♥ picks up 4♣", "5♣ joins the pool".
std::string choice_words(const PasurChoice& choice, const games::pasur::v1::View& game, const Style& style);

/// Numbered; of a card with very many only the first, and how to see the others.
Lines choice_lines(const PasurChoices& choices, const games::pasur::v1::View& game, const Style& style);

/// "Which cards does 7♥ pick up? Type 1 for 4♣ or 2 for A♠ 3♦; or the cards themselves: 7h 4c." Of the choices those
/// that pick up all of `among`. Empty if there are none.
std::string capture_question(const PasurChoices& choices, cards::v1::Card card,
                             const google::protobuf::RepeatedField<int>& among, const games::pasur::v1::View& game,
                             const Style& style);

}  // namespace cardroom::terminal
