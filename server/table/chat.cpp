#include "server/table/chat.h"

#include <iterator>

#include "server/frame_space.h"
#include "server/limits.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

void Chat::add(const Speaker& speaker, const std::variant<wire::Phrase, std::string>& line) {
  const std::uint64_t number = last() + 1;
  if (lines_.size() == kChatLinesKept) lines_.pop_front();
  wire::ChatLine& said = lines_.emplace_back(Line{speaker.session, {}}).line;
  said.set_number(number);
  said.set_name(speaker.name);
  if (speaker.seat) said.set_seat(speaker.seat->index);
  if (const auto* phrase = std::get_if<wire::Phrase>(&line)) {
    said.set_phrase(*phrase);
  } else {
    said.set_text(std::get<std::string>(line));
  }
}

wire::ChatLines Chat::after(std::uint64_t number, const TableId& table, const SessionId& viewer) const {
  wire::ChatLines lines;
  lines.set_table_id(wire_bytes(table));
  auto first = lines_.end();
  // If they do not all fit, the newest are kept.
  for (FrameSpace space; first != lines_.begin() && std::prev(first)->line.number() > number; --first) {
    if (!space.take(std::prev(first)->line)) break;
  }
  for (; first != lines_.end(); ++first) {
    wire::ChatLine& shown = *lines.add_lines();
    shown = first->line;
    shown.set_own(first->speaker == viewer);
  }
  return lines;
}

}  // namespace cardroom::server
