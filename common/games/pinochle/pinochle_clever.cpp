#include "common/games/pinochle/pinochle_bot.h"

namespace cardroom::pinochle {

Move choose_clever(const View& view, BotDice&) {
  return choose_basic(view);
}

}  // namespace cardroom::pinochle
