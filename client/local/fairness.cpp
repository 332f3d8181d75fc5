#include "client/local/fairness.h"

#include "common/games/registry.h"
#include "common/system/entropy.h"

namespace cardroom::client {

Fairness fairness() {
  return {.entropy = system_entropy, .make_match = make_any_match};
}

}  // namespace cardroom::client
