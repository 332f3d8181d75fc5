#pragma once

#include <array>
#include <compare>
#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "common/cards/bot_dice.h"
#include "common/cards/card.h"
#include "common/cards/fair_stream.h"
#include "common/game/facts.h"

namespace cardroom::table::v1 {  // Generated from proto.
class GameMove;
class GameMoves;
class GameRules;
class GameView;
class GameEvent;
class GameHint;
class Hint;
}  // namespace cardroom::table::v1

/// Exactly what the server, the bots, the tools and the tests need from a game (CardGame), and the same behind a
/// virtual interface, for a table that can hold any game (Match).
namespace cardroom {

namespace wire = table::v1;

/// A place at the table, numbered clockwise from 0.
struct Seat {
  std::uint8_t index{};
  auto operator<=>(const Seat&) const = default;
};

/// The largest number of seats in any kind of game.
inline constexpr std::size_t kSeatsMax = 4;

/// A set of seats: bit i is seat i.
struct SeatSet {
  std::uint8_t bits{};
  constexpr bool contains(Seat seat) const { return (bits >> seat.index & 1) != 0; }
  constexpr bool empty() const { return bits == 0; }
  constexpr void insert(Seat seat) { bits = static_cast<std::uint8_t>(bits | 1U << seat.index); }
  bool operator==(const SeatSet&) const = default;
};

/// The set of one seat.
constexpr SeatSet only(Seat seat) {
  return SeatSet{static_cast<std::uint8_t>(1U << seat.index)};
}

/// The recipient of a view. `all` is for records once the deal is over, never for a live connection.
struct Viewer {
  enum class Kind : std::uint8_t { seat, watcher, all } kind{Kind::watcher};
  Seat seat{};
  bool operator==(const Viewer&) const = default;
};

/// The stage of a game. `deal` comes before every deal, including the first one.
enum class Stage : std::uint8_t { deal, moves, over };

enum class Reason : std::uint8_t { game_over, not_your_turn, not_in_hand, malformed, broke_rule };

/// Why a deal or a move is refused. An expected result, not a bug: the state is unchanged.
struct Refusal {
  Reason reason{};
  std::uint8_t rule{};  ///< For `broke_rule`: the number in the game's own list of rules, also an enum on the wire.
  bool operator==(const Refusal&) const = default;
};

/// Empty if the deal or move is accepted.
using Verdict = std::optional<Refusal>;
inline constexpr std::nullopt_t accepted = std::nullopt;  // NOLINT(readability-identifier-naming): a word

/// How a bot plays; see each game's <game>_bot.h. Each value is one less than on the wire.
enum class BotType : std::uint8_t { random, basic, clever, expert };

/// How much work a bot may do for one decision. In steps that each game defines (playouts, plays or iterations) rather
/// than time, so that the choice depends only on the arguments: a slow machine makes a slow bot, not a weak one.
struct Budget {
  std::uint32_t work{};
  bool operator==(const Budget&) const = default;
};

/// The result that a seat can expect of one of its moves, estimated from its view. In whole numbers, so that every
/// machine gets the same values.
template <class Move>
struct Valued {
  Move move{};
  /// In hundredths of a point: the expected lead over the others (the best of them, their mean, or the other team,
  /// depending on the game) at the end of the game, or of the deal if several deals make a game. The seat's own points
  /// if it cannot change those of the others.
  std::int32_t points{};
  /// The chance to win the game (the deal if several make a game), in hundredths of a percent. A draw counts as half.
  /// Empty if the bot does not estimate it.
  std::optional<std::int32_t> chance{};
  /// Half the width of the 95 % confidence interval of the difference in points from the best move. 0 for the best
  /// move, and for values that are exact.
  std::int32_t uncertainty{};
  bool operator==(const Valued&) const = default;
};

/// The longest time that a decision can deserve, as a multiple of an ordinary decision's.
inline constexpr std::uint32_t kTimeShareMax = 5;

using Scores = std::array<std::int16_t, kSeatsMax>;  ///< By seat.

/// The edition of the pauses that the games make. Raised by the first release with a pause that no earlier release
/// makes: a deal that began under an earlier release continues without that pause, because its journal has moves where
/// the pause would be. From 2 on, a game that is stepped through pauses at its earlier moments, too.
inline constexpr std::uint32_t kPauses = 2;

template <class T>
concept Plain = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

/// The legal moves of one seat, accessed by index, so that "keep 12 of 24" and "any multiple of 10" need not be stored
/// as lists. Their order is part of the contract: bots and clients see it.
template <class S, class M>
concept MoveSet = Plain<S> && requires(const S& set, const M& move, std::uint32_t i) {
  { set.size() } -> std::same_as<std::uint32_t>;
  { set[i] } -> std::same_as<M>;
  { set.contains(move) } -> std::same_as<bool>;
};

/// Receives the events of deal() and apply(). An event has no default audience: call everybody(event), or split(who
/// sees the whole event, the whole event, what everybody else sees).
template <class E>
struct EventLog {
  struct Entry {
    SeatSet whole_for;
    E whole;
    E rest;
  };
  std::vector<Entry> entries;
  void everybody(const E& event) { entries.push_back({SeatSet{0xFF}, event, event}); }
  void split(SeatSet who, const E& whole, const E& rest) { entries.push_back({who, whole, rest}); }
};

/// For search and simulation, which need no events. Costs nothing.
struct NoEvents {
  void everybody(const auto&) {}
  void split(SeatSet, const auto&, const auto&) {}
};

/// Every function is pure: no clock, no I/O, no hidden randomness. Copying a State forks the game. The contract tests
/// check the laws that these functions must obey; every registered game passes them.
template <class G>
concept CardGame =
    Plain<typename G::Rules> && Plain<typename G::Deal> && Plain<typename G::State> && Plain<typename G::Move> &&
    Plain<typename G::View> && Plain<typename G::Event> && Plain<typename G::Hint> &&
    MoveSet<typename G::Moves, typename G::Move> &&
    requires(const typename G::Rules& rules, const typename G::State& state, typename G::State& s,
             const typename G::Move& move, Seat seat, const typename G::Deal& deal, EventLog<typename G::Event>& log,
             NoEvents& none, Viewer viewer, const typename G::View& view, FairStream& stream, BotDice& dice,
             BotType type, Budget budget, std::span<const typename G::Move> also) {
      { G::kFacts } -> std::convertible_to<GameFacts>;
      { G::begin(rules, std::uint8_t{4}) } -> std::same_as<typename G::State>;  // the number of seats; in Stage::deal
      { G::draw(state, stream) } -> std::same_as<typename G::Deal>;  // other random choices first, then the pack
      { G::deal(s, deal, log) } -> std::same_as<Verdict>;  // from Stage::deal to moves; a Deal may come from a record
      { G::deal(s, deal, none) } -> std::same_as<Verdict>;
      { G::stage(state) } -> std::same_as<Stage>;
      { G::to_act(state) } -> std::same_as<SeatSet>;  // non-empty exactly in Stage::moves
      { G::legal_moves(state, seat) } -> std::same_as<typename G::Moves>;
      // Law: the same moves as those of the state, so that legality reveals nothing hidden.
      { G::legal_moves(view) } -> std::same_as<typename G::Moves>;
      { G::apply(s, seat, move, log) } -> std::same_as<Verdict>;  // refused: s and log unchanged
      { G::apply(s, seat, move, none) } -> std::same_as<Verdict>;
      { G::view(state, viewer) } -> std::same_as<typename G::View>;  // all that the viewer has learnt in this deal
      { G::sample_world(view, dice) } -> std::same_as<typename G::State>;  // law: view(result, same seat) == view
      { G::undealt(s) } -> std::same_as<std::span<Card>>;     // next card first; for classic deals, scripts, leak tests
      { G::scores(state) } -> std::same_as<Scores>;           // as they stand now
      { G::winners(state) } -> std::same_as<SeatSet>;         // empty until Stage::over
      { G::pause_ms(state) } -> std::same_as<std::uint32_t>;  // reading time before a decision or result; usually 0
      // The edition (kPauses) that introduced the pause of this state. Irrelevant where there is none.
      { G::pause_since(state) } -> std::same_as<std::uint32_t>;
      // The time that this seat's decision deserves, as a multiple of an ordinary decision's: 1 to kTimeShareMax.
      { G::time_share(state, seat) } -> std::same_as<std::uint32_t>;
      // A game may also have baselines(): see common/game/baseline.h.
      // The work that this bot needs to play as strongly as documented.
      { G::usual_budget(type) } -> std::same_as<Budget>;
      { G::choose(type, view, budget, dice) } -> std::same_as<typename G::Move>;
      // The moves worth considering and those in `also`, which are legal, best first. Law: `expert` chooses the first.
      { G::analyse(view, budget, dice, also) } -> std::same_as<std::vector<Valued<typename G::Move>>>;
      // Why a strong player may make this legal move: an enum value of the game, with the cards concerned.
      { G::explain(view, move) } -> std::same_as<typename G::Hint>;
      { G::explain(view, move).move } -> std::convertible_to<typename G::Move>;
      // How much the reason speaks for the move, compared with another move that has the same one.
      { G::explain(view, move).weight() } -> std::same_as<int>;
    };

/// A decision that a bot has yet to compute. Holds only a view, a seed and a budget, so it can run on any thread and
/// may outlive the table.
class Thought {
 public:
  virtual ~Thought() = default;
  virtual void run(wire::GameMove& out) = 0;
};

/// A hint, yet to be computed, for a person who asked for one. Like a Thought, it holds only what that person sees.
class Advice {
 public:
  virtual ~Advice() = default;
  /// Sets the move and the reason.
  virtual void run(wire::Hint& out) = 0;
};

/// What a move cost, compared with the move that a strong player would have made from the same view.
struct Judged {
  bool same = false;           ///< It is the move that the strong player would have made.
  std::int32_t cost{};         ///< In hundredths of a point; 0: the move was as good.
  std::int32_t uncertainty{};  ///< Half the width of the 95 % confidence interval of the cost.
  /// The chances to win, before the move and after it, in hundredths of a percent. Empty if they are not known.
  std::optional<std::int32_t> chance_before{};
  std::optional<std::int32_t> chance_after{};
  bool operator==(const Judged&) const = default;
};

/// The comparison of a move with what `expert` would have done, yet to be made. Like a Thought, it holds only what the
/// player saw, and can run on any thread.
class Judgement {
 public:
  virtual ~Judgement() = default;
  /// Sets the move of `expert`, and the reason unless it holds for the move that was made as well.
  virtual Judged run(wire::Hint& better) = 0;
};

/// Any game at a table: the only virtual interface around the rules. MatchOf<Game, Wire> implements it (ClassicMatch
/// derives from that for property files, whose deals use the classic source), and converts between wire messages and
/// the game's own types.
class Match {
 public:
  virtual ~Match() = default;
  virtual std::uint8_t seats() const = 0;
  /// The same game at the same point, with the retained events.
  virtual std::unique_ptr<Match> copy() const = 0;
  virtual Stage stage() const = 0;
  virtual SeatSet to_act() const = 0;
  virtual SeatSet winners() const = 0;
  virtual Scores scores() const = 0;
  virtual std::uint32_t pause_ms() const = 0;
  /// The edition (kPauses) that introduced this pause.
  virtual std::uint32_t pause_since() const = 0;
  /// The time that this seat's decision deserves, as a multiple of an ordinary decision's. Precondition: the seat is to
  /// act.
  virtual std::uint32_t time_share(Seat seat) const = 0;
  virtual Verdict deal(FairStream& chance) = 0;
  virtual Verdict apply(Seat seat, const wire::GameMove& move) = 0;
  virtual void view(Viewer viewer, wire::GameView& out) const = 0;
  virtual void legal_moves(Seat seat, wire::GameMoves& out) const = 0;
  /// The whole pack of the current deal in dealing order, including cards that have not been dealt; for use when the
  /// deal is over. Precondition: something has been dealt.
  virtual std::vector<Card> pack() const = 0;
  /// The retained events, which are those of the current deal: [first, end), numbered from the start of the game.
  virtual std::uint32_t first_event() const = 0;
  virtual std::uint32_t end_event() const = 0;
  virtual void events(Viewer viewer, std::uint32_t from, std::vector<wire::GameEvent>& out) const = 0;
  /// The next move of a bot, with its usual budget. Precondition: the seat is to act.
  virtual std::unique_ptr<Thought> think(Seat seat, BotType type, std::uint64_t seed) const = 0;
  /// What a bot of this type would do in the seat's place, and why. Precondition: the seat is to act.
  virtual std::unique_ptr<Advice> advise(Seat seat, BotType type, std::uint64_t seed) const = 0;
  /// What this move would cost the seat. Null for a move that is not legal. Precondition: the seat is to act.
  virtual std::unique_ptr<Judgement> judge(Seat seat, const wire::GameMove& move, std::uint64_t seed) const = 0;
  /// Whether the match itself makes this seat's next move (as a property file determines), regardless of who sits
  /// there; if so, think() is called and no person is asked. Precondition: the seat is to act.
  virtual bool scripted(Seat seat) const = 0;
  /// Whether the deal comes from the fair stream, so that it can be verified.
  virtual bool fair() const = 0;
  /// A digest of the State's canonical bytes. Never leaves the server.
  virtual std::uint64_t digest() const = 0;
  /// The state and the retained events, as bytes that only the same build of this program can read, since they have the
  /// layout of its types. Empty before the first deal, which is the same in every build. Precondition: fair().
  virtual std::string save() const = 0;
  /// Continues from what save() returned for a match with the same rules and seats. Returns false if the bytes are too
  /// few, too many or unreadable; the match is then unspecified. Precondition: fair(), and nothing has been dealt.
  virtual bool load(std::string_view saved) = 0;
};

/// Makes the match of a new game; null for an unknown kind, invalid rules or an invalid number of seats.
using MakeMatch =
    std::function<std::unique_ptr<Match>(const std::string& kind, const wire::GameRules& rules, std::uint8_t seats)>;

}  // namespace cardroom
