#include "common/games/thrones/classic/thrones_classic.h"

#include <string>
#include <string_view>
#include <utility>

#include "common/base/check.h"
#include "common/classic/classic_players.h"
#include "common/games/thrones/bot/thrones_bot.h"

namespace cardroom::thrones {
namespace {

Complaint read_pause(Settings& settings, std::string_view value) {
  auto pause = milliseconds(value);
  if (!pause) return std::move(pause.error());
  settings.pause_ms = *pause;
  return std::nullopt;
}

std::vector<PropertyKey<Settings>> make_keys() {
  std::vector<PropertyKey<Settings>> keys{{"seed", "130006", into(&Settings::seed, whole_number)},
                                          {"watchingTime", "5000", read_pause}};
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    keys.push_back({player_key(seat), "random", [=](Settings& settings, std::string_view value) {
                      return read_player(settings, seat, value, "no person can sit here; name a bot");
                    }});
  }
  return keys;
}

}  // namespace

const std::vector<PropertyKey<Settings>>& Classic::keys() {
  static const std::vector<PropertyKey<Settings>> keys = make_keys();
  return keys;
}

Classic::Classic(const Settings& settings) : settings_{settings}, random_{settings.seed} {}

Deal Classic::deal() {
  Deal deal{.first = {static_cast<std::uint8_t>(random_.next_int(kSeats))}, .pack = {}};
  std::size_t size = 0;
  const auto hand_out_all = [&](CardSet left) {
    while (!left.empty()) {
      const Card card = left[static_cast<std::uint32_t>(random_.next_int(static_cast<std::int32_t>(left.size())))];
      left.remove(card);
      deal.pack[size++] = card;
    }
  };
  hand_out_all(kHearts);
  hand_out_all(kAllCards - kHearts);

  State state = Game::begin(settings_.rules, kSeats);
  NoEvents none;
  check(!Game::deal(state, deal, none), "a classic deal is a whole pack");
  decide(state);
  return deal;
}

void Classic::prepare(const State& state, Seat seat, const Move& move) {
  State next = state;
  NoEvents none;
  check(!Game::apply(next, seat, move, none), "a move that is prepared is legal");
  decide(next);
}

void Classic::decide(const State& state) {
  decided_.reset();
  const Board& board = state.board;
  if (board.stage != Stage::moves) return;
  const auto player = settings_.players[board.turn.index];
  if (player != BotType::random && player != BotType::basic) return;
  const Move drawn = draw_move(board, state.hands[board.turn.index], [&](std::uint32_t n) {
    return static_cast<std::uint32_t>(random_.next_int(static_cast<std::int32_t>(n)));
  });
  decided_ = player == BotType::basic ? only_for_own_team(board, drawn) : drawn;
}

}  // namespace cardroom::thrones
