// Goal: a client vouches for a deal if, and only if, it has seen nothing that contradicts it. How: a server in the test
// deals real games to one client, honestly or with one trick, and the client's DealWatch has to say which.

#include "client/core/deal_watch.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "client/core/deal_steps.h"
#include "common/games/registry.h"
#include "common/protocol/deal_wire.h"
#include "tests/support/moves_at_random.h"

namespace cardroom::client {
namespace {

using table::v1::DealBurned;
using table::v1::DealCommitted;
using table::v1::DealParties;
using table::v1::DealRevealed;

enum class Trick : std::uint8_t {
  none,
  secret_after_the_parts,
  other_commitment,
  other_list,
  our_part_exchanged,
  our_part_left_out,
  a_part_exchanged,
  a_part_left_out_at_the_end,
  used_id,
  attempt_begun_again_silently,
  deal_dropped_silently,
  other_cards,
  other_event,
  other_view,
  a_move_hidden,
};

/// Deals games to the client in seat 0; everybody plays at random. Another person sits in seat 1.
struct Dealer {
  explicit Dealer(const GameKind& of, std::uint64_t seed = 1)
      : kind{of}, seats{of.seats_max}, dice{seed}, match{make_any_match(std::string{of.id}, {}, of.seats_max)} {
    auto& update = table.update;
    update.set_table_id(wire_bytes(id.table));
    update.mutable_settings()->set_kind(std::string{of.id});
    update.set_game_number(1);
    update.set_seat(0);
    for (std::uint8_t seat = 0; seat < seats; ++seat)
      update.add_seats();
  }

  void show(Trick trick = Trick::none) {
    match->events(viewer, table.first_event + static_cast<std::uint32_t>(table.events.size()), table.events);
    for (auto& event : table.events)
      event.set_origin(wire::ORIGIN_PERSON);  // As a server does.
    table.update.clear_view();
    match->view(viewer, *table.update.mutable_view());
    if (trick == Trick::other_event) table.events.back().Clear();
    if (trick == Trick::other_view) table.update.clear_view();
    if (trick == Trick::other_view) table.update.mutable_view();
    answer(watch.seen(table));
  }

  void answer(const DealWatch::Step& step) {
    if (!step.message) return;
    if (step.message->has_commit_part()) ours = step.message->commit_part().commitment();
    if (step.message->has_open_part()) opened = step.message->open_part().entropy();
  }

  /// A deal from its beginning to its end.
  void deal(Trick trick = Trick::none) {
    DealSecret secret{};
    dice.fill(secret);
    ++id.deal;
    if (trick == Trick::used_id) --id.deal;
    announce(secret);
    if (trick == Trick::other_commitment) {
      DealSecret other{};
      announce(other);
    }
    if (trick == Trick::attempt_begun_again_silently) {
      ++id.attempt;
      announce(secret);
    }
    if (trick == Trick::deal_dropped_silently) {
      ++id.deal;
      announce(secret);
    }
    const Digest commitment = server_commitment(id, secret);
    DealSecret theirs{};
    dice.fill(theirs);
    DealParties parties;
    write_deal_id(id, *parties.mutable_id());
    const auto list = [&](std::uint32_t seat, const std::string& value) {
      auto& part = *parties.add_commitments();
      part.set_seat(seat);
      part.set_value(value);
    };
    if (trick != Trick::our_part_left_out && !ours.empty())
      list(0, trick == Trick::our_part_exchanged ? std::string(32, 'x') : ours);
    list(1, wire_bytes(entropy_commitment(id, commitment, 1, theirs)));
    answer(watch.parties(parties));
    if (trick == Trick::other_list) {
      parties.mutable_commitments()->RemoveLast();
      answer(watch.parties(parties));
    }
    if (trick == Trick::secret_after_the_parts) dice.fill(secret);
    if (trick == Trick::a_part_exchanged) dice.fill(theirs);
    std::vector<DealPart> parts;
    if (!opened.empty()) parts.push_back({.seat = 0, .value = *from_wire_bytes<32>(opened)});
    parts.push_back({.seat = 1, .value = theirs});
    DealKey key = deal_key(id, secret, parts);
    if (trick == Trick::other_cards) key[0] ^= std::byte{1};
    play(key, trick);
    DealRevealed revealed = moves;
    write_deal_id(id, *revealed.mutable_id());
    revealed.set_secret(wire_bytes(secret));
    for (const DealPart& part : parts) {
      auto& out = *revealed.add_entropies();
      out.set_seat(part.seat);
      out.set_value(wire_bytes(part.value));
    }
    if (trick == Trick::a_part_left_out_at_the_end) revealed.mutable_entropies()->RemoveLast();
    if (trick == Trick::a_move_hidden) revealed.mutable_moves()->RemoveLast();
    revealed.set_game_number(game_number);
    revealed.set_deal_of_game(deals++);
    if (before_reveal) before_reveal();
    answer(watch.revealed(&table, revealed));
  }

  void announce(const DealSecret& secret) {
    DealCommitted committed;
    write_deal_id(id, *committed.mutable_id());
    committed.set_commitment(wire_bytes(server_commitment(id, secret)));
    opened.clear();
    answer(watch.committed(&table, committed));
  }

  /// Begins a deal and throws it away, because seat 1's part is missing.
  void burn() {
    DealSecret secret{};
    dice.fill(secret);
    ++id.deal;
    announce(secret);
    DealBurned burned;
    write_deal_id(id, *burned.mutable_id());
    burned.add_missing(1);
    watch.burned(burned);
    --id.deal;
  }

  void play(const DealKey& key, Trick trick) {
    moves.Clear();
    FairStream stream{key};
    EXPECT_FALSE(match->deal(stream));
    show(trick);
    while (match->stage() == Stage::moves) {
      Seat seat{0};
      while (!match->to_act().contains(seat))
        ++seat.index;
      if (std::exchange(take_back, false)) take_a_move_back(seat);
      auto& move = *moves.add_moves();
      move.set_seat(seat.index);
      wire::GameMoves legal;
      match->legal_moves(seat, legal);
      *move.mutable_move() = cardroom::testing::legal_move(legal, dice);
      ASSERT_FALSE(match->apply(seat, move.move()));
      show();
    }
  }

  /// Shows the client a move, and then takes that move back.
  void take_a_move_back(Seat seat) {
    auto before = match->copy();
    wire::GameMoves legal;
    match->legal_moves(seat, legal);
    ASSERT_FALSE(match->apply(seat, cardroom::testing::legal_move(legal, dice)));
    show();
    match = std::move(before);
    table.events.resize(match->end_event() - table.first_event);
    table.update.mutable_taken_back()->set_times(1);
  }

  const Deal& result() const { return *watch.deal(); }

  const GameKind& kind;
  Viewer viewer{Viewer::Kind::seat, Seat{0}};
  std::uint8_t seats;
  cardroom::testing::Dice dice;
  DealId id{.table = {std::byte{9}}};
  std::unique_ptr<Match> match;
  Table table;
  DealWatch watch{
      Fairness{.entropy = [this](std::span<std::byte> bytes) { dice.fill(bytes); }, .make_match = make_any_match}};
  std::string ours;
  std::string opened;
  DealRevealed moves;
  std::uint32_t deals = 0;
  std::uint32_t game_number = 1;
  std::function<void()> before_reveal{};
  bool take_back = false;  ///< The first move is taken back, and another one made.
};

TEST(DealWatch, VouchesForEveryDealOfAnHonestServer) {
  for (const GameKind& kind : game_kinds()) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      SCOPED_TRACE(std::string{kind.id} + " CARDROOM_SEED=" + std::to_string(seed));
      Dealer dealer{kind, seed};
      do {
        dealer.deal();
        ASSERT_EQ(dealer.result().result, DealResult::fair) << static_cast<int>(dealer.result().mismatch->fault);
      } while (dealer.match->stage() == Stage::deal);
    }
  }
}

/// The steps with this mark, in order.
std::vector<DealStep> steps_with(StepMark mark, const Deal& deal) {
  std::vector<DealStep> steps;
  for (const DealStep step : {DealStep::server, DealStep::own, DealStep::others, DealStep::pack})
    if (mark_of(deal, step) == mark) steps.push_back(step);
  return steps;
}

struct Caught {
  Trick trick;
  DealFault fault;
  DealStep step;
};
class DishonestServer : public ::testing::TestWithParam<Caught> {};

TEST_P(DishonestServer, IsCaughtInEveryGame) {
  for (const GameKind& kind : game_kinds()) {
    SCOPED_TRACE(std::string{kind.id});
    Dealer dealer{kind};
    if (GetParam().trick == Trick::used_id) dealer.deal();
    if (GetParam().trick == Trick::used_id && dealer.match->stage() != Stage::deal)
      dealer.match = make_any_match(std::string{kind.id}, {}, kind.seats_max);
    dealer.deal(GetParam().trick);
    ASSERT_EQ(dealer.result().result, DealResult::wrong);
    EXPECT_EQ(dealer.result().mismatch->fault, GetParam().fault);
    EXPECT_EQ(steps_with(StepMark::failed, dealer.result()), std::vector{GetParam().step});
  }
}

INSTANTIATE_TEST_SUITE_P(
    Trick, DishonestServer,
    ::testing::Values(Caught{Trick::secret_after_the_parts, DealFault::secret_not_committed, DealStep::server},
                      Caught{Trick::other_commitment, DealFault::commitment_changed, DealStep::server},
                      Caught{Trick::other_list, DealFault::list_changed, DealStep::others},
                      Caught{Trick::our_part_exchanged, DealFault::own_part_changed, DealStep::own},
                      Caught{Trick::a_part_exchanged, DealFault::part_not_committed, DealStep::others},
                      Caught{Trick::a_part_left_out_at_the_end, DealFault::parts_not_listed, DealStep::others},
                      Caught{Trick::used_id, DealFault::commitment_changed, DealStep::server},
                      Caught{Trick::attempt_begun_again_silently, DealFault::not_revealed, DealStep::server},
                      Caught{Trick::deal_dropped_silently, DealFault::not_revealed, DealStep::server},
                      Caught{Trick::other_cards, DealFault::event_differs, DealStep::pack},
                      Caught{Trick::other_event, DealFault::event_differs, DealStep::pack},
                      Caught{Trick::other_view, DealFault::view_differs, DealStep::pack},
                      Caught{Trick::a_move_hidden, DealFault::event_differs, DealStep::pack}),
    [](const auto& caught) { return std::to_string(static_cast<int>(caught.param.trick)); });

TEST(DealWatch, GivesThePackOfADealThatIsOver) {
  for (const GameKind& kind : game_kinds()) {
    SCOPED_TRACE(std::string{kind.id});
    Dealer dealer{kind};
    dealer.deal();
    std::vector<Card> pack;
    for (const PackCard& one : dealer.result().pack)
      pack.push_back(one.card);
    EXPECT_EQ(pack, dealer.match->pack());
    const auto own = std::ranges::count(dealer.result().pack, true, &PackCard::seen);
    EXPECT_GT(own, 0);

    // With the same random numbers, a spectator is shown a pack of the same size, and has seen no more of its cards.
    Dealer spectator{kind};
    spectator.viewer = {};
    spectator.table.update.clear_seat();
    spectator.deal();
    EXPECT_EQ(spectator.result().pack.size(), pack.size());
    EXPECT_LE(std::ranges::count(spectator.result().pack, true, &PackCard::seen), own);
  }
}

TEST(DealWatch, KnowsWhichCardsOfThePackWereShown) {
  const auto seen = [](const char* kind) {
    Dealer dealer{*find_game_kind(kind)};
    dealer.deal();
    std::string places;
    for (const PackCard& one : dealer.result().pack)
      places += one.seen ? 'x' : '.';
    return places;
  };
  // The cards seen are the open ones and all that were dealt or drawn: each of those is discarded openly, or shown in
  // a hand at the end.
  EXPECT_EQ(seen("lucky-thirteen"), std::string(26, 'x') + std::string(26, '.'));
  EXPECT_EQ(seen("pasur"), std::string(52, 'x'));
}

TEST(DealWatch, TellsTheStepsOfADeal) {
  using enum DealStep;
  Dealer dealer{game_kinds().front()};
  ++dealer.id.deal;
  dealer.announce({});
  EXPECT_EQ(steps_with(StepMark::done, dealer.result()), std::vector{server});
  EXPECT_EQ(steps_with(StepMark::waiting, dealer.result()), (std::vector{own, others, pack}));
  DealParties parties;
  write_deal_id(dealer.id, *parties.mutable_id());
  parties.add_commitments()->set_value(dealer.ours);
  dealer.answer(dealer.watch.parties(parties));
  EXPECT_EQ(steps_with(StepMark::done, dealer.result()), (std::vector{server, own}));
  EXPECT_EQ(steps_with(StepMark::absent, dealer.result()), std::vector{others}) << "nobody else took part";
  EXPECT_EQ(steps_with(StepMark::waiting, dealer.result()), std::vector{pack});

  Dealer whole{game_kinds().front()};
  whole.deal();
  EXPECT_EQ(steps_with(StepMark::done, whole.result()), (std::vector{server, own, others, pack}));
  Dealer left_out{game_kinds().front()};
  left_out.deal(Trick::our_part_left_out);
  EXPECT_EQ(steps_with(StepMark::done, left_out.result()), (std::vector{server, others, pack}));
  EXPECT_EQ(steps_with(StepMark::absent, left_out.result()), std::vector{own});
  Dealer unknown{game_kinds().front()};
  unknown.game_number = 0;
  unknown.deal();
  EXPECT_EQ(steps_with(StepMark::absent, unknown.result()), std::vector{pack});
}

TEST(DealWatch, SaysThatItsPartWasLeftOut) {
  Dealer dealer{game_kinds().front()};
  dealer.deal(Trick::our_part_left_out);
  EXPECT_EQ(dealer.result().result, DealResult::not_ours);
  EXPECT_EQ(dealer.result().absence, Absence::left_out);
  EXPECT_TRUE(dealer.opened.empty()) << "a client that is not in the list opens nothing";
}

TEST(DealWatch, DoesNotOpenAPartBeforeItsOwnCommitmentIsInTheList) {
  Dealer dealer{game_kinds().front()};
  dealer.deal(Trick::our_part_exchanged);
  EXPECT_TRUE(dealer.opened.empty());
}

TEST(DealWatch, KeepsTheAttemptsThatWereThrownAway) {
  Dealer dealer{game_kinds().front()};
  dealer.burn();
  dealer.id.attempt = 1;
  dealer.deal();
  EXPECT_EQ(dealer.result().result, DealResult::fair);
  ASSERT_EQ(dealer.result().burned.size(), 1U);
  EXPECT_EQ(dealer.result().burned.front().missing(0), 1U);
}

TEST(DealWatch, ASpectatorTakesNoPart) {
  Dealer dealer{game_kinds().front()};
  dealer.table.update.clear_seat();
  dealer.announce({});
  EXPECT_TRUE(dealer.ours.empty());
}

TEST(DealWatch, SendsTheSamePartAgainAfterAnOutage) {
  Dealer dealer{game_kinds().front()};
  ++dealer.id.deal;
  dealer.announce({});
  const std::string ours = std::exchange(dealer.ours, {});
  dealer.watch.resumed();
  dealer.announce({});
  EXPECT_EQ(dealer.ours, ours) << "the server may not have it; one attempt has one part";
  DealParties parties;
  write_deal_id(dealer.id, *parties.mutable_id());
  parties.add_commitments()->set_value(ours);
  dealer.answer(dealer.watch.parties(parties));
  const std::string opened = std::exchange(dealer.opened, {});
  EXPECT_FALSE(opened.empty());
  dealer.watch.resumed();
  dealer.answer(dealer.watch.parties(parties));
  EXPECT_EQ(dealer.opened, opened);
  dealer.ours.clear();
  dealer.announce({});
  EXPECT_TRUE(dealer.ours.empty()) << "the list is final";
  EXPECT_EQ(dealer.result().result, DealResult::open);
}

/// The fault that a restarted client finds if its earlier process last saw the deal `last`.
std::optional<DealFault> fault_after(const KeptDeal& last, const DealId& id, const DealSecret& secret) {
  Dealer dealer{game_kinds().front()};
  dealer.id = id;
  table::v1::DealCommitted committed;
  write_deal_id(id, *committed.mutable_id());
  committed.set_commitment(wire_bytes(server_commitment(id, secret)));
  dealer.watch.committed(&dealer.table, committed, &last);
  const auto& mismatch = dealer.result().mismatch;
  return mismatch ? std::optional{mismatch->fault} : std::nullopt;
}

TEST(DealWatch, RefusesAnIdThatAnEarlierProcessHasSeen) {
  const DealId id{.table = {std::byte{9}}, .deal = 4, .attempt = 1};
  const KeptDeal last{wire_bytes(id.table), 4, 1, wire_bytes(server_commitment(id, {}))};
  EXPECT_EQ(fault_after(last, id, {}), std::nullopt) << "the same deal, in progress";
  EXPECT_EQ(fault_after(last, {.table = id.table, .deal = 4, .attempt = 2}, {}), std::nullopt);
  EXPECT_EQ(fault_after(last, {.table = id.table, .deal = 5, .attempt = 0}, {}), std::nullopt);
  EXPECT_EQ(fault_after(last, {.table = id.table, .deal = 4, .attempt = 0}, {}), DealFault::id_used);
  EXPECT_EQ(fault_after(last, {.table = id.table, .deal = 3, .attempt = 2}, {}), DealFault::id_used);
  EXPECT_EQ(fault_after(last, id, {std::byte{1}}), DealFault::commitment_changed);
}

TEST(DealWatch, APartThatIsNotAcceptedIsNotAwaitedInTheList) {
  Dealer dealer{game_kinds().front()};
  ++dealer.id.deal;
  dealer.announce({});
  table::v1::PartRefused refused;
  write_deal_id(dealer.id, *refused.mutable_id());
  dealer.watch.refused(refused);
  DealParties parties;
  write_deal_id(dealer.id, *parties.mutable_id());
  parties.add_commitments()->set_value("of an earlier process of this client");
  dealer.answer(dealer.watch.parties(parties));
  EXPECT_EQ(dealer.result().result, DealResult::open) << "no alarm";
  EXPECT_EQ(dealer.result().absence, Absence::came_late);
  EXPECT_TRUE(dealer.opened.empty());
}

/// The result if the table is set up for another game before the end of the deal is told; if `away`, in an outage.
DealResult when_set_up_again(bool away, Trick trick = Trick::none) {
  Dealer dealer{game_kinds().front()};
  dealer.before_reveal = [&] {
    if (away) dealer.watch.resumed();
    dealer.table.update.clear_view();
    dealer.table.events.clear();
    dealer.watch.seen(dealer.table);
  };
  dealer.deal(trick);
  return dealer.result().result;
}

TEST(DealWatch, RaisesNoAlarmIfTheTableIsSetUpAgainDuringAnOutage) {
  EXPECT_EQ(when_set_up_again(true), DealResult::unknown);
  EXPECT_EQ(when_set_up_again(false), DealResult::wrong) << "nobody may hide the end of a deal";
  EXPECT_EQ(when_set_up_again(true, Trick::a_part_left_out_at_the_end), DealResult::wrong)
      << "an outage excuses no other numbers";
}

TEST(DealWatch, DoesNotCheckADealWhoseMovesAreNotTold) {
  Dealer dealer{game_kinds().front()};
  dealer.game_number = 0;
  dealer.deal();
  EXPECT_EQ(dealer.result().result, DealResult::unknown);
}

TEST(DealWatch, DoesNotCheckByOtherRulesThanTheServers) {
  Dealer dealer{game_kinds().front()};
  dealer.watch.other_rules({std::string{game_kinds().front().id}});
  dealer.deal();
  EXPECT_EQ(dealer.result().result, DealResult::unknown);
  // The connection stays the same when the person goes to another table.
  Dealer elsewhere{game_kinds().front(), 2};
  elsewhere.id.table.fill(std::byte{7});
  elsewhere.table.update.set_table_id(wire_bytes(elsewhere.id.table));
  elsewhere.watch = std::move(dealer.watch);
  elsewhere.deal();
  EXPECT_EQ(elsewhere.result().result, DealResult::unknown);
}

TEST(DealWatch, ForgetsTheViewsOfMovesThatWereTakenBack) {
  for (const GameKind& kind : game_kinds()) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Dealer dealer{kind, seed};
      dealer.take_back = true;
      dealer.deal();
      EXPECT_EQ(dealer.result().result, DealResult::fair) << kind.id << " CARDROOM_SEED=" << seed;
    }
  }
}

TEST(DealWatch, RefusesAnIdThatIsNotGreaterThanTheLast) {
  Dealer dealer{game_kinds().front()};
  dealer.id.deal = 3;
  dealer.announce({});
  dealer.id.deal = 2;
  dealer.announce({});
  ASSERT_EQ(dealer.result().result, DealResult::wrong);
  EXPECT_EQ(dealer.result().mismatch->fault, DealFault::id_used);
}

TEST(DealWatch, WhoWasAwayAtTheEndOfADealDoesNotRaiseAnAlarm) {
  Dealer dealer{*find_game_kind("pasur")};
  ++dealer.id.deal;
  dealer.announce({});
  dealer.watch.resumed();
  DealRevealed missed;
  write_deal_id(dealer.id, *missed.mutable_id());
  missed.set_game_number(1);
  dealer.watch.revealed(&dealer.table, missed);
  EXPECT_EQ(dealer.result().result, DealResult::unknown);
}

}  // namespace
}  // namespace cardroom::client
