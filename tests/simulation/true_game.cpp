#include "tests/simulation/true_game.h"

#include <algorithm>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>

namespace cardroom::simulation {
namespace {

namespace game = games::lucky_thirteen::v1;
constexpr std::size_t kFirstOfPile = 10;

cards::v1::Card on_the_wire(std::uint8_t card) {
  return static_cast<cards::v1::Card>(card + 1);
}

}  // namespace

std::vector<std::uint8_t> TrueGame::hand(std::uint32_t seat, std::size_t discards) const {
  std::vector<std::uint8_t> result{pack_[2 + 2 * seat], pack_[3 + 2 * seat]};
  for (std::size_t turn = 0; turn < kTurns && turn <= discards; ++turn) {
    if (turn % 4 != seat) continue;
    result.push_back(pack_[kFirstOfPile + turn]);
    if (turn < discards) std::erase(result, discards_[turn]);
  }
  std::sort(result.begin(), result.end());
  return result;
}

bool TrueGame::discard(std::uint8_t card) {
  if (over()) return false;
  const auto holds = hand(seat_to_act(), discards());
  if (std::find(holds.begin(), holds.end(), card) == holds.end()) return false;
  discards_.push_back(card);
  return true;
}

std::set<std::uint8_t> TrueGame::known(std::optional<std::uint32_t> seat, std::size_t discards) const {
  if (discards == kTurns) return {pack_.begin(), pack_.end()};
  std::set<std::uint8_t> result{pack_[0], pack_[1]};
  result.insert(discards_.begin(), discards_.begin() + static_cast<std::ptrdiff_t>(discards));
  if (seat) result.merge(std::set<std::uint8_t>{pack_[2 + 2 * *seat], pack_[3 + 2 * *seat]});
  for (std::size_t turn = 0; seat && turn <= discards; ++turn) {
    if (turn % 4 == *seat) result.insert(pack_[kFirstOfPile + turn]);
  }
  return result;
}

game::View TrueGame::view(std::optional<std::uint32_t> seat, std::size_t discards) const {
  game::View result;
  result.add_public_cards(on_the_wire(pack_[0]));
  result.add_public_cards(on_the_wire(pack_[1]));
  if (seat) {
    for (const std::uint8_t card : hand(*seat, discards))
      result.add_hand(on_the_wire(card));
    for (std::size_t turn = *seat; turn < kTurns && turn <= discards; turn += 4) {
      result.add_draws(on_the_wire(pack_[kFirstOfPile + turn]));
    }
  }
  for (std::uint32_t other = 0; other < 4; ++other) {
    result.add_hand_sizes(static_cast<std::uint32_t>(hand(other, discards).size()));
  }
  const std::size_t drawn = std::min(discards + 1, kTurns);
  result.set_pile_size(static_cast<std::uint32_t>(pack_.size() - kFirstOfPile - drawn));
  for (std::size_t turn = 0; turn < discards; ++turn)
    result.add_discards(on_the_wire(discards_[turn]));
  return result;
}

std::vector<game::Event> TrueGame::events(std::optional<std::uint32_t> seat, std::size_t discards) const {
  std::vector<game::Event> result(1);
  for (const std::size_t place : {0U, 1U})
    result.front().mutable_turned_up()->add_cards(on_the_wire(pack_[place]));
  for (std::uint32_t other = 0; other < 4; ++other) {
    game::Dealt& dealt = *result.emplace_back().mutable_dealt();
    dealt.set_seat(other);
    if (other != seat) continue;
    std::vector<std::uint8_t> own{pack_[2 + 2 * other], pack_[3 + 2 * other]};
    std::sort(own.begin(), own.end());
    for (const std::uint8_t card : own)
      dealt.add_cards(on_the_wire(card));
  }
  for (std::size_t turn = 0; turn < kTurns && turn <= discards; ++turn) {
    game::Drew& drew = *result.emplace_back().mutable_drew();
    drew.set_seat(static_cast<std::uint32_t>(turn % 4));
    if (seat == turn % 4) drew.set_card(on_the_wire(pack_[kFirstOfPile + turn]));
    if (turn == discards) break;
    game::Discarded& discarded = *result.emplace_back().mutable_discarded();
    discarded.set_seat(static_cast<std::uint32_t>(turn % 4));
    discarded.set_card(on_the_wire(discards_[turn]));
  }
  for (std::uint32_t other = 0; discards == kTurns && other < 4; ++other) {
    result.emplace_back().mutable_shown()->set_seat(other);
  }
  return result;
}

std::vector<std::uint8_t> cards_in(const google::protobuf::Message& message) {
  std::vector<std::uint8_t> result;
  const auto* reflection = message.GetReflection();
  std::vector<const google::protobuf::FieldDescriptor*> fields;
  reflection->ListFields(message, &fields);
  for (const auto* field : fields) {
    const int count = field->is_repeated() ? reflection->FieldSize(message, field) : 1;
    for (int i = 0; i < count; ++i) {
      if (field->message_type() != nullptr) {
        const auto& inner = field->is_repeated() ? reflection->GetRepeatedMessage(message, field, i)
                                                 : reflection->GetMessage(message, field);
        const auto found = cards_in(inner);
        result.insert(result.end(), found.begin(), found.end());
      } else if (field->enum_type() == cards::v1::Card_descriptor()) {
        const int number = field->is_repeated() ? reflection->GetRepeatedEnumValue(message, field, i)
                                                : reflection->GetEnumValue(message, field);
        result.push_back(static_cast<std::uint8_t>(number - 1));
      }
    }
  }
  return result;
}

}  // namespace cardroom::simulation
