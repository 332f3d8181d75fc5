#include "tests/simulation/true_game.h"

#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>

#include "tests/simulation/true_lucky_thirteen.h"
#include "tests/simulation/true_pasur.h"
#include "tests/simulation/true_pinochle.h"
#include "tests/simulation/true_thrones.h"

namespace cardroom::simulation {

std::unique_ptr<TrueGame> make_true_game(std::string_view kind, std::size_t seats, const table::v1::GameRules& rules,
                                         std::string_view key) {
  if (kind == "lucky-thirteen") return std::make_unique<TrueLuckyThirteen>(key);
  if (kind == "thrones") return std::make_unique<TrueThrones>(key);
  if (kind == "pasur") return std::make_unique<TruePasur>(key, seats);
  if (kind == "pinochle") return std::make_unique<TruePinochle>(key, rules.pinochle());
  return nullptr;
}

void leave_own_out(table::v1::GameView& view) {
  if (view.has_lucky_thirteen()) {
    view.mutable_lucky_thirteen()->clear_hand();
    view.mutable_lucky_thirteen()->clear_draws();
  }
  if (view.has_thrones()) view.mutable_thrones()->clear_hand();
  if (view.has_pasur()) view.mutable_pasur()->clear_hand();
  if (view.has_pinochle()) {
    view.mutable_pinochle()->clear_hand();
    view.mutable_pinochle()->clear_dealt();
    view.mutable_pinochle()->clear_discards();
  }
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
        if (number > 0) result.push_back(static_cast<std::uint8_t>(number - 1));
      }
    }
  }
  return result;
}

}  // namespace cardroom::simulation
