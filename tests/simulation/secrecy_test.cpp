// Goal: what a viewer is sent does not depend on anything that the viewer may not know. How: the same deal is played
// through the real machines twice, with the same inputs at the same times and the same entropy, but with the cards
// hidden from one viewer rearranged. Every byte that this viewer receives, its time, and the whole log must be the
// same. Here the pack does not come from the key (PlannedMatch), so the key can stay the same too: even commitments and
// tokens are compared. Another test plants leaks and expects each to be found.
#include <array>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/games/list.h"
#include "tests/simulation/runs.h"
#include "tests/support/seeds.h"

namespace cardroom::simulation {
namespace {

template <class... Kinds>
auto as_test_types(KindList<Kinds...>) -> ::testing::Types<Kinds...>;
using TestedKinds = decltype(as_test_types(AllKinds{}));

struct KindName {
  template <class Kind>
  static std::string GetName(int) {  // NOLINT(readability-identifier-naming): GoogleTest's name
    return std::string{Kind::Game::kFacts.name};
  }
};

template <class Kind>
class Secrecy : public ::testing::Test {};
TYPED_TEST_SUITE(Secrecy, TestedKinds, KindName);

TYPED_TEST(Secrecy, ViewersCannotTellAlikeWorldsApart) {
  const std::size_t messages = compare_many_worlds<TypeParam>(testing::seeds(40));
  if (std::getenv("CARDROOM_SEED") != nullptr) return;
  EXPECT_GE(messages, 5'000U);
}

TYPED_TEST(Secrecy, AlikeDealsAreOtherDealsOfTheSameCards) {
  int others = 0;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const auto rules = testing::all_rules<typename TypeParam::Game::Rules>();
    const Plan<TypeParam> plan{seed, rules[seed % rules.size()]};
    auto other = plan.alike(0, seed).deal.pack;
    auto pack = plan.deal().pack;
    others += other != pack ? 1 : 0;
    std::ranges::sort(other);
    std::ranges::sort(pack);
    ASSERT_EQ(other, pack);
  }
  EXPECT_GE(others, 25) << "a deal has no other like it once all cards have been played";
}

enum class Leak { view, legal_moves, event_for_all, refusal, time, hint };
constexpr std::array kLeakNames{"a view", "the legal moves", "an event for all", "a refusal", "time", "a hint"};

/// A match that leaks in one of the usual ways.
template <class Kind>
class LeakyMatch : public PlannedMatch<Kind> {
 public:
  using Base = PlannedMatch<Kind>;

  LeakyMatch(const typename Base::Deal& deal, const typename Base::Rules& rules, std::uint8_t seats, Leak leak)
      : Base{deal, rules, seats}, leak_{leak} {}

  void view(Viewer viewer, wire::GameView& out) const override {
    Base::view(viewer, out);
    if (leaks(Leak::view)) empty(*inner(out));
  }
  void legal_moves(Seat seat, wire::GameMoves& out) const override {
    Base::legal_moves(seat, out);
    if (leaks(Leak::legal_moves)) mark(out);
  }
  void events(Viewer viewer, std::uint32_t from, std::vector<wire::GameEvent>& out) const override {
    Base::events(leak_ == Leak::event_for_all ? Viewer{Viewer::Kind::all, {}} : viewer, from, out);
  }
  std::unique_ptr<Advice> advise(Seat seat, BotType type, std::uint64_t seed) const override {
    // Dice seeded with a secret value would already be a leak; here, the hint itself is left empty.
    return leaks(Leak::hint) ? std::make_unique<Silent>() : Base::advise(seat, type, seed);
  }
  Verdict apply(Seat seat, const wire::GameMove& move) override {
    const Verdict verdict = Base::apply(seat, move);
    return verdict && leaks(Leak::refusal) ? Verdict{Refusal{Reason::malformed}} : verdict;
  }
  std::uint32_t pause_ms() const override { return Base::pause_ms() + (leaks(Leak::time) ? 100 : 0); }

 private:
  struct Silent : Advice {
    void run(wire::Hint&) override {}
  };
  static void mark(google::protobuf::Message& message) {
    message.GetReflection()->MutableUnknownFields(&message)->AddVarint(1'000, 1);
  }
  /// The game-specific view.
  static google::protobuf::Message* inner(wire::GameView& view) {
    std::vector<const google::protobuf::FieldDescriptor*> kinds;
    view.GetReflection()->ListFields(view, &kinds);
    return view.GetReflection()->MutableMessage(&view, kinds.at(0));
  }
  /// Clears a field that is set.
  static void empty(google::protobuf::Message& message) {
    std::vector<const google::protobuf::FieldDescriptor*> fields;
    message.GetReflection()->ListFields(message, &fields);
    message.GetReflection()->ClearField(&message, fields.at(0));
  }
  /// Depends on the last card of the pack, which nobody holds or only the last seat sees.
  bool leaks(Leak leak) const { return leak_ == leak && Base::planned().pack.back() % 2 == 1; }

  Leak leak_;
};

TYPED_TEST(Secrecy, EveryPlantedLeakIsCaught) {
  const auto all_rules = testing::all_rules<typename TypeParam::Game::Rules>();
  for (std::size_t i = 0; i < all_rules.size() * kLeakNames.size(); ++i) {
    const std::size_t leak = i % kLeakNames.size();
    const auto& rules = all_rules[i / kLeakNames.size()];
    bool caught = false;
    for (std::uint64_t seed = 1; seed <= 30 && !caught; ++seed) {
      const auto compared = compare_worlds<TypeParam, LeakyMatch<TypeParam>>(seed, rules, static_cast<Leak>(leak));
      caught = compared.difference.find("can tell") != std::string::npos;
    }
    EXPECT_TRUE(caught) << "the test did not find " << kLeakNames.at(leak) << " with rules " << i / kLeakNames.size();
  }
}

}  // namespace
}  // namespace cardroom::simulation
