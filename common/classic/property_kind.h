#pragma once

#include <string_view>

#include "common/base/expected.h"
#include "common/classic/properties.h"

namespace cardroom {

/// The kind of game ("pasur") that a property file describes, for every program that opens one. Depends only on the
/// keys, so that a wrong value does not change the kind. The result is the kind that knows the most keys in the
/// file; of several such kinds, the one with the fewest other keys.
///
/// `named`: the kind that the user named, or empty. For a named kind it is enough that no other kind knows more of the
/// keys. Error, about the whole file: an unknown kind; a file of another kind; a file with none of the keys that this
/// kind (or, if none is named, any kind) knows; a file without keys if no kind is named. Pure; thread-safe.
Expected<std::string_view, PropertyError> kind_of_file(const Properties& file, std::string_view named);

}  // namespace cardroom
