#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/base/check.h"
#include "common/base/expected.h"
#include "common/game/contract.h"
#include "common/games/digest.h"
#include "common/games/kept_events.h"
#include "common/games/plain_bytes.h"

namespace cardroom {

/// Converts between a game's own types and the wire. Messages of another kind or with an invalid field are rejected as
/// malformed; the game decides whether a move is legal. A rules message without a value means the default rules.
template <class W, class G>
concept GameWire =
    CardGame<G> &&
    requires(const wire::GameRules& rules_in, const wire::GameMove& move_in, const wire::GameMoves& moves_in,
             const wire::GameView& view_in, const wire::GameEvent& event_in, wire::GameRules& rules_out,
             wire::GameMove& move_out, wire::GameMoves& moves_out, wire::GameView& view_out, wire::GameEvent& event_out,
             wire::GameHint& hint_out, const typename G::Hint& hint, Viewer viewer, const typename G::Rules& rules,
             const typename G::Move& move, const typename G::Moves& moves, const typename G::View& view,
             const typename G::Event& event) {
      { W::rules(rules_in) } -> std::same_as<Expected<typename G::Rules, Refusal>>;
      { W::move(move_in) } -> std::same_as<Expected<typename G::Move, Refusal>>;
      { W::moves(moves_in) } -> std::same_as<Expected<typename G::Moves, Refusal>>;
      { W::view(view_in, viewer) } -> std::same_as<Expected<typename G::View, Refusal>>;
      { W::event(event_in) } -> std::same_as<Expected<typename G::Event, Refusal>>;
      W::write(rules, rules_out);
      W::write(move, move_out);
      W::write(moves, moves_out);
      W::write(view, view_out);
      W::write(event, event_out);
      W::write(hint, hint_out);  // Only the reason; the move is stored separately.
    };

/// A match of any game: converts wire messages to the game's own types and keeps the events of the current deal. Used
/// only on its owner's thread; the Thoughts that it creates own what they need.
template <CardGame Game, GameWire<Game> Wire>
class MatchOf : public Match {
 public:
  /// Precondition: the game can be played with that many seats.
  MatchOf(const typename Game::Rules& rules, std::uint8_t seats) : state_{Game::begin(rules, seats)}, seats_{seats} {}

  std::uint8_t seats() const override { return seats_; }
  std::unique_ptr<Match> copy() const override {
    check(fair(), "a match that keeps more than its state has its own copy()");
    return std::make_unique<MatchOf>(*this);
  }
  Stage stage() const override { return Game::stage(state_); }
  SeatSet to_act() const override { return Game::to_act(state_); }
  SeatSet winners() const override { return Game::winners(state_); }
  Scores scores() const override { return Game::scores(state_); }
  std::uint32_t pause_ms() const override { return Game::pause_ms(state_); }
  std::uint32_t pause_since() const override { return Game::pause_since(state_); }
  std::uint32_t time_share(Seat seat) const override { return Game::time_share(state_, seat); }

  Verdict deal(FairStream& chance) override { return deal_as(Game::draw(state_, chance)); }

  Verdict apply(Seat seat, const wire::GameMove& move) override {
    const auto read = Wire::move(move);
    if (!read) return read.error();
    return Game::apply(state_, seat, *read, events_);
  }

  void view(Viewer viewer, wire::GameView& out) const override { Wire::write(Game::view(state_, viewer), out); }

  void legal_moves(Seat seat, wire::GameMoves& out) const override {
    Wire::write(Game::legal_moves(state_, seat), out);
  }

  std::vector<Card> pack() const override { return {state_.pack.begin(), state_.pack.end()}; }

  std::uint32_t first_event() const override { return first_event_; }
  std::uint32_t end_event() const override { return first_event_ + events_.size(); }

  /// Appends to `out` the events from number `from` to the last one, except those that are no longer retained.
  void events(Viewer viewer, std::uint32_t from, std::vector<wire::GameEvent>& out) const override {
    for (std::uint32_t number = std::max(from, first_event_); number < end_event(); ++number)
      Wire::write(events_.seen_by(viewer, number - first_event_), out.emplace_back());
  }

  std::unique_ptr<Thought> think(Seat seat, BotType type, std::uint64_t seed) const override {
    check(Game::to_act(state_).contains(seat), "a seat thinks only when it is asked");
    return std::make_unique<ThoughtOf>(Game::view(state_, Viewer{Viewer::Kind::seat, seat}), type, seed);
  }

  std::unique_ptr<Advice> advise(Seat seat, BotType type, std::uint64_t seed) const override {
    check(Game::to_act(state_).contains(seat), "a seat is advised only when it is asked");
    return std::make_unique<AdviceOf>(Game::view(state_, Viewer{Viewer::Kind::seat, seat}), type, seed);
  }

  std::unique_ptr<Judgement> judge(Seat seat, const wire::GameMove& move, std::uint64_t seed) const override {
    check(Game::to_act(state_).contains(seat), "a move is judged where it could be made");
    const auto made = Wire::move(move);
    if (!made || !Game::legal_moves(state_, seat).contains(*made)) return nullptr;
    return std::make_unique<JudgementOf>(Game::view(state_, Viewer{Viewer::Kind::seat, seat}), *made, seed);
  }

  /// For records of the game. Never leaves the server.
  const typename Game::State& state() const { return state_; }

  bool scripted(Seat) const override { return false; }
  bool fair() const override { return true; }

  std::uint64_t digest() const override {
    using State = typename Game::State;
    static_assert(std::has_unique_object_representations_v<State>, "a state's bytes are its value");
    return digest_of(std::as_bytes(std::span{&state_, 1}));
  }

  std::string save() const override {
    std::string saved;
    if (end_event() == 0) return saved;
    save_plain(state_, saved);
    save_plain(first_event_, saved);
    save_plain(events_.size(), saved);
    for (std::uint32_t index = 0; index < events_.size(); ++index) {
      save_event(events_.seen_by(Viewer{Viewer::Kind::all, {}}, index), saved);
      const auto* const rest = events_.rest_of(index);
      save_plain(rest != nullptr, saved);
      if (rest == nullptr) continue;
      save_plain(rest->whole_for, saved);
      save_event(rest->event, saved);
    }
    return saved;
  }

  bool load(std::string_view saved) override {
    if (saved.empty()) return true;
    std::uint32_t size = 0;
    if (!load_plain(saved, state_) || !load_plain(saved, first_event_) || !load_plain(saved, size)) return false;
    for (; size > 0; --size) {
      const auto whole = load_event(saved);
      bool is_split = false;
      if (!whole || !load_plain(saved, is_split)) return false;
      if (!is_split) {
        events_.everybody(*whole);
        continue;
      }
      SeatSet whole_for;
      if (!load_plain(saved, whole_for)) return false;
      const auto rest = load_event(saved);
      if (!rest) return false;
      events_.split(whole_for, *whole, *rest);
    }
    return saved.empty();
  }

 protected:
  /// For a match whose deal or moves come from elsewhere (property files, records).
  Verdict deal_as(const typename Game::Deal& deal) {
    KeptEvents<typename Game::Event> events;
    if (const Verdict refused = Game::deal(state_, deal, events)) return refused;
    first_event_ = end_event();
    events_ = std::move(events);
    return accepted;
  }

  typename Game::State& state() { return state_; }

 private:
  /// Events are saved as messages, since their bytes in memory include padding, which differs from run to run.
  static void save_event(const typename Game::Event& event, std::string& out) {
    wire::GameEvent message;
    Wire::write(event, message);
    save_text(message.SerializeAsString(), out);
  }
  static std::optional<typename Game::Event> load_event(std::string_view& saved) {
    std::string_view text;
    wire::GameEvent message;
    if (!load_text(saved, text) || !message.ParseFromArray(text.data(), static_cast<int>(text.size()))) {
      return std::nullopt;
    }
    const auto event = Wire::event(message);
    return event ? std::optional{*event} : std::nullopt;
  }

  class ThoughtOf : public Thought {
   public:
    ThoughtOf(const typename Game::View& view, BotType type, std::uint64_t seed)
        : view_{view}, type_{type}, seed_{seed} {}
    void run(wire::GameMove& out) override {
      BotDice dice{seed_};
      Wire::write(Game::choose(type_, view_, Game::usual_budget(type_), dice), out);
    }

   private:
    typename Game::View view_;
    BotType type_;
    std::uint64_t seed_;
  };

  class AdviceOf : public Advice {
   public:
    AdviceOf(const typename Game::View& view, BotType type, std::uint64_t seed)
        : view_{view}, type_{type}, seed_{seed} {}
    void run(wire::Hint& out) override {
      BotDice dice{seed_};
      const auto hint = Game::explain(view_, Game::choose(type_, view_, Game::usual_budget(type_), dice));
      Wire::write(hint.move, *out.mutable_move());
      Wire::write(hint, *out.mutable_reason());
    }

   private:
    typename Game::View view_;
    BotType type_;
    std::uint64_t seed_;
  };

  class JudgementOf : public Judgement {
   public:
    JudgementOf(const typename Game::View& view, const typename Game::Move& made, std::uint64_t seed)
        : view_{view}, made_{made}, seed_{seed} {}
    Judged run(wire::Hint& better) override {
      BotDice dice{seed_};
      const auto moves = Game::analyse(view_, Game::usual_budget(BotType::expert), dice, {&made_, 1});
      const auto& best = moves.front();
      const auto made = std::ranges::find(moves, made_, &Valued<typename Game::Move>::move);
      check(made != moves.end(), "an analysis values the move that it is asked about");
      const auto hint = Game::explain(view_, best.move);
      const bool same = best.move == made_;
      Wire::write(hint.move, *better.mutable_move());
      if (same || tells_apart(hint, Game::explain(view_, made_))) Wire::write(hint, *better.mutable_reason());
      return {.same = same,
              .cost = std::max(best.points - made->points, 0),
              .uncertainty = made->uncertainty,
              .chance_before = best.chance,
              .chance_after = made->chance};
    }

   private:
    /// A reason says nothing about a mistake if the move that was made had it as well.
    static bool tells_apart(const typename Game::Hint& better, const typename Game::Hint& made) {
      return better.reason != made.reason || better.weight() > made.weight();
    }

    typename Game::View view_;
    typename Game::Move made_;
    std::uint64_t seed_;
  };

  typename Game::State state_;
  std::uint8_t seats_;
  std::uint32_t first_event_ = 0;
  KeptEvents<typename Game::Event> events_;  ///< Those of the current deal.
};

}  // namespace cardroom
