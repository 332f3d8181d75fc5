#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "common/protocol/table_limits.h"
#include "tests/server/table/table_bench.h"

/// Whatever happens to a table, in any order, it never breaks its own invariants, what it shows stays consistent, and
/// it can be replayed from its records.
namespace cardroom::server::testing {
namespace {

/// A TableBench that is not a test itself.
struct AnyTable : TableBench {
  void TestBody() override {}

  /// Uniform from the first case on: by default RapidCheck starts with small ranges.
  static int any(int end) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, end)); }
  static Seat any_seat() { return Seat{static_cast<std::uint8_t>(any(static_cast<int>(kSeatsMax)))}; }
  static std::optional<BotPlan> any_plan() {
    if (any(2) == 0) return std::nullopt;
    return BotPlan{static_cast<BotType>(any(4)), std::chrono::milliseconds{any(500)}};
  }

  /// The name of a player, a waiting person or a spectator, or an unknown one.
  std::string any_name() {
    const int number = any(4);
    return number == 0 ? "Bob" : number == 1 ? "Ann" : "Ann " + std::to_string(number);
  }

  SetPace any_pace() {
    SetPace pace{.paused = {}, .percent = {}, .step = any(4) == 0};
    if (any(2) == 0) pace.paused = any(2) == 0;
    if (any(2) == 0) pace.percent = kSpeedMin + static_cast<std::uint32_t>(any(kSpeedMax - kSpeedMin + 1));
    return pace;
  }

  std::optional<AddressMark> any_mark() {
    return address_mark_of(kId, std::string(static_cast<std::size_t>(any(3)), 'x'));
  }

  /// One of four parts in the current deal for this person, chosen at random on each call, and its commitment.
  std::pair<DealSecret, Digest> part_of(int who) {
    const Dealing& dealing = core.state().play.dealing();
    DealSecret entropy{std::byte{static_cast<std::uint8_t>(any(4))}};
    if (!dealing.announced()) return {entropy, {}};
    const Digest server = *from_wire_bytes<sizeof(Digest)>(dealing.committed().commitment());
    const Person* const person = core.state().seating.roster().find(session(who));
    const std::uint8_t seat = person != nullptr && person->seat ? person->seat->index : std::uint8_t{0};
    return {entropy, entropy_commitment(dealing.id(), server, seat, entropy)};
  }

  AnyRequest any_request(int who) {
    switch (any(33)) {
      case 0: return Join{"Ann", any(2) == 0 ? std::optional{any_seat()} : std::nullopt, any(3) == 0, any_mark()};
      case 1: return Leave{};
      case 2: return TakeSeat{"Ann", any_seat()};
      case 3: return SetSeat{any_seat(), any_plan()};
      case 4: return FillWithBots{{BotType::random, 100ms}};
      case 5: return RemovePlayer{any_seat(), any(2) == 0 ? any_name() : std::string{}, any(2) == 0};
      case 6: return GoOn{};
      case 7: return TakeMySeat{};
      case 8: {
        ChangeSettings change;
        if (any(2) == 0) change.turn_limit = 10s;
        if (any(4) == 0) change.usual_turn_limit = true;
        if (any(4) == 0) change.is_private = any(2) == 0;
        if (any(4) == 0) change.kind = any(2) == 0 ? "toy for two" : "toy";
        if (change.kind || any(8) == 0) change.seats = static_cast<std::uint8_t>(2 + any(3));
        if (any(4) == 0) change.watching_allowed = any(4) != 0;
        if (any(4) == 0) change.hints_by_expert = any(2) != 0;
        return change;
      }
      case 9:
      case 10: return AskAgain{};
      case 11: return any_pace();
      case 12: return LetBack{any_name()};
      case 13: return ListRemoved{};
      case 14: return TakeBreak{};
      case 15: return WaitFor{any_seat(), any(2) == 0};
      case 16: return GiveSeat{any_seat(), any_name()};
      case 17: return Say{"Hello"};
      case 18:
      case 19: return TakeBack{};
      case 20: return TakeBack{any_seat()};
      case 21: return SetPicture{static_cast<wire::Picture>(any(wire::Picture_ARRAYSIZE))};
      case 22: return OpenHands{any(4) != 0};
      case 23:
      case 24:
      case 25: return StepGame{any(2) == 0};
      case 26: return CommitPart{core.state().play.dealing().id(), part_of(who).second};
      case 27: return OpenPart{core.state().play.dealing().id(), part_of(who).first};
      default: return play(any(8) == 0 ? static_cast<std::uint64_t>(any(5)) : table(who).decision(), any(6));
    }
  }

  void happen() {
    const int who = 1 + any(5);
    switch (any(12)) {
      case 0: return lose(who, std::chrono::milliseconds{any(6'000)});
      case 1:
        return back(who, any(2) == 0 ? std::optional{Seen{static_cast<std::uint32_t>(any(3)),
                                                          static_cast<std::uint32_t>(any(30))}}
                                     : std::nullopt);
      case 2: return pass(std::chrono::milliseconds{any(20'000)});
      case 3: return pass(std::chrono::milliseconds{any(700'000)});
      case 4:
        if (!asks.empty()) return answer_bot(static_cast<std::size_t>(any(static_cast<int>(asks.size()))));
        return;
      case 5: step(TimerFired{}); return;
      case 6:
        step(EntropyDrawn{.taking_part = any(2) == 0 ? std::vector{session(1), session(2), session(3)}
                                                     : std::vector<SessionId>{}});
        return;
      default: {
        AnyRequest wanted = any_request(who);
        if (is_notice(wanted)) return send(who, std::move(wanted));
        ask(who, std::move(wanted));
        return;
      }
    }
  }

  /// Checks what must hold after every input.
  void look() {
    const Roster& roster = core.state().seating.roster();
    std::array<int, kSeatsMax> sitting{};
    for (const Person& person : roster.people()) {
      if (!person.seat) continue;
      RC_ASSERT(roster.has(*person.seat));
      RC_ASSERT(++sitting[person.seat->index] == 1);
      RC_ASSERT(!roster.place(*person.seat).bot.has_value());
    }
    look_at_names();
    look_at_who_waits();
    for (auto& [viewer, update] : shown) {
      if (update.version() != version_of_last_look[viewer]) check_update(viewer, update);
    }
  }
  /// Each person is listed once, under a unique name.
  void look_at_names() {
    std::set<SessionId> sessions;
    std::set<std::string> names;
    const auto look_at = [&](const auto& one) {
      RC_ASSERT(sessions.insert(one.session).second);
      RC_ASSERT(names.insert(one.name.text()).second);
    };
    std::ranges::for_each(core.state().seating.roster().people(), look_at);
    std::ranges::for_each(core.watchers(), look_at);
    if (!core.state().settings.watching_allowed) RC_ASSERT(core.watchers().empty());
  }
  /// No person waits for a seat while one is free.
  void look_at_who_waits() {
    const Roster& roster = core.state().seating.roster();
    std::set<std::uint8_t> promised;
    bool somebody_waits = false;
    for (const Person& person : roster.people()) {
      if (person.next_seat) {
        RC_ASSERT(roster.has(*person.next_seat));
        RC_ASSERT(promised.insert(person.next_seat->index).second);
      }
      somebody_waits = somebody_waits || (person.waits() && person.reading.connected);
    }
    for (std::uint8_t i = 0; somebody_waits && i < roster.seats(); ++i) {
      RC_ASSERT(!roster.open(Seat{i}));
      if (roster.place(Seat{i}).bot_until_game_ends) RC_ASSERT(roster.promised(Seat{i}) != nullptr);
    }
  }
  void check_update(const SessionId& viewer, const wire::TableUpdate& update) {
    RC_ASSERT(update.version() > version_of_last_look[viewer]);
    version_of_last_look[viewer] = update.version();
    // A decision is shown if and only if legal moves are, and only to a person whose seat is asked.
    RC_ASSERT(update.has_decision() == update.has_legal_moves());
    if (update.has_decision()) {
      RC_ASSERT(update.phase() == wire::PHASE_PLAYING);
      RC_ASSERT(std::ranges::find(update.seats_to_act(), update.seat()) != update.seats_to_act().end());
      RC_ASSERT(!update.seats(static_cast<int>(update.seat())).person().held_by_bot());
    }
    RC_ASSERT(update.phase() == wire::PHASE_PLAYING || update.seats_to_act().empty());
    if (update.phase() != wire::PHASE_GATHERING) RC_ASSERT(update.winners().empty());
    const bool runs = !update.pace().paused() && !core.state().seating.still();
    const auto& people = core.state().seating.roster().people();
    // A pause waits for the only person who is there, if that person plays.
    const auto connected = [](const Person& one) { return one.reading.connected; };
    const auto reads = [](const Person& one) {
      return one.reading.connected && one.seat && !one.held() && !one.gone_on;
    };
    const bool alone = std::ranges::count_if(people, connected) == 1 && std::ranges::any_of(people, reads) &&
                       !core.state().decisions.turn_limit();
    RC_ASSERT(update.has_pause_left_ms() ==
              (update.phase() == wire::PHASE_PAUSED && runs && !alone && !core.state().play.stepped_back()));
    const bool somebody_plays = !update.waiting().empty() || std::ranges::any_of(update.seats(), [](const auto& seat) {
      return seat.has_person() || seat.has_next_name();
    });
    // An owner who watches sets the bots' pace in the options.
    RC_ASSERT(update.has_pace() != (somebody_plays || std::ranges::any_of(people, &Person::watches)));
    if (update.phase() == wire::PHASE_GATHERING) RC_ASSERT(!update.has_table_break());
    if (update.phase() == wire::PHASE_PLAYING) {
      RC_ASSERT(update.seats_to_act().empty() == update.table_break().on());
      for (const auto& seat : update.seats())
        RC_ASSERT(seat.has_person() || seat.has_bot());
    }
    RC_ASSERT(std::ranges::count_if(update.seats(), [](const auto& seat) { return seat.person().owner(); }) <= 1);
  }

  std::map<SessionId, std::uint64_t> version_of_last_look;
};

RC_GTEST_PROP(AnyTableProperty, KeepsItsPromisesWhateverHappens, ()) {
  AnyTable table;
  table.rules.deals = static_cast<std::uint8_t>(1 + AnyTable::any(2));
  table.rules.turns = static_cast<std::uint8_t>(1 + AnyTable::any(2));
  table.rules.at_once = AnyTable::any(2) == 0;
  table.rules.pause_after_deal = AnyTable::any(2) == 0 ? 8'000 : 0;
  table.rules.pause_after_round = AnyTable::any(2) == 0 ? 6'000 : 0;
  table.rules.pause_at_end = AnyTable::any(2) == 0 ? 6'000 : 0;
  table.rules.fair = AnyTable::any(4) != 0;
  if (AnyTable::any(4) == 0) table.rules.scripted = only(Seat{1});
  if (AnyTable::any(2) == 0) table.settings.turn_limit = 10s;
  if (AnyTable::any(4) == 0) table.settings.set_usual_turn_limit();
  std::vector<std::optional<BotPlan>> seats(static_cast<std::size_t>(2 + AnyTable::any(3)));
  for (auto& seat : seats)
    seat = AnyTable::any_plan();
  table.settings.is_private = AnyTable::any(2) == 0;
  table.seats_fixed = AnyTable::any(4) == 0;
  table.create(seats, /*owner=*/!table.seats_fixed);
  for (int i = 0; i < 80 && !table.core.state().ended; ++i) {
    table.happen();
    if (!table.core.state().ended) table.look();
  }
  RC_ASSERT(table.records_not_replayed() == "");
}

}  // namespace
}  // namespace cardroom::server::testing
