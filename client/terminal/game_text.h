#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/terminal/style.h"
#include "common/game/facts.h"

/// The text of each kind of game: one class per kind in client/terminal/games, and one line each in the list of
/// game_texts(). Nothing else here knows a kind.
namespace cardroom::terminal {

/// The people and bots in the seats, for sentences.
struct Cast {
  std::vector<std::string> names;         ///< The players, by seat: "Kari", "Hugo", "The bot for Ola".
  std::optional<std::uint32_t> own;       ///< The person's seat, unless a bot plays there: "you".
  std::vector<std::string> people;        ///< For whom they play, by seat: "Kari", "Hugo", "Ola".
  std::optional<std::uint32_t> own_seat;  ///< The person's seat, also while a bot plays there.

  bool is_you(std::uint32_t seat) const { return own == seat; }
  /// "You" or the name; "Somebody" for an unknown seat.
  std::string subject(std::uint32_t seat) const;
  /// "You take", "Kari takes".
  std::string does(std::uint32_t seat, std::string_view you, std::string_view others) const;
  /// For hands and scores, which are the person's also if a bot has played.
  Cast of_people() const { return {people, own_seat, people, own_seat}; }
  /// For the text of one event: the mover may be a bot in the person's place.
  Cast during(const table::v1::GameEvent& event) const;
  /// "Kari and Nora"; the person first: "You and Nora".
  std::string together(std::span<const std::uint32_t> seats) const;
};

/// A decision of the person, with what is needed to word it.
struct Asking {
  const table::v1::GameView& view;
  const table::v1::GameMoves& moves;
  const Cast& cast;
  /// The part of a move that was typed in earlier lines; not set if there is none.
  const table::v1::GameMove& draft = table::v1::GameMove::default_instance();
};

/// What a typed line means as a move.
struct TypedMove {
  std::optional<table::v1::GameMove> move{};
  std::optional<table::v1::GameMove> draft{};  ///< Instead: the part of the move so far, if it takes several lines.
  std::string words{};  ///< Without a move: what is wrong or missing. Empty: the line is not a move.
};

/// The numbers of players of a kind of game.
struct SeatNumbers {
  std::uint32_t least = 0;
  std::uint32_t usual = 0;  ///< By default.
  std::uint32_t most = 0;
  bool contains(std::uint32_t seats) const { return seats >= least && seats <= most; }
  std::string words() const;  ///< "4", "2 to 4".
  bool one_only() const { return least == most; }
};

/// A way to play a kind of game that people can choose when they make a table.
struct Variant {
  std::string_view name;     ///< Typed behind the name of the game: "cut-throat".
  std::string_view meaning;  ///< In a clause: "both draw from the stockpile and keep 12 of 24 cards".
  void (*choose)(table::v1::GameRules& rules, bool chosen);
  bool (*is_chosen)(const table::v1::GameRules& rules);
};

using Seats = std::vector<std::uint32_t>;
using Lines = std::vector<std::string>;

/// Stateless. Uses messages of the server, and what-if functions over cards that the person sees.
class GameText {
 public:
  virtual ~GameText() = default;

  virtual const GameFacts& facts() const = 0;
  std::string_view kind() const { return facts().id; }
  std::string_view title() const { return facts().name; }
  SeatNumbers seats() const { return {facts().seats_min, facts().seats_usual, facts().seats_max}; }
  virtual std::span<const Variant> variants() const { return {}; }

  /// Appends what happened from the event with index `from` on, a line for each thing of interest. The events before it
  /// are of the same game.
  virtual void tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast,
                    const Style& style, Lines& lines) const = 0;
  /// Appends the state of the game, for a person who has lost track.
  virtual void describe(const table::v1::GameView& view, const Cast& cast, const Style& style, Lines& lines) const = 0;
  /// What a person needs to know to choose a move. At least one line; the first follows "Your turn.".
  virtual Lines before_move(const Asking& asking, const Style& style) const = 0;
  /// The person's own cards. Empty for a spectator.
  virtual std::string hand(const table::v1::GameView& view, const Style& style) const = 0;
  /// The legal moves, always in the same order: "lay down 7♦". If there are very many, only some of them; the others
  /// can be typed.
  virtual std::vector<std::string> moves(const Asking& asking, const Style& style) const = 0;
  /// The same as lines, numbered from 1, and what else can be typed.
  virtual Lines list_moves(const Asking& asking, const Style& style) const;
  /// The same without leaving any out.
  virtual Lines list_all_moves(const Asking& asking, const Style& style) const { return list_moves(asking, style); }
  /// The i-th of them. Precondition: i is less than their number.
  virtual table::v1::GameMove move(const Asking& asking, std::size_t i) const = 0;
  /// Any legal move in the words of moves(), also one that it leaves out. Empty for an illegal one.
  virtual std::string move_words(const Asking& asking, const table::v1::GameMove& move, const Style& style) const;
  /// Which of moves() it is.
  std::optional<std::size_t> number_of(const Asking& asking, const table::v1::GameMove& move, const Style& style) const;
  /// The meaning of typed words ("7d", "7♦").
  virtual TypedMove find_move(const Asking& asking, std::string_view typed, const Style& style) const = 0;
  /// How to type a move, in one sentence.
  virtual std::string_view how_to_move() const = 0;
  /// The rule that a refused move would have broken, in one sentence. Empty for a rule that this program does not know.
  virtual std::string_view broken_rule(std::uint32_t rule) const = 0;
  /// Why the move of a hint is a good one, in one sentence. Empty for a reason that this program does not know.
  virtual std::string hint(const table::v1::GameHint& hint, const Asking& asking, const Style& style) const = 0;
  /// Appends the rules in short, and how to play here.
  virtual void rules(Lines& lines) const = 0;
};

/// All kinds that this program can show, in the order in which people are shown them.
std::span<const GameText* const> game_texts();

/// Null if this program cannot show that kind.
const GameText* find_game_text(std::string_view kind);

/// A game, with the number of players and the rules, as a person types it.
struct MeantGame {
  const GameText* game = nullptr;  ///< Null: there is no such game, or not for so many players.
  std::optional<std::uint32_t> seats{};
  std::optional<table::v1::GameRules> rules{};  ///< If they were given.
  std::string wrong{};                          ///< Without a game, in one sentence.
};
/// "pasur 3", "pinochle cut-throat", "pasur target=124".
MeantGame meant_game_and_seats(std::string_view typed);

/// The kind with this name or this beginning of a name, in any case: "thr", "Lucky Thirteen". Null for any other word.
const GameText* meant_game(std::string_view typed);

/// What can be typed: "lucky-thirteen or thrones".
std::string game_choices();

/// The name of a kind; of an unknown one, the server's name.
std::string title_of(const std::string& kind);
/// The same with the variants that are chosen: "Pinochle, cut-throat".
std::string title_of(const table::v1::Settings& settings);

/// The variant of that name, or of the beginning of it; null if there is none.
const Variant* meant_variant(const GameText& game, std::string_view typed);
/// With these variants and no others; without any value for a kind that has none.
table::v1::GameRules rules_with(const GameText& game, std::span<const Variant* const> chosen);
/// The rules of a game, as a person types them: "cut-throat plain-melds", "most-clubs target=124".
struct MeantRules {
  std::optional<table::v1::GameRules> rules{};
  std::string wrong{};  ///< Without rules, in one sentence.
};
MeantRules meant_rules(const GameText& game, std::string_view typed);
/// "cut-throat or plain-melds"; "most-clubs, clubs_needed=NUMBER or target=NUMBER"
std::string variant_choices(const GameText& game);

}  // namespace cardroom::terminal
