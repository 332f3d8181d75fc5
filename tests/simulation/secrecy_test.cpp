// Goal: what a viewer is sent depends on nothing that the viewer may not know. How: the same deal is played through the
// real machines twice, with the same inputs at the same times and the same entropy, but with the cards that one viewer
// has not seen lying elsewhere. Every byte that this viewer gets, its time, and the whole log must be the same. The
// pack does not come from the key here (PlannedMatch), so the key can stay the same too: even commitments and tokens
// are compared. A test of the test plants leaks.
#include <gtest/gtest.h>

#include "common/games/lucky_thirteen/lucky_thirteen_kind.h"
#include "common/games/match_of.h"
#include "tests/simulation/runs.h"
#include "tests/support/seeds.h"

namespace cardroom::simulation {
namespace {

TEST(Secrecy, NobodyCanTellAlikeWorldsApart) {
  const std::size_t messages = compare_many_worlds(testing::seeds(150));
  if (std::getenv("CARDROOM_SEED") != nullptr) return;
  EXPECT_GE(messages, 5'000U);
}

TEST(Secrecy, AlikePacksAreOtherPacksWithTheSameCards) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const PlannedWorld world = draw_world(seed);
    auto pack = alike_pack(world, 0, seed);
    EXPECT_NE(pack, world.pack);
    std::ranges::sort(pack);
    for (Card card = 0; card < 52; ++card)
      EXPECT_EQ(pack[card], card);
  }
}

using Base = MatchOf<lucky_thirteen::Game, lucky_thirteen::Wire>;

/// A match that leaks, in one of the ways in which programs do.
class LeakyMatch : public Base {
 public:
  enum class Leak { size_of_a_view, order_of_moves, event_for_all, refusal, time, hint };

  LeakyMatch(const std::array<Card, 52>& pack, Leak leak) : Base{{}, 4}, pack_{pack}, leak_{leak} {}

  Verdict deal(FairStream&) override { return deal_as(lucky_thirteen::Deal{pack_}); }

  void view(Viewer viewer, wire::GameView& out) const override {
    Base::view(viewer, out);
    if (leak_ == Leak::size_of_a_view && secret_bit()) out.mutable_lucky_thirteen()->set_pile_size(1'000);
  }
  void legal_moves(Seat seat, wire::GameMoves& out) const override {
    Base::legal_moves(seat, out);
    if (leak_ == Leak::order_of_moves && secret_bit())
      out.mutable_lucky_thirteen()->mutable_discards()->SwapElements(0, 1);
  }
  void events(Viewer viewer, std::uint32_t from, std::vector<wire::GameEvent>& out) const override {
    Base::events(leak_ == Leak::event_for_all ? Viewer{Viewer::Kind::all, {}} : viewer, from, out);
  }
  std::unique_ptr<Advice> advise(Seat seat, Budget budget, std::uint64_t seed) const override {
    // Other dice are enough, if what they are drawn from is secret.
    return leak_ == Leak::hint && secret_bit() ? std::make_unique<Silent>() : Base::advise(seat, budget, seed);
  }
  Verdict apply(Seat seat, const wire::GameMove& move) override {
    const Verdict verdict = Base::apply(seat, move);
    // Says that the card still lies in the pile.
    const auto card = static_cast<Card>(move.lucky_thirteen().discard() - 1);
    const bool in_pile = std::find(pack_.begin() + 30, pack_.end(), card) != pack_.end();
    return verdict && leak_ == Leak::refusal && in_pile ? Verdict{Refusal{Reason::malformed}} : verdict;
  }
  std::uint32_t pause_ms() const override { return leak_ == Leak::time && secret_bit() ? 100 : 0; }

 private:
  struct Silent : Advice {
    void run(wire::Hint& out) override { out.mutable_move()->mutable_lucky_thirteen(); }
  };
  /// Of a card that nobody is ever handed.
  bool secret_bit() const { return pack_[51] % 2 == 1; }

  std::array<Card, 52> pack_;
  Leak leak_;
};

void PrintTo(LeakyMatch::Leak leak, std::ostream* out) {
  constexpr std::array kNames{"size of a view", "order of moves", "event for all", "refusal", "time", "hint"};
  *out << kNames[static_cast<std::size_t>(leak)];
}

class PlantedLeak : public ::testing::TestWithParam<LeakyMatch::Leak> {};

TEST_P(PlantedLeak, IsCaught) {
  const MakePlanned leaky = [](const auto& pack) { return std::make_unique<LeakyMatch>(pack, GetParam()); };
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    if (compare_worlds(seed, leaky).difference.find("can tell") != std::string::npos) return;
  }
  FAIL() << "nobody noticed";
}

INSTANTIATE_TEST_SUITE_P(Secrecy, PlantedLeak,
                         ::testing::Values(LeakyMatch::Leak::size_of_a_view, LeakyMatch::Leak::order_of_moves,
                                           LeakyMatch::Leak::event_for_all, LeakyMatch::Leak::refusal,
                                           LeakyMatch::Leak::time, LeakyMatch::Leak::hint));

}  // namespace
}  // namespace cardroom::simulation
