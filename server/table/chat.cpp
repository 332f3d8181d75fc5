#include "server/table/chat.h"

#include <iterator>

#include "server/frame_space.h"
#include "server/limits.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

void Chat::add(const Speaker& speaker, const std::variant<wire::Phrase, std::string>& line) {
  wire::ChatLine said;
  said.set_number(++last_);
  said.set_name(speaker.name);
  if (speaker.seat) said.set_seat(speaker.seat->index);
  if (const auto* phrase = std::get_if<wire::Phrase>(&line)) {
    said.set_phrase(*phrase);
  } else {
    said.set_text(std::get<std::string>(line));
  }
  if (lines_.size() == kChatLinesKept) lines_.erase(lines_.begin());
  lines_.reserve(kChatLinesKept);
  lines_.push_back(Line{speaker.session, said.SerializeAsString()});
}

wire::ChatLines Chat::after(std::uint64_t number, const TableId& table, const SessionId& viewer) const {
  wire::ChatLines lines;
  lines.set_table_id(wire_bytes(table));
  auto first = lines_.end();
  FrameSpace space;
  // If they do not all fit, the newest are kept.
  for (std::uint64_t last = last_; last > number && first != lines_.begin(); --last, --first) {
    if (!space.take(std::prev(first)->written)) break;
  }
  for (; first != lines_.end(); ++first) {
    wire::ChatLine& shown = *lines.add_lines();
    shown.ParseFromString(first->written);
    shown.set_own(first->speaker == viewer);
  }
  return lines;
}

}  // namespace cardroom::server
