#pragma once

#include <string>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::simulation {

/// What all viewers of one version of a table see, serialized. The other fields are the viewer's own, or depend on when
/// the update was sent.
std::string public_part(table::v1::TableUpdate update);

}  // namespace cardroom::simulation
