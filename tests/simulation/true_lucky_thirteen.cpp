#include "tests/simulation/true_lucky_thirteen.h"

#include <algorithm>
#include <numeric>

#include "tests/simulation/true_cards.h"
#include "tests/support/open_deal.h"

namespace cardroom::simulation {
namespace {

namespace game = games::lucky_thirteen::v1;
constexpr std::size_t kFirstOfPile = 10;
constexpr std::size_t kTurns = 16;

}  // namespace

TrueLuckyThirteen::TrueLuckyThirteen(const TrueDeal& deal) : pack_(52) {
  std::iota(pack_.begin(), pack_.end(), std::uint8_t{0});
  testing::OpenStream{deal.key}.shuffle(pack_);
}

void TrueLuckyThirteen::leave_own_out(table::v1::GameView& view) {
  view.mutable_lucky_thirteen()->clear_hand();
  view.mutable_lucky_thirteen()->clear_draws();
}

bool TrueLuckyThirteen::over() const {
  return discards_.size() == kTurns;
}

std::vector<std::uint8_t> TrueLuckyThirteen::hand(std::uint32_t seat, std::size_t discards) const {
  std::vector<std::uint8_t> result{pack_[2 + 2 * seat], pack_[3 + 2 * seat]};
  for (std::size_t turn = 0; turn < kTurns && turn <= discards; ++turn) {
    if (turn % 4 != seat) continue;
    result.push_back(pack_[kFirstOfPile + turn]);
    if (turn < discards) std::erase(result, discards_[turn]);
  }
  std::sort(result.begin(), result.end());
  return result;
}

std::optional<std::size_t> TrueLuckyThirteen::asked_since(std::uint32_t seat, std::size_t moves) const {
  return moves < kTurns && seat == moves % 4 ? std::optional{moves} : std::nullopt;
}

bool TrueLuckyThirteen::take(std::uint32_t seat, const table::v1::GameMove& move) {
  const auto card = static_cast<std::uint8_t>(move.lucky_thirteen().discard() - 1);
  const auto holds = hand(seat, discards_.size());
  if (std::find(holds.begin(), holds.end(), card) == holds.end()) return false;
  discards_.push_back(card);
  return true;
}

std::optional<std::size_t> TrueLuckyThirteen::moves_in(const table::v1::GameView& view) const {
  if (!view.has_lucky_thirteen()) return std::nullopt;
  const auto discards = static_cast<std::size_t>(view.lucky_thirteen().discards_size());
  return discards <= discards_.size() ? std::optional{discards} : std::nullopt;
}

std::set<std::uint8_t> TrueLuckyThirteen::known(std::optional<std::uint32_t> seat, std::size_t moves) const {
  if (moves == kTurns) return {pack_.begin(), pack_.end()};
  std::set<std::uint8_t> result{pack_[0], pack_[1]};
  result.insert(discards_.begin(), discards_.begin() + static_cast<std::ptrdiff_t>(moves));
  if (seat) result.merge(std::set<std::uint8_t>{pack_[2 + 2 * *seat], pack_[3 + 2 * *seat]});
  for (std::size_t turn = 0; seat && turn <= moves; ++turn) {
    if (turn % 4 == *seat) result.insert(pack_[kFirstOfPile + turn]);
  }
  return result;
}

table::v1::GameView TrueLuckyThirteen::view(std::optional<std::uint32_t> seat, std::size_t moves) const {
  table::v1::GameView whole;
  game::View& result = *whole.mutable_lucky_thirteen();
  result.add_public_cards(on_the_wire(pack_[0]));
  result.add_public_cards(on_the_wire(pack_[1]));
  if (seat) {
    for (const std::uint8_t card : hand(*seat, moves))
      result.add_hand(on_the_wire(card));
    for (std::size_t turn = *seat; turn < kTurns && turn <= moves; turn += 4) {
      result.add_draws(on_the_wire(pack_[kFirstOfPile + turn]));
    }
  }
  for (std::uint32_t other = 0; other < 4; ++other) {
    result.add_hand_sizes(static_cast<std::uint32_t>(hand(other, moves).size()));
  }
  const std::size_t drawn = std::min(moves + 1, kTurns);
  result.set_pile_size(static_cast<std::uint32_t>(pack_.size() - kFirstOfPile - drawn));
  for (std::size_t turn = 0; turn < moves; ++turn)
    result.add_discards(on_the_wire(discards_[turn]));
  return whole;
}

std::vector<table::v1::GameEvent> TrueLuckyThirteen::events(std::optional<std::uint32_t> seat,
                                                            std::size_t moves) const {
  std::vector<table::v1::GameEvent> result;
  const auto add = [&]() -> game::Event& { return *result.emplace_back().mutable_lucky_thirteen(); };
  game::Event& turned_up = add();
  for (const std::size_t place : {0U, 1U})
    turned_up.mutable_turned_up()->add_cards(on_the_wire(pack_[place]));
  for (std::uint32_t other = 0; other < 4; ++other) {
    game::Dealt& dealt = *add().mutable_dealt();
    dealt.set_seat(other);
    if (other != seat) continue;
    std::vector<std::uint8_t> own{pack_[2 + 2 * other], pack_[3 + 2 * other]};
    std::sort(own.begin(), own.end());
    for (const std::uint8_t card : own)
      dealt.add_cards(on_the_wire(card));
  }
  for (std::size_t turn = 0; turn < kTurns && turn <= moves; ++turn) {
    game::Drew& drew = *add().mutable_drew();
    drew.set_seat(static_cast<std::uint32_t>(turn % 4));
    if (seat == turn % 4) drew.set_card(on_the_wire(pack_[kFirstOfPile + turn]));
    if (turn == moves) break;
    game::Discarded& discarded = *add().mutable_discarded();
    discarded.set_seat(static_cast<std::uint32_t>(turn % 4));
    discarded.set_card(on_the_wire(discards_[turn]));
  }
  for (std::uint32_t other = 0; moves == kTurns && other < 4; ++other)
    add().mutable_shown()->set_seat(other);
  return result;
}

table::v1::GameMoves TrueLuckyThirteen::legal_moves(std::uint32_t seat, std::size_t moves) const {
  table::v1::GameMoves result;
  for (const std::uint8_t card : hand(seat, moves))
    result.mutable_lucky_thirteen()->add_discards(on_the_wire(card));
  return result;
}

bool TrueLuckyThirteen::is_hint(const table::v1::Hint& hint) const {
  return hint.reason().lucky_thirteen().kept_size() == 2;
}

void TrueLuckyThirteen::leave_results_out(table::v1::GameEvent& event) const {
  if (event.lucky_thirteen().has_shown()) event.mutable_lucky_thirteen()->mutable_shown()->clear_result();
}

}  // namespace cardroom::simulation
