#include "tests/simulation/true_game.h"

#include <algorithm>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>
#include <string>
#include <type_traits>

#include "tests/simulation/true_games.h"

namespace cardroom::simulation {

std::unique_ptr<TrueGame> make_true_game(std::string_view kind, const TrueDeal& deal) {
  std::unique_ptr<TrueGame> made;
  for_each_true_game([&]<class Game>(const GameFacts& facts, std::type_identity<Game>) {
    if (facts.id == kind) made = std::make_unique<Game>(deal);
  });
  return made;
}

void leave_own_out(table::v1::GameView& view) {
  const auto* which = view.GetDescriptor()->oneof_decl(0);
  if (!view.GetReflection()->HasOneof(view, which)) return;
  const std::string name = view.GetReflection()->GetOneofFieldDescriptor(view, which)->name();
  for_each_true_game([&]<class Game>(const GameFacts& facts, std::type_identity<Game>) {
    if (std::ranges::equal(name, facts.id, [](char a, char b) { return a == b || (a == '_' && b == '-'); }))
      Game::leave_own_out(view);
  });
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
