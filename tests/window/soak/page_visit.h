#pragma once

#include <QSize>
#include <span>

#include "client/models/kinds.h"
#include "tests/support/dice.h"
#include "tests/window/soak/simulated_window.h"

namespace cardroom::testing {

/// A page, and how one comes to it.
struct VisitedPage {
  const char* name;
  void (*open)(SimulatedWindow& window, const window::Kind& kind);
};

/// Every page of the window.
std::span<const VisitedPage> visited_pages();

/// Opens the page in a window of that size, fills it, changes the kinds on it, gives the window the next size and back,
/// and leaves for Home, a step after the other with little time between them. Before any of the steps the server may
/// die; it runs again at the end.
void visit(SimulatedWindow& window, const VisitedPage& page, QSize size, QSize next, Dice& dice);

}  // namespace cardroom::testing
