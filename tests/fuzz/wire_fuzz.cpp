// Messages of every kind of game: a message that is decoded to a value is encoded again as a message with the same
// value.
#include <string_view>

#include "cardroom/table/v1/table.pb.h"
#include "common/base/check.h"
#include "common/games/list.h"
#include "tests/fuzz/fuzz.h"

namespace cardroom::fuzz {
namespace {

template <class Message>
void there_and_back(std::string_view bytes, auto&& read, auto&& write) {
  Message message;
  if (!message.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) return;
  const auto value = read(message);
  if (!value) return;
  Message written;
  write(*value, written);
  const auto again = read(written);
  check(again.has_value() && *again == *value, "a round trip changes nothing");
}

template <class Wire>
void try_kind(std::size_t what, Viewer viewer, std::string_view bytes) {
  const auto write = [](const auto& value, auto& message) { Wire::write(value, message); };
  switch (what) {
    case 0: return there_and_back<wire::GameRules>(bytes, Wire::rules, write);
    case 1: return there_and_back<wire::GameMove>(bytes, Wire::move, write);
    case 2: return there_and_back<wire::GameMoves>(bytes, Wire::moves, write);
    case 3: return there_and_back<wire::GameEvent>(bytes, Wire::event, write);
    default:
      return there_and_back<wire::GameView>(
          bytes, [viewer](const wire::GameView& view) { return Wire::view(view, viewer); }, write);
  }
}

}  // namespace
}  // namespace cardroom::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cardroom;
  fuzz::Script script{data, size};
  const std::size_t what = script.below(6);
  const std::size_t who = script.below(5);
  const Viewer viewer = who == 4 ? Viewer{} : Viewer{Viewer::Kind::seat, Seat{static_cast<std::uint8_t>(who)}};
  AllKinds::for_each([&](auto kind) { fuzz::try_kind<typename decltype(kind)::Wire>(what, viewer, script.rest()); });
  return 0;
}
