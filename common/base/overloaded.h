#pragma once

namespace cardroom {

/// One visitor from several lambdas, for std::visit.
template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};

}  // namespace cardroom
