#pragma once

namespace cardroom {

/// Combines several lambdas into one visitor, for std::visit.
template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};

}  // namespace cardroom
