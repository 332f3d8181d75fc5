#pragma once

#include <tl/expected.hpp>

namespace cardroom {

/// A value, or the reason why there is none. Only this file names the implementation: GCC 12 offers std::expected only
/// in C++23 mode, and without and_then().
template <class Value, class Error>
using Expected = tl::expected<Value, Error>;

template <class Error>
using Unexpected = tl::unexpected<Error>;

}  // namespace cardroom
