#include "common/record/record_replay.h"

#include <utility>

#include "common/base/check.h"
#include "common/cards/fair_stream.h"
#include "common/games/registry.h"
#include "common/record/record_deal.h"

namespace cardroom {
namespace {

/// A copy of a match in the middle of its game, which pretends not to have begun.
class ContinuedMatch final : public Match {
 public:
  explicit ContinuedMatch(std::unique_ptr<Match> match) : match_{std::move(match)} {}
  ContinuedMatch(const ContinuedMatch& other) : match_{other.match_->copy()}, begun_{other.begun_} {}
  ContinuedMatch& operator=(const ContinuedMatch&) = delete;

  std::unique_ptr<Match> copy() const override { return std::make_unique<ContinuedMatch>(*this); }
  Stage stage() const override { return begun_ ? match_->stage() : Stage::deal; }

  Verdict deal(FairStream& chance) override {
    // At the moment after the last move of a deal, the match itself waits for the next deal.
    const bool deals = std::exchange(begun_, true) || match_->stage() == Stage::deal;
    return deals ? match_->deal(chance) : accepted;
  }

  bool fair() const override { return false; }
  std::string save() const override { return {}; }
  bool load(std::string_view) override { return false; }

  std::uint8_t seats() const override { return match_->seats(); }
  SeatSet to_act() const override { return match_->to_act(); }
  SeatSet winners() const override { return match_->winners(); }
  Scores scores() const override { return match_->scores(); }
  std::uint32_t pause_ms() const override { return match_->pause_ms(); }
  std::uint32_t pause_since() const override { return match_->pause_since(); }
  std::uint32_t time_share(Seat seat) const override { return match_->time_share(seat); }
  Verdict apply(Seat seat, const wire::GameMove& move) override { return match_->apply(seat, move); }
  void view(Viewer viewer, wire::GameView& out) const override { match_->view(viewer, out); }
  void legal_moves(Seat seat, wire::GameMoves& out) const override { match_->legal_moves(seat, out); }
  std::vector<Card> pack() const override { return match_->pack(); }
  std::uint32_t first_event() const override { return match_->first_event(); }
  std::uint32_t end_event() const override { return match_->end_event(); }
  void events(Viewer viewer, std::uint32_t from, std::vector<wire::GameEvent>& out) const override {
    match_->events(viewer, from, out);
  }
  std::unique_ptr<Thought> think(Seat seat, BotType type, std::uint64_t seed) const override {
    return match_->think(seat, type, seed);
  }
  std::unique_ptr<Advice> advise(Seat seat, BotType type, std::uint64_t seed) const override {
    return match_->advise(seat, type, seed);
  }
  std::unique_ptr<Judgement> judge(Seat seat, const wire::GameMove& move, std::uint64_t seed) const override {
    return match_->judge(seat, move, seed);
  }
  bool scripted(Seat seat) const override { return match_->scripted(seat); }
  std::uint64_t digest() const override { return match_->digest(); }

 private:
  std::unique_ptr<Match> match_;
  bool begun_ = false;
};

RecordFault fault(RecordFault::Kind kind, std::string text) {
  return {.kind = kind, .text = std::move(text)};
}

}  // namespace

std::optional<RecordFault> replay_record(const GameRecord& record,
                                         const std::function<bool(const Match& match, const RecordStep& step)>& seen) {
  using enum RecordFault::Kind;
  const GameKind* const kind = find_game_kind(record.kind);
  if (kind == nullptr || record.rules_version > kind->rules_version)
    return fault(newer, "this program does not know the game, or its rules");
  auto made = kind->make_match(record.rules, static_cast<std::uint8_t>(record.seats.size()));
  if (!made) return fault(wrong, "the game is not played like that");
  const std::unique_ptr<Match> match = *std::move(made);
  for (std::size_t deal = 0; deal < record.deals.size(); ++deal) {
    const auto key = key_of_deal(record, deal);
    if (!key) return fault(wrong, key.error());
    if (match->stage() != Stage::deal) return fault(wrong, "the deal before is not over, or the game is");
    FairStream stream{*key};
    check(!match->deal(stream), "a fair deal is valid");
    if (!seen(*match, {deal, 0})) return std::nullopt;
    const std::vector<RecordedMove>& moves = record.deals[deal].moves;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (moves[i].seat.index >= match->seats() || match->apply(moves[i].seat, moves[i].move))
        return fault(wrong, "a move is against the rules");
      if (!seen(*match, {deal, i + 1})) return std::nullopt;
    }
  }
  if (match->stage() != Stage::over) return fault(wrong, "the game is not over");
  return std::nullopt;
}

Expected<Continuation, RecordFault> continue_record(const GameRecord& record, std::size_t moment) {
  std::size_t left = moment;
  std::shared_ptr<const Match> there;
  RecordStep step;
  auto wrong = replay_record(record, [&](const Match& match, const RecordStep& now) {
    if (left-- > 0) return true;
    there = match.copy();
    step = now;
    return false;
  });
  if (wrong) return Unexpected<RecordFault>{*std::move(wrong)};
  if (there == nullptr || there->stage() == Stage::over)
    return Unexpected<RecordFault>{fault(RecordFault::Kind::wrong, "the game is over at that moment")};
  Continuation continuation;
  for (const RecordedPlayer& player : players_at(record, step))
    continuation.bots.push_back(player.bot);
  continuation.begin = [there] { return std::make_unique<ContinuedMatch>(there->copy()); };
  return continuation;
}

std::vector<RecordedPlayer> players_at(const GameRecord& record, const RecordStep& step) {
  std::vector<RecordedPlayer> players = record.seats;
  for (std::size_t deal = 0; deal <= step.deal; ++deal) {
    for (const RecordedChange& change : record.deals[deal].changes) {
      // A change after this number of moves belongs to the next step.
      if (deal == step.deal && change.moves >= step.moves) break;
      players[change.seat.index] = change.player;
    }
  }
  return players;
}

}  // namespace cardroom
