#pragma once

#include <QSize>
#include <span>

#include "client/models/kinds.h"
#include "tests/support/dice.h"
#include "tests/window/soak/simulated_window.h"

namespace cardroom::testing {

/// A page and how to reach it.
struct VisitedPage {
  const char* name;
  void (*open)(SimulatedWindow& window, const window::Kind& kind);
};

/// Every page of the window.
std::span<const VisitedPage> visited_pages();

/// Opens the page in a window of that size, fills it, switches the kind of game on it, resizes the window to the next
/// size and back, and returns to Home, with little time between the steps. The server may die before any of the steps;
/// it is running again at the end.
void visit(SimulatedWindow& window, const VisitedPage& page, QSize size, QSize next, Dice& dice);

}  // namespace cardroom::testing
