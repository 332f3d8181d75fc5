#pragma once

#include <string_view>

#include "common/base/expected.h"
#include "common/classic/properties.h"

namespace cardroom {

/// The kind of game ("pasur") that a property file describes, for every program that opens one. Only the keys decide,
/// so that a wrong value does not change the kind: the kind that knows most of the keys; of several, the one with the
/// fewest other keys.
///
/// `named`: the kind that a person has named, or empty. A named kind only has to fit: no other kind knows more of the
/// keys. Error, about the whole file: an unknown kind; a file of another kind; a file without a key that this kind (or,
/// if none is named, any kind) knows; a file without keys and without a named kind. Pure; thread-safe.
Expected<std::string_view, PropertyError> kind_of_file(const Properties& file, std::string_view named);

}  // namespace cardroom
