#pragma once

#include "common/games/lucky_thirteen/lucky_thirteen_kind.h"
#include "common/games/pasur/pasur_kind.h"
#include "common/games/pinochle/pinochle_kind.h"
#include "common/games/thrones/thrones_kind.h"

/// Every kind that this program knows. A new one is its folder and its name in this list (and its lines in the oneofs
/// of table.proto); nothing else switches over kinds. A list, not objects that register themselves: a linker may drop
/// an object file that nothing names, and a list can be read.
namespace cardroom {

template <class... Kinds>
struct KindList {
  /// Calls visit(kind) with an object of each kind's struct.
  static constexpr void for_each(auto&& visit) { (visit(Kinds{}), ...); }
};

using AllKinds = KindList<lucky_thirteen::Kind, thrones::Kind, pasur::Kind, pinochle::Kind>;

}  // namespace cardroom
