#pragma once

#include <string_view>
#include <tuple>

/// The list of a type's recorded members, written once, in the class:
///
///   CARDROOM_RECORDED(Seating, (step), roster, removed, fixed)
///
/// It defines recorded(), which returns a tuple of references to the members listed after the parentheses; digest and
/// equality (recorded.h) and snapshots (recorded_json.h) are derived from it. It also defines recorded_names(), the
/// list as text. The members in parentheses do not affect how a table continues. All members must be named, in the
/// order of their declaration. It is a macro because each name is used twice: in the tuple, and in a structured
/// binding, which does not compile unless it names every member. In a class, the names of the binding hide those of the
/// members; the pragmas suppress Clang's warning.
///
/// A snapshot identifies members by name, so a renamed member loses its value in an upgrade.
#define CARDROOM_RECORDED(Type, unrecorded, ...)                                \
  _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wshadow\"") \
      CARDROOM_RECORDED_OF(friend, Type, unrecorded, __VA_ARGS__) _Pragma("GCC diagnostic pop")

/// The same, for use outside the class, in its namespace, as `inline`.
#define CARDROOM_RECORDED_OF(specifier, Type, unrecorded, ...)        \
  specifier auto recorded(const Type& value) {                        \
    const auto& [CARDROOM_UNRECORDED unrecorded __VA_ARGS__] = value; \
    return std::tie(__VA_ARGS__);                                     \
  }                                                                   \
  specifier auto recorded(Type& value) {                              \
    auto& [CARDROOM_UNRECORDED unrecorded __VA_ARGS__] = value;       \
    return std::tie(__VA_ARGS__);                                     \
  }                                                                   \
  specifier constexpr std::string_view recorded_names(const Type*) {  \
    return #__VA_ARGS__;                                              \
  }

#define CARDROOM_UNRECORDED(...) __VA_ARGS__ __VA_OPT__(, )
