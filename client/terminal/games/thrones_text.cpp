#include "client/terminal/games/thrones_text.h"

#include <algorithm>
#include <utility>

#include "client/terminal/games/thrones_words.h"

/// What happens and how things stand. What can be done is in thrones_moves.cpp.
namespace cardroom::terminal {
namespace {

namespace wire = games::thrones::v1;

constexpr std::uint32_t kPlays = 6;
constexpr std::uint32_t kTurnsInPlay = 12;
constexpr std::uint32_t kSeats = 4;

std::string play_of(std::uint32_t play) {
  return "Play " + std::to_string(play) + " of " + std::to_string(kPlays);
}

/// Goes through the events of a game and remembers what the later ones need.
class Telling {
 public:
  Telling(const Cast& cast, const Style& style) : table_{cast}, cast_{cast}, sides_{cast}, style_{style} {}

  void tell(const table::v1::GameEvent& told, Lines& lines) {
    const wire::Event& event = told.thrones();
    cast_ = table_.during(told);
    // Who has nothing to play was not asked.
    if (event.passed().had_nothing()) cast_ = table_.of_people();
    switch (event.event_case()) {
      case wire::Event::kDealt:
        if (event.dealt().cards_size() > 0) lines.push_back(dealt(event.dealt()));
        break;
      case wire::Event::kStarted:
        tops_ = {};
        lines.push_back(play_of(event.started().play()) + ". " + cast_.does(event.started().seat(), "begin", "begins") +
                        ".");
        break;
      case wire::Event::kPlayed: lines.push_back(played(event.played())); break;
      case wire::Event::kPassed:
        lines.push_back(event.passed().had_nothing()
                            ? cast_.does(event.passed().seat(), "have", "has") + " nothing to play."
                            : cast_.does(event.passed().seat(), "pass", "passes") + ".");
        break;
      case wire::Event::kFought:
        if (const auto battle = battle_from(event.fought().battle())) lines.push_back(fought(*battle));
        break;
      case wire::Event::kShown: shown(event.shown(), lines); break;
      case wire::Event::EVENT_NOT_SET: break;
    }
  }

 private:
  std::string dealt(const wire::Dealt& dealt) const {
    return (cast_.is_you(dealt.seat()) ? "Your hand: " : "The hand of your seat: ") + suits_line(dealt.cards(), style_);
  }

  std::string played(const wire::Played& played) {
    const std::size_t pile = played.pile() % thrones::kPiles;
    const auto card = card_from(played.card());
    const std::optional<Card> below = std::exchange(tops_[pile], card);
    const bool doubled = card && below && thrones::strength(*card) == thrones::strength(*below);
    return cast_.does(played.seat(), "put ", "puts ") + terminal::card(played.card(), style_) + " on " +
           std::string{sides_.pile(pile)} + (doubled ? ", doubled" : "") + ": attack " +
           std::to_string(played.attack()) + ", defence " + std::to_string(played.defence()) + ".";
  }

  std::string fought(const thrones::Battle& battle) {
    for (std::size_t team = 0; team < thrones::kPiles; ++team)
      scores_[team] += battle.gains[team];
    battles_.push_back(battle);
    return strong("Battle:", style_) + " " + battle_words(battle, sides_) + " " + sides_.lead(scores_);
  }

  /// All hands come together, seat by seat.
  void shown(const wire::Shown& shown, Lines& lines) {
    if (shown.seat() == 0) lines.push_back(result());
    if (!shown.cards().empty())
      never_played_.push_back(table_.of_people().subject(shown.seat()) + " " + cards_line(shown.cards(), style_));
    if (shown.seat() + 1 == kSeats && !never_played_.empty())
      lines.push_back("Never played: " + listed(never_played_) + ".");
  }

  std::string result() const {
    std::string words = "The sixth battle is over.";
    if (battles_.size() != kPlays) return words;
    const auto [first, second] = sides_.order();
    words += " Points for " + sides_.team(first) + " and for " + sides_.team(second) + ", battle by battle:";
    for (const thrones::Battle& battle : battles_)
      words += " " + std::to_string(battle.gains[first]) + " to " + std::to_string(battle.gains[second]) +
               (&battle == &battles_.back() ? "." : ",");
    return words + " Together " + std::to_string(scores_[first]) + " to " + std::to_string(scores_[second]) + ".";
  }

  const Cast& table_;
  Cast cast_;  ///< Of the event at hand.
  Sides sides_;
  Style style_;
  std::array<std::optional<Card>, thrones::kPiles> tops_{};  ///< Of the play in progress.
  std::array<long, thrones::kPiles> scores_{};
  std::vector<thrones::Battle> battles_;
  std::vector<std::string> never_played_;  ///< "Kari 8♠ K♣"
};

/// "Our pile (top): 9♥ 7♠ 6♣. Attack 15, defence 16."
std::string pile_words(const wire::View& game, std::size_t number, const Sides& sides, const Style& style) {
  const std::string words = sides.pile_and_owner(number) + ": ";
  const auto at = static_cast<int>(number);
  if (at >= game.piles_size() || game.piles(at).cards().empty()) return words + "nothing yet.";
  const wire::Pile& pile = game.piles(at);
  return words + cards_line(pile.cards(), style) + ". Attack " + std::to_string(pile.attack()) + ", defence " +
         std::to_string(pile.defence()) + ".";
}

/// The battle that has been fought, or would be if it came now. Empty without both characters.
std::string standing_words(const wire::View& game, const Sides& sides) {
  if (const auto fought = battle_from(game.battle())) return "The battle: " + battle_words(*fought, sides);
  const auto piles = piles_from(game);
  if (!piles || (*piles)[0].empty() || (*piles)[1].empty()) return {};
  return "If the battle came now: " + battle_words(thrones::battle_of((*piles)[0], (*piles)[1]), sides);
}

void describe_piles(const wire::View& game, const Sides& sides, const Style& style, Lines& lines) {
  for (const std::size_t pile : sides.order())
    lines.push_back(pile_words(game, pile, sides, style));
  if (const std::string standing = standing_words(game, sides); !standing.empty()) lines.push_back(standing);
}

/// "Kari 8 cards, 2 of them hearts"
std::string left_words(const wire::View& game, const Cast& cast) {
  std::vector<std::string> seats;
  for (int seat = 0; seat < std::min(game.hand_sizes_size(), game.hearts_left_size()); ++seat)
    seats.push_back(cast.subject(static_cast<std::uint32_t>(seat)) + " " +
                    counted(game.hand_sizes(seat), "card", "cards") + " (" +
                    counted(game.hearts_left(seat), "heart", "hearts") + ")");
  return "Left: " + listed(seats) + ".";
}

}  // namespace

void ThronesText::tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast,
                       const Style& style, Lines& lines) const {
  Telling telling{cast, style};
  for (std::size_t i = 0; i < events.size(); ++i) {
    Lines before;  // What is told already counts for what comes.
    telling.tell(events[i], i < from ? before : lines);
  }
}

void ThronesText::describe(const table::v1::GameView& view, const Cast& cast, const Style& style, Lines& lines) const {
  const wire::View& game = view.thrones();
  if (game.play() == 0) return;
  const Sides sides{cast};
  std::string words = play_of(game.play());
  if (game.has_turn()) {
    words += ", turn " + std::to_string(game.turn()) + " of " + std::to_string(kTurnsInPlay);
    if (const int play = static_cast<int>(game.play()) - 1; play < game.starting_seats_size())
      words += ". " + cast.does(game.starting_seats(play), "begin", "begins") + " this play";
  }
  lines.push_back(words + ".");
  describe_piles(game, sides, style, lines);
  if (game.scores_size() == static_cast<int>(thrones::kPiles))
    lines.push_back("Points: " + sides.lead({game.scores(0), game.scores(1)}));
  lines.push_back(left_words(game, cast));
  if (game.hand_size() > 0) lines.push_back("Your hand: " + suits_line(game.hand(), style));
}

Lines ThronesText::before_move(const Asking& asking, const Style& style) const {
  const wire::View& game = asking.view.thrones();
  const Sides sides{asking.cast};
  const bool heart_turn = !asking.moves.thrones().may_pass();
  Lines lines{play_of(game.play()) + ", turn " + std::to_string(game.turn()) + " of " + std::to_string(kTurnsInPlay) +
              (heart_turn ? ": put a heart on our pile." : ": put a card on either pile, or pass.")};
  // While nothing of this play lies there, what lies there is what has fought.
  if (!game.has_battle()) describe_piles(game, sides, style, lines);
  if (heart_turn) lines.push_back("Your hand: " + suits_line(game.hand(), style));
  const auto& moves = asking.moves.thrones();
  if (moves.on_pile_0().empty() && moves.on_pile_1().empty())
    lines.push_back("None of your cards may lie anywhere: " + suits_line(game.hand(), style) + ".");
  return lines;
}

std::string ThronesText::hand(const table::v1::GameView& view, const Style& style) const {
  const auto& cards = view.thrones().hand();
  return cards.empty() ? std::string{} : "Your hand: " + suits_line(cards, style);
}

void ThronesText::rules(Lines& lines) const {
  for (const char* line : {
           "Game of Thrones (Spill med Troner). Four players in two teams: seats 1 and 3 against seats 2 and 4. Each "
           "team has a pile; that of seats 1 and 3 is the top one. There are no aces, and picture cards count 10.",
           "Everybody gets three hearts, which are characters, and nine other cards: clubs attack, spades defend, "
           "diamonds are magic.",
           "There are six plays with a battle each. A play begins with two hearts: who begins puts one on their own "
           "team's pile, the next player one on theirs. Then come ten turns: put another card on either pile, or pass.",
           "A pile begins with attack and defence as high as its heart. A club adds its rank to the attack, a spade to "
           "the defence. A diamond takes its rank away from what the card below it has changed; it may not lie "
           "directly on a heart. A card of the same rank as the card below it counts double. Nothing falls below zero.",
           "In the battle each character attacks the other. An attack that is higher than the other's defence succeeds "
           "and brings its team the rank of the other character; if it fails, that rank goes to the team that was "
           "attacked.",
           "After six battles the team with more points wins; with as many, both win.",
       })
    lines.emplace_back(line);
  lines.emplace_back(how_to_move());
}

}  // namespace cardroom::terminal
