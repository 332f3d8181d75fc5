#pragma once

#include <span>
#include <string>
#include <vector>

#include "client/games/pasur/story.h"
#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// The moves of Pasur as a person is shown them. An ace can have a hundred, so that they are not always all listed.
class PasurChoices {
 public:
  PasurChoices(const Asking& asking, const Style& style);

  const pasur::Table& table() const { return table_; }
  /// By card; of each card what brings most comes first.
  std::span<const pasur::Move> all() const { return all_; }
  /// "7♥ picks up 4♣", "5♣ joins the pool".
  std::string words(const pasur::Move& choice) const;
  /// Numbered; of a card with very many only the first, and how to see the others.
  Lines lines() const;
  /// "Which cards does 7♥ pick up? Type 1 for 4♣ or 2 for A♠ 3♦; or the cards themselves: 7h 4c." Of the choices those
  /// that pick up all of `among`. Empty if there are none.
  std::string question(Card card, std::span<const Card> among = {}) const;

 private:
  /// The choices with one card that pick up all of `among`, by their numbers, from 1.
  std::vector<std::size_t> ways(Card card, std::span<const Card> among) const;
  const CardSet& picks(std::size_t way) const { return all_[way - 1].picks; }
  std::vector<Card> as_they_lie(const auto& cards) const;
  std::string lying(const auto& cards) const;
  Card card_to_name(std::span<const std::size_t> ways, std::span<const Card> named) const;
  std::string words_of(std::span<const std::size_t> ways) const;

  pasur::Table table_;
  Style style_;
  std::vector<pasur::Move> all_;
};

}  // namespace cardroom::terminal
