#include "server/table/chat.h"

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
  for (const Line& line : lines_) {
    if (line.line.number() <= number) continue;
    wire::ChatLine& shown = *lines.add_lines();
    shown = line.line;
    shown.set_own(line.speaker == viewer);
  }
  return lines;
}

}  // namespace cardroom::server
