#include "client/games/thrones/story.h"

#include <algorithm>
#include <utility>

namespace cardroom::thrones::story {
namespace {

/// Precondition: the card may go on this pile.
void put(Card card, Pile& pile) {
  if (is_heart(card)) {
    pile = Pile{card};
  } else {
    pile.put(card);
  }
}

}  // namespace

std::vector<Beat> beats_of(std::span<const wire::GameEvent> events, const Board& now) {
  constexpr std::array kNone{kNoCard, kNoCard};
  std::vector<Beat> beats;
  beats.reserve(events.size());
  int turns = 0;
  Points scores{};
  std::array<Card, kPiles> tops = kNone;
  beats::for_each_event<Wire>(events, [&](const wire::GameEvent& message, const Event& event) {
    Beat beat{.message = &message, .event = event, .play = turns};
    if (std::holds_alternative<Started>(event)) tops = kNone;
    if (const auto* played = std::get_if<Played>(&event)) {
      const Card below = std::exchange(tops[played->pile], played->card);
      beat.doubled = below != kNoCard && strength(below) == strength(played->card);
      ++turns;
    }
    if (std::holds_alternative<Passed>(event)) ++turns;
    if (const auto* fought = std::get_if<Fought>(&event))
      for (std::size_t team = 0; team < kPiles; ++team)
        scores[team] += fought->battle.gains[team];
    beat.scores = scores;
    beats.push_back(beat);
  });
  const int missed = std::max(0, now.turn_count - turns);
  for (Beat& beat : beats) {
    beat.play = (beat.play + missed) / kTurnsInPlay + 1;
    for (std::size_t team = 0; team < kPiles; ++team)
      beat.scores[team] += std::max(0, now.scores[team] - scores[team]);
  }
  return beats;
}

View view_of(const wire::GameView& message) {
  return beats::value_of(Wire::view(message, {})).value_or(View{});
}

int play_of(const Board& board) {
  return board.stage == Stage::deal ? 0 : std::min(board.play() + 1, int{kPlays});
}

int play_shown(const Board& board, bool paused) {
  return play_of(board) - (battle_shown(board, paused) && board.stage != Stage::over ? 1 : 0);
}

client::Chapter chapter_of(const table::v1::TableUpdate& update) {
  const int play = play_shown(view_of(update.view()).board, update.phase() == table::v1::PHASE_PAUSED);
  return play == 0 ? client::Chapter{} : client::Chapter{client::Chapter::Kind::battle, play};
}

std::optional<client::Landmark> landmark_of(const wire::GameEvent& event) {
  const auto read = Wire::event(event);
  const bool fought = read && std::holds_alternative<Fought>(*read);
  return fought ? std::optional{client::Landmark{.kind = client::Landmark::Kind::battle}} : std::nullopt;
}

void leave_own_out(wire::GameView& view) {
  auto& own = *view.mutable_thrones();
  own.clear_hand();
}

void leave_own_out(wire::GameEvent& event) {
  auto& own = *event.mutable_thrones();
  if (own.has_dealt()) own.mutable_dealt()->clear_cards();
}

int turn_of(const Board& board) {
  return board.stage == Stage::moves ? board.turns_in_play() + 1 : 0;
}

Piles piles_of(const Board& board) {
  return board.fought() ? Piles{} : board.piles;
}

Piles piles_of(const Board& board, int play) {
  Piles piles{};
  const auto first = static_cast<std::size_t>((play - 1) * kTurnsInPlay);
  for (const Move& move : std::span{board.turns}.subspan(first, kTurnsInPlay))
    if (!move.passes()) put(move.card, piles[move.pile]);
  return piles;
}

std::optional<Fight> last_fight(const Board& board) {
  Fight fight{.play = board.play(), .cards = {}, .piles = {}};
  if (fight.play == 0) return std::nullopt;
  const auto first = static_cast<std::size_t>((fight.play - 1) * kTurnsInPlay);
  for (const Move& move : std::span{board.turns}.subspan(first, kTurnsInPlay))
    if (!move.passes()) fight.cards[move.pile].push_back(move.card);
  fight.piles = piles_of(board, fight.play);
  const auto battle = battle_of(fight.piles);
  if (!battle) return std::nullopt;
  fight.battle = *battle;
  return fight;
}

std::array<int, kPiles> battles_won(const Board& board) {
  std::array<int, kPiles> won{};
  for (int play = 1; play <= board.play(); ++play) {
    const auto battle = battle_of(piles_of(board, play));
    if (!battle) continue;
    const auto [gain0, gain1] = battle->gains;
    if (gain0 != gain1) ++won[gain0 > gain1 ? 0 : 1];
  }
  return won;
}

int best_battle(const Board& board, std::size_t team) {
  int best = 0;
  for (int play = 1; play <= board.play(); ++play)
    if (const auto battle = battle_of(piles_of(board, play))) best = std::max<int>(best, battle->gains[team]);
  return best;
}

std::optional<Piles> piles_after(const Board& board, const Move& move) {
  if (rule_broken(board, move)) return std::nullopt;
  Piles piles = piles_of(board);
  if (!move.passes()) put(move.card, piles[move.pile]);
  return piles;
}

std::optional<Battle> battle_of(const Piles& piles) {
  if (piles[0].empty() || piles[1].empty()) return std::nullopt;
  return thrones::battle_of(piles[0], piles[1]);
}

Attack attack_of(const Battle& battle, std::size_t attacker) {
  return {.attacker = attacker,
          .attack = battle.values[attacker].attack,
          .defence = battle.values[1 - attacker].defence,
          .succeeds = battle.succeeds[attacker],
          .points = battle.stakes[attacker]};
}

std::uint32_t rule_against(const Board& board, const Move& move) {
  const auto rule = rule_broken(board, move);
  return rule ? static_cast<std::uint32_t>(*rule) : 0;
}

std::uint32_t rule_against(const Board& board, Card card) {
  const std::uint32_t on_top = rule_against(board, Move{card, 0});
  return on_top != 0 ? on_top : rule_against(board, Move{card, 1});
}

}  // namespace cardroom::thrones::story
