#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/terminal/style.h"
#include "common/game/facts.h"

/// The wording of each kind of game: one value per kind in client/terminal/games/<game>/<game>_text.cpp. Nothing else
/// here depends on a kind.
namespace cardroom::terminal {

using Seats = std::vector<std::uint32_t>;
using Lines = std::vector<std::string>;

/// The people and bots in the seats, for use in sentences.
struct Cast {
  std::vector<std::string> names;         ///< The players, by seat: "Kari", "Hugo", "The bot for Ola".
  std::optional<std::uint32_t> own;       ///< The person's seat, unless a bot plays there: "you".
  std::vector<std::string> people;        ///< The people they play for, by seat: "Kari", "Hugo", "Ola".
  std::optional<std::uint32_t> own_seat;  ///< The person's seat, even while a bot plays there.

  /// The players when the first events arrived, before somebody else took a seat during the game.
  struct Earlier {
    std::ptrdiff_t until = 0;  ///< The number of those first events.
    std::vector<std::string> people;
    std::optional<std::uint32_t> own_seat;
  };
  std::vector<Earlier> earlier{};                     ///< Oldest first.
  const table::v1::GameEvent* first_event = nullptr;  ///< The first of the game's events; null if there is none.

  bool is_you(std::uint32_t seat) const { return own == seat; }
  /// "You" or the name; "Somebody" for an unknown seat.
  std::string subject(std::uint32_t seat) const;
  /// "You lay down", "Kari lays down", for the verb "lay down".
  std::string does(std::uint32_t seat, std::string_view verb) const;
  /// The words that introduce the cards of the person's seat: "Your hand: ", or "The hand of your seat: " while a bot
  /// plays there.
  std::string hand_of(std::uint32_t seat) const { return is_you(seat) ? "Your hand: " : "The hand of your seat: "; }
  /// The cast for hands and scores, which belong to the person even if a bot has played.
  Cast of_people() const { return {people, own_seat, people, own_seat}; }
  /// The cast for describing one of the game's events: those who had the seats then; the mover may be a bot in a
  /// person's place.
  Cast during(const table::v1::GameEvent& event) const;
  /// "Kari and Nora"; the person first: "You and Nora".
  std::string together(std::span<const std::uint32_t> seats) const;
};

/// A decision that the person has to make, with everything needed to word it.
struct Asking {
  const table::v1::GameView& view;
  const table::v1::GameMoves& moves;
  const Cast& cast;
  /// The part of a move typed in earlier lines; unset if there is none.
  const table::v1::GameMove& draft = table::v1::GameMove::default_instance();
};

/// A move and its wording: "lay down 7♦".
struct WordedMove {
  table::v1::GameMove move;
  std::string words;
};

/// What is shown to a person choosing a move.
struct Turn {
  Lines before{};  ///< What the person needs to know. At least one line; the first follows "Your turn.".
  /// The legal moves, always in the same order. If there are very many, only some of them; the others can be typed.
  std::vector<WordedMove> moves{};
  Lines list{};      ///< `moves` as lines, numbered from 1, and what else can be typed.
  Lines list_all{};  ///< Like `list`, with all moves; empty if `list` has all of them.

  /// The number of that move, from 1; 0 if it is not in the list.
  std::size_t number_of(const table::v1::GameMove& move) const;
};

/// The moves as lines, numbered from 1.
Lines numbered(std::span<const WordedMove> moves);

/// The meaning of a typed line as a move.
struct TypedMove {
  std::optional<table::v1::GameMove> move{};
  std::optional<table::v1::GameMove> draft{};  ///< Without `move`: the part typed so far, if it takes several lines.
  std::string words{};  ///< Without `move`: what is wrong or missing. Empty: the line is not a move.
};

/// The state of the game, for a person who has lost track.
struct Standing {
  Lines lines{};
  std::string hand{};  ///< "Your hand: ...", to be shown after the lines; empty for a spectator.
};

/// The numbers of players that a kind of game allows.
struct SeatNumbers {
  std::uint32_t least = 0;
  std::uint32_t usual = 0;  ///< The default number.
  std::uint32_t most = 0;
  bool contains(std::uint32_t seats) const { return seats >= least && seats <= most; }
  std::string words() const;  ///< "4", "2 to 4".
  bool one_only() const { return least == most; }
};

/// A variant of a kind of game: a value of one of the kind's options. People can choose it when they create a table.
struct Variant {
  std::string_view name;     ///< Typed after the name of the game: "cut-throat".
  std::string_view meaning;  ///< As a clause: "both draw from the stockpile and keep 12 of 24 cards".
  std::string_view option;   ///< The name of the option in the contract.
  int chosen;                ///< The option's value in this variant.
  int usual;                 ///< The option's value otherwise.
};

/// The wording of moves, refusals and hints in a kind of game. Uses the server's messages, and what-if functions over
/// cards that the person sees.
struct MoveText {
  std::string_view how_to;  ///< How to type a move, in one sentence.
  /// A sentence for each rule that a refused move would have broken, by the number of the rule.
  std::span<const NumberWords> broken_rules{};

  /// What is shown for the decision `asking`.
  Turn (*turn)(const Asking& asking, const Style& style);
  /// The meaning of typed words ("7d", "7♦").
  TypedMove (*read)(const Asking& asking, std::string_view typed, const Style& style);
  /// The reason for a hint, in one sentence. Empty for a reason that this program does not know.
  std::string (*hint)(const table::v1::GameHint& hint, const Style& style);
  /// The wording of a legal move that Turn::moves omits; null if it omits none.
  std::string (*unlisted)(const Asking& asking, const table::v1::GameMove& move, const Style& style) = nullptr;

  std::string_view broken_rule(std::uint32_t rule) const { return words_for(broken_rules, static_cast<int>(rule)); }
  /// The wording of any legal move, as in Turn::moves; empty for an illegal one.
  std::string words(const Asking& asking, const table::v1::GameMove& move, const Style& style) const;
};

/// Why a move other than the one that a step asks for does not help.
struct LessonReason {
  std::string_view typed{};  ///< The move, as it could be typed, its card first: "8s". Empty: none.
  std::string_view why{};    ///< {card}: that card; {1}, {2} ...: the cards that the step names.
};

/// The words of one step of a guided first game; see client/games/lesson.h.
struct LessonLine {
  std::string_view sentence;              ///< {1}, {2} ...: the cards that the step names.
  std::string_view typed;                 ///< What to type, if the step asks for a move; empty: it only shows.
  std::array<LessonReason, 3> reasons{};  ///< For moves that a beginner may think of.
};

/// A command that only one kind has. It shows something about the game, whoever's turn it is.
struct OwnCommand {
  std::string_view word;  ///< What people type: "worth".
  std::string_view help;  ///< What it shows, in one sentence: "worth: what your hand is worth ..."
  /// At least one line.
  Lines (*show)(const table::v1::GameView& view, const Style& style);
};

/// The wording of a kind of game: a stateless constant.
struct GameText {
  const GameFacts& facts;
  const MoveText& moves;
  std::span<const Variant> variants{};
  std::span<const std::string_view> rules;  ///< A summary of the rules, and how to play here.
  std::span<const LessonLine> lesson{};     ///< The guided first game, a line for each step.
  std::span<const OwnCommand> commands{};

  /// What happened from the event at index `from` onwards, one line per noteworthy event. The events before it belong
  /// to the same game.
  Lines (*tell)(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast, const Style& style);
  Standing (*standing)(const table::v1::GameView& view, const Cast& cast, const Style& style);
  /// Why the game ended as it did, to follow "Kari wins with 75.": "After 5 rounds." Empty if there is nothing to say.
  /// `cast`: the people. Precondition: the view is that of a game that is over.
  std::string (*reason)(const table::v1::GameView& view, const Cast& cast, const Style& style);
  /// The cards in the hand of the view's player; empty if there are none.
  std::string (*hand)(const table::v1::GameView& view, const Style& style);
  /// What was last completed on the table: a trick, a capture, a battle, a round of discards. Empty if nothing was, or
  /// if the viewer has not been told.
  Lines (*last)(const table::v1::GameView& view, std::span<const table::v1::GameEvent> events, const Cast& cast,
                const Style& style);

  std::string_view kind() const { return facts.id; }
  std::string_view title() const { return facts.name; }
  SeatNumbers seats() const { return {facts.seats_min, facts.seats_usual, facts.seats_max}; }
};

/// All kinds that this program can show, in display order.
std::span<const GameText* const> game_texts();

/// Null if this program cannot show that kind.
const GameText* find_game_text(std::string_view kind);

/// The game that a person typed, with the number of players and the rules, if given.
struct MeantGame {
  const GameText* game = nullptr;  ///< Null: no such game, or not for this number of players.
  std::optional<std::uint32_t> seats{};
  std::optional<table::v1::GameRules> rules{};  ///< The rules, if they were given.
  std::string wrong{};                          ///< The error, in one sentence, if there is no game.
};
/// "pasur 3", "pinochle cut-throat", "pasur target=124".
MeantGame meant_game_and_seats(std::string_view typed);

/// The kind whose name is this or begins with it, ignoring case: "thr", "Lucky Thirteen". Null if there is none.
const GameText* meant_game(std::string_view typed);

/// The games to choose from: "lucky-thirteen or thrones".
std::string game_choices();

/// The name of a kind; for an unknown kind, the name that the server gives it.
std::string title_of(const std::string& kind);
/// The same with the chosen variants: "Pinochle, cut-throat".
std::string title_of(const table::v1::Settings& settings);

/// The variant whose name is this or begins with it; null if there is none.
const Variant* meant_variant(const GameText& game, std::string_view typed);
/// The rules without any variant; unset for a kind that has no variants.
table::v1::GameRules usual_rules(const GameText& game);
/// The rules of a game, as a person types them: "cut-throat plain-melds", "most-clubs target=124".
struct MeantRules {
  std::optional<table::v1::GameRules> rules{};
  std::string wrong{};  ///< The error, in one sentence, if there are no rules.
};
MeantRules meant_rules(const GameText& game, std::string_view typed);
/// "cut-throat or plain-melds"; "most-clubs, clubs_needed=NUMBER or target=NUMBER"
std::string variant_choices(const GameText& game);

}  // namespace cardroom::terminal
