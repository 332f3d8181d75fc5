#include "tests/simulation/simulation.h"

#include <algorithm>
#include <chrono>

namespace cardroom::simulation {
namespace {

using namespace std::chrono_literals;

constexpr milliseconds kTrouble = 4min;
/// Time after the trouble: the longest game with dawdling bots, Pasur for four, takes half an hour, and a slow journal
/// has to catch up.
constexpr milliseconds kHealing = 40min;

server::Config config() {
  server::Config result;
  result.server_name = "Simulated";
  result.write_record = write_record;
  return result;
}

Faults draw_faults(Dice& dice) {
  Faults faults;
  faults.delay_min = dice.between(0ms, 20ms);
  faults.delay_max = faults.delay_min + dice.between(1ms, 300ms);
  if (dice.one_in(2)) faults.stall_one_in = 10 + dice.uniform(200);
  if (dice.one_in(2)) faults.cut_one_in = 50 + dice.uniform(500);
  faults.journal_max = dice.one_in(4) ? 1'500ms : dice.between(1ms, 60ms);
  faults.thought_max = dice.between(1ms, 3'000ms);
  faults.late_max = dice.between(0ms, 40ms);
  return faults;
}

}  // namespace

Simulation::Simulation(std::uint64_t seed)
    : dice_{seed}, server_{timeline_, dice_.seed(), config(), draw_faults(dice_), referee_} {
  const std::uint32_t people = 2 + dice_.uniform(6);
  for (std::uint32_t number = 1; number <= people; ++number) {
    people_.push_back(std::make_unique<Person>(timeline_, server_, dice_.seed(), number));
  }
}

void Simulation::run() {
  try {
    spend();
  } catch (const TimeStandsStill& still) {
    complaints_.push_back(std::string{still.what()} + "; the server was woken " +
                          std::to_string(server_.wakes_at_once()) + " times");
    referee_.time_stands_still();
  }
}

void Simulation::spend() {
  for (const auto& person : people_)
    person->live();
  change_the_weather();
  keep_looking();
  timeline_.run_until(kTrouble);
  settle();
  const auto all_at_rest = [this] {
    return std::ranges::all_of(people_, [](const auto& person) { return person->at_rest(); });
  };
  while (!all_at_rest() && timeline_.now() < kTrouble + kHealing)
    timeline_.run_until(timeline_.now() + 1s);
  if (!all_at_rest()) complaints_.push_back("a game does not end");
  count();
  server_.shut_down();
  timeline_.run_until(timeline_.now() + 10s);
  if (!server_.finished()) complaints_.push_back("the server does not end");
}

void Simulation::change_the_weather() {
  if (settled_) return;
  server_.set_faults(draw_faults(dice_));
  if (dice_.one_in(4)) server_.jump(dice_.between(0ms, 30s));
  timeline_.after(dice_.between(10s, 60s), [this] { change_the_weather(); });
}

void Simulation::keep_looking() {
  referee_.look_around();
  timeline_.after(500ms, [this] { keep_looking(); });
}

void Simulation::settle() {
  settled_ = true;
  server_.set_faults(Faults{});
  for (const auto& person : people_)
    person->settle();
}

/// Every request was carried out exactly once, however often it was repeated.
void Simulation::count() {
  for (const auto& person : people_) {
    const auto number = static_cast<std::uint32_t>(&person - people_.data() + 1);
    const Errands& errands = person->errands();
    const std::uint64_t moves = referee_.moves_of(number);
    const std::uint64_t tables = referee_.tables_made_by(number);
    const std::string who = person->name() + " ";
    // Only an answer to a process that was killed may have been lost.
    if (errands.forgotten ? moves < errands.moves_done : moves != errands.moves_done) {
      complaints_.push_back(who + "has made " + std::to_string(errands.moves_done) + " moves; the journal has " +
                            std::to_string(moves));
    }
    if (errands.forgotten ? tables < errands.tables_made : tables != errands.tables_made) {
      complaints_.push_back(who + "and the journal disagree on how many tables were made");
    }
    for (const auto& [game, file] : errands.games) {
      const std::string* const kept = referee_.record_kept(game.first, game.second);
      if (kept == nullptr || *kept != file) complaints_.push_back(who + "has kept another record than the server");
    }
    if (!errands.forgotten && errands.asked != errands.answered) complaints_.push_back(who + "was not answered");
  }
}

Coverage Simulation::coverage() const {
  Coverage all = referee_.coverage();
  for (const auto& person : people_) {
    all.fair_deals += person->errands().fair_deals;
    all.left_out += person->errands().left_out;
    all.records_kept += person->errands().games.size();
  }
  return all;
}

std::vector<std::string> Simulation::complaints() const {
  std::vector<std::string> all = referee_.complaints();
  all.insert(all.end(), complaints_.begin(), complaints_.end());
  for (const auto& person : people_) {
    for (const std::string& complaint : person->complaints())
      all.push_back(person->name() + ": " + complaint);
  }
  return all;
}

}  // namespace cardroom::simulation
