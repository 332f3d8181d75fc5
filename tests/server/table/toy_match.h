#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/game/contract.h"
#include "common/games/plain_bytes.h"

namespace cardroom::server::testing {

/// The rules of the toy game; each test sets those that it needs.
struct ToyRules {
  std::uint8_t deals = 1;
  std::uint8_t turns = 2;               ///< Turns per seat and deal.
  bool at_once = false;                 ///< All seats choose at the same time.
  std::uint32_t pause_after_deal = 0;   ///< In ms; not after the last deal.
  std::uint32_t pause_after_round = 0;  ///< In ms, within a deal, whenever all seats have moved equally often.
  std::uint32_t pause_at_end = 0;       ///< In ms, before the result.
  std::uint32_t pause_since = 0;        ///< The edition of all these pauses.
  std::uint32_t time_share = 1;
  SeatSet scripted{};
  bool fair = true;
};

/// A minimal game that exercises every case that a table distinguishes: each seat gets one secret card and, on its
/// turn, lays down one of the numbers 1 to 3 (as a card). It uses the messages of Lucky Thirteen.
class ToyMatch : public Match {
 public:
  ToyMatch(const ToyRules& rules, std::uint8_t seats) : rules_{rules}, seats_{seats} {}

  std::uint8_t seats() const override { return seats_; }
  std::unique_ptr<Match> copy() const override { return std::make_unique<ToyMatch>(*this); }
  Stage stage() const override { return stage_; }
  SeatSet to_act() const override {
    SeatSet seats;
    if (stage_ != Stage::moves) return seats;
    for (std::uint8_t i = 0; i < seats_; ++i) {
      if (rules_.at_once ? moved_[i] == round() : i == turn()) seats.insert(Seat{i});
    }
    return seats;
  }
  SeatSet winners() const override { return stage_ == Stage::over ? only(Seat{0}) : SeatSet{}; }
  Scores scores() const override { return {static_cast<std::int16_t>(deal_ * 10), 1, 2, 3}; }
  std::uint32_t pause_ms() const override {
    if (stage_ == Stage::over) return rules_.pause_at_end;
    if (stage_ == Stage::deal) return rules_.pause_after_deal;
    return round() > 0 && std::ranges::count(moved_, round()) == seats_ ? rules_.pause_after_round : 0;
  }
  std::uint32_t pause_since() const override { return rules_.pause_since; }
  std::uint32_t time_share(Seat) const override { return rules_.time_share; }
  Verdict deal(FairStream& chance) override {
    if (stage_ != Stage::deal) return Refusal{Reason::game_over, 0};
    for (auto& secret : secrets_)
      secret = static_cast<std::uint8_t>(10 + chance.uniform(40));
    moved_ = {};
    first_event_ = static_cast<std::uint32_t>(events_.size());
    events_.push_back(Event{});
    ++deal_;
    stage_ = Stage::moves;
    return accepted;
  }
  Verdict apply(Seat seat, const wire::GameMove& move) override {
    if (stage_ == Stage::over) return Refusal{Reason::game_over, 0};
    if (!to_act().contains(seat)) return Refusal{Reason::not_your_turn, 0};
    const int card = move.lucky_thirteen().discard();
    if (card == 0) return Refusal{Reason::malformed, 0};
    if (card == 4) return Refusal{Reason::broke_rule, 7};
    if (card > 3) return Refusal{Reason::not_in_hand, 0};
    events_.push_back(Event{seat, static_cast<std::uint8_t>(card), true});
    ++moved_[seat.index];
    for (std::uint8_t i = 0; i < seats_; ++i) {
      if (moved_[i] < rules_.turns) return accepted;
    }
    stage_ = deal_ == rules_.deals ? Stage::over : Stage::deal;
    return accepted;
  }
  void view(Viewer viewer, wire::GameView& out) const override {
    auto& view = *out.mutable_lucky_thirteen();
    view.set_pile_size(deal_);
    if (viewer.kind == Viewer::Kind::seat) view.add_hand(card(secrets_[viewer.seat.index]));
  }
  void legal_moves(Seat, wire::GameMoves& out) const override {
    for (const int number : {1, 2, 3})
      out.mutable_lucky_thirteen()->add_discards(card(number));
  }
  std::vector<Card> pack() const override { return {secrets_.begin(), secrets_.begin() + seats_}; }
  std::uint32_t first_event() const override { return first_event_; }
  std::uint32_t end_event() const override { return static_cast<std::uint32_t>(events_.size()); }
  void events(Viewer viewer, std::uint32_t from, std::vector<wire::GameEvent>& out) const override {
    for (std::size_t i = from; i < events_.size(); ++i) {
      auto& event = *out.emplace_back().mutable_lucky_thirteen();
      if (events_[i].move) {
        event.mutable_discarded()->set_seat(events_[i].seat.index);
        event.mutable_discarded()->set_card(card(events_[i].card));
      } else if (viewer.kind == Viewer::Kind::seat) {
        event.mutable_dealt()->add_cards(card(secrets_[viewer.seat.index]));
      } else {
        event.mutable_dealt();
      }
    }
  }
  std::unique_ptr<Thought> think(Seat, BotType type, std::uint64_t seed) const override {
    thinker = type;
    struct Number final : Thought {
      explicit Number(std::uint64_t seed) : seed_{seed} {}
      void run(wire::GameMove& out) override {
        out.mutable_lucky_thirteen()->set_discard(card(static_cast<int>(1 + seed_ % 3)));
      }
      std::uint64_t seed_;
    };
    return std::make_unique<Number>(seed);
  }
  std::unique_ptr<Judgement> judge(Seat, const wire::GameMove&, std::uint64_t) const override { return nullptr; }
  /// Gives the secret card as the reason, since that card is all that the seat sees, and the type as another card.
  std::unique_ptr<Advice> advise(Seat seat, BotType type, std::uint64_t seed) const override {
    struct Number final : Advice {
      Number(int secret, BotType type, std::uint64_t seed) : secret_{secret}, type_{type}, seed_{seed} {}
      void run(wire::Hint& out) override {
        out.mutable_move()->mutable_lucky_thirteen()->set_discard(card(static_cast<int>(1 + seed_ % 3)));
        out.mutable_reason()->mutable_lucky_thirteen()->add_kept(card(secret_));
        out.mutable_reason()->mutable_lucky_thirteen()->add_kept(card_of(type_));
      }
      int secret_;
      BotType type_;
      std::uint64_t seed_;
    };
    return std::make_unique<Number>(secrets_[seat.index], type, seed);
  }
  bool scripted(Seat seat) const override { return rules_.scripted.contains(seat); }
  bool fair() const override { return rules_.fair; }
  std::uint64_t digest() const override {
    std::uint64_t value = static_cast<std::uint64_t>(stage_) * 1000 + deal_;
    for (const auto& secret : secrets_)
      value = value * 31 + secret;
    for (const auto& event : events_)
      value = value * 31 + std::uint64_t{event.seat.index} * 8 + event.card;
    return value;
  }
  std::string save() const override {
    std::string saved;
    if (events_.empty()) return saved;
    save_plain(stage_, saved);
    save_plain(deal_, saved);
    save_plain(moved_, saved);
    save_plain(secrets_, saved);
    save_plain(first_event_, saved);
    for (const Event& event : events_)
      save_plain(event, saved);
    return saved;
  }
  bool load(std::string_view saved) override {
    if (saved.empty()) return true;
    if (!load_plain(saved, stage_) || !load_plain(saved, deal_) || !load_plain(saved, moved_) ||
        !load_plain(saved, secrets_) || !load_plain(saved, first_event_)) {
      return false;
    }
    while (!saved.empty()) {
      if (!load_plain(saved, events_.emplace_back())) return false;
    }
    return true;
  }

  static cards::v1::Card card(int number) { return static_cast<cards::v1::Card>(number); }
  static cards::v1::Card card_of(BotType type) { return card(1 + static_cast<int>(type)); }

  mutable std::optional<BotType> thinker{};  ///< The type of the last bot that was asked to think.

 private:
  struct Event {
    Seat seat{};
    std::uint8_t card = 0;
    bool move = false;  ///< A move; otherwise a deal.
  };

  std::uint8_t turn() const {
    int moves = 0;
    for (std::uint8_t i = 0; i < seats_; ++i)
      moves += moved_[i];
    return static_cast<std::uint8_t>(moves % seats_);
  }
  /// If all choose at the same time: the number of moves that every seat has made.
  std::uint8_t round() const {
    std::uint8_t least = moved_[0];
    for (std::uint8_t i = 0; i < seats_; ++i)
      least = std::min(least, moved_[i]);
    return least;
  }

  ToyRules rules_;
  std::uint8_t seats_;
  Stage stage_ = Stage::deal;
  std::uint8_t deal_ = 0;
  std::array<std::uint8_t, kSeatsMax> moved_{};
  std::array<std::uint8_t, kSeatsMax> secrets_{};
  std::vector<Event> events_;
  std::uint32_t first_event_ = 0;
};

}  // namespace cardroom::server::testing
