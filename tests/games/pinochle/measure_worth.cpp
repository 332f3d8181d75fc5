// Measures what hands earn in addition to their melds, and prints common/games/pinochle/worth_table.h, with the same
// numbers on every machine. A release build takes about eight minutes of processor time.
#include <algorithm>
#include <future>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "common/games/pinochle/worth.h"
#include "tests/games/pinochle/worth_playouts.h"

namespace cardroom::testing {
namespace {

constexpr std::uint64_t kSeed = 2026;
constexpr std::size_t kGamesOfAKind = 2'000;

/// The gains of hands of one kind.
using Gained = std::vector<int>;

/// By kind of hand: the gains in the same number of games for each, with every suit as trump.
std::vector<Gained> measured(const pinochle::Rules& rules) {
  std::vector<Gained> gains(pinochle::gains_under(rules).size());
  WorthPlayouts playouts{rules, kSeed};
  while (std::ranges::any_of(gains, [](const Gained& of_kind) { return of_kind.size() < kGamesOfAKind; })) {
    playouts.deal();
    for (const Suit trump : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
      Gained& of_kind = gains[pinochle::kind_of_hand(playouts.hand(), trump, rules)];
      if (of_kind.size() < kGamesOfAKind) of_kind.push_back(playouts.gain(trump));
    }
  }
  return gains;
}

/// The gain that at least `share` out of `of` games reached.
int reached(Gained& gains, std::size_t share, std::size_t of) {
  const auto at = gains.begin() + static_cast<std::ptrdiff_t>(gains.size() - gains.size() * share / of);
  std::ranges::nth_element(gains, at);
  return *at;
}

/// One array of the table.
class Part {
 public:
  Part(std::string name, std::string about, const pinochle::Rules& rules)
      : name_{std::move(name)}, about_{std::move(about)}, gains_{std::async(std::launch::async, measured, rules)} {}

  void print() {
    std::vector<Gained> gains = gains_.get();
    std::cout << "\n/// " << about_ << "\ninline constexpr std::array<Gains, " << gains.size() << "> " << name_
              << "{{\n";
    for (Gained& of_kind : gains)
      std::cout << "    {.likely = " << reached(of_kind, 3, 4) << ", .lucky = " << reached(of_kind, 1, 10) << "},\n";
    std::cout << "}};\n";
  }

 private:
  std::string name_;
  std::string about_;
  std::future<std::vector<Gained>> gains_;
};

}  // namespace
}  // namespace cardroom::testing

int main(int argc, char**) {
  using cardroom::testing::Part;
  if (argc > 1) {
    std::cout
        << "Prints common/games/pinochle/worth_table.h: what hands bring in, by thousands of games. Takes minutes.\n"
           "Options:\n  -h,--help  Show this help and end\n";
    return 0;
  }
  Part plain{"kPlainGains", "Without cut-throat.", {}};
  Part all{"kCutthroatGains", "In cut-throat, if all melds count.", {.cutthroat = true}};
  Part usual{"kCutthroatGainsOfUsualMelds",
             "In cut-throat, without the additional melds.",
             {.additional = false, .cutthroat = true}};
  std::cout << R"(#pragma once

#include <array>

#include "common/games/pinochle/worth.h"

/// The points that hands bring in addition to their melds, by kind of hand. Not edited by hand: this file is printed by
/// bin/measure_pinochle_worth (tests/games/pinochle/measure_worth.cpp).
namespace cardroom::pinochle {
)";
  for (Part* part : {&plain, &all, &usual})
    part->print();
  std::cout << "\n}  // namespace cardroom::pinochle\n";
}
