#pragma once

#include <tl/expected.hpp>

namespace cardroom {

/// A value, or why there is none. The one place that names the implementation: GCC 12 has std::expected only as C++23
/// and without and_then().
template <class Value, class Error>
using Expected = tl::expected<Value, Error>;

template <class Error>
using Unexpected = tl::unexpected<Error>;

}  // namespace cardroom
