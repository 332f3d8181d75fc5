#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string>

#include "tests/window/soak/simulated_window.h"

namespace cardroom::testing {

/// A simulated person who does random things in the window, in any order and at any moment, while others come and go
/// and the server dies. All choices come from a seed.
class RestlessPerson {
 public:
  explicit RestlessPerson(std::uint64_t seed);

  /// Does one thing and lets some time pass: often so little that animations are still running.
  void live();
  /// The next action in words; read it before calling live(), so that a crash can be analysed.
  const std::string& plan();

 private:
  struct Act {
    std::uint32_t weight;
    const char* name;
    void (RestlessPerson::*act)();
  };
  static std::span<const Act> acts();
  static Look look(Dice& dice);

  void resize();
  void showPage();
  void visitPage();
  void goBack();
  void host();
  void playNow();
  void leave();
  void loseServer();
  void losePlug();
  void changeKind();
  void changeRule();
  void changeSeat();
  void changeTable();
  void changeLook();
  void changeLanguage();
  void guest();
  void tablesNear();
  void askSomething();
  void answerSomething();
  void press();
  void click();
  void key();
  void play();
  void settle();

  window::Application& app() { return m_window.application(); }
  std::uint32_t any(std::size_t count) { return m_dice.uniform(static_cast<std::uint32_t>(count)); }
  template <class List>
  auto one_of(const List& list) {
    return *std::next(std::begin(list), static_cast<std::ptrdiff_t>(any(static_cast<std::size_t>(std::size(list)))));
  }

  Dice m_dice;
  SimulatedWindow m_window;
  const Act* m_next = nullptr;
  std::string m_plan;
};

}  // namespace cardroom::testing
