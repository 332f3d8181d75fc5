#include "server/table/chat.h"

#include <iterator>
#include <string_view>

#include "server/frame_space.h"
#include "server/limits.h"
#include "server/table/table_wire.h"

namespace cardroom::server {
namespace {

/// The reaction as text, for clients that do not know reactions.
std::string_view sign_of(wire::Reaction reaction) {
  switch (reaction) {
    case wire::REACTION_CLAP: return "\U0001F44F";
    case wire::REACTION_HEART: return "\u2764";
    case wire::REACTION_LAUGH: return "\U0001F602";
    case wire::REACTION_SURPRISE: return "\U0001F62E";
    case wire::REACTION_THINKING: return "\U0001F914";
    case wire::REACTION_CHEERS: return "\U0001F37B";
    default: return {};
  }
}

}  // namespace

void Chat::add(const Speaker& speaker, const Say::Line& line) {
  wire::ChatLine said;
  said.set_number(++last_);
  said.set_name(speaker.name);
  if (speaker.seat) said.set_seat(speaker.seat->index);
  if (const auto* phrase = std::get_if<wire::Phrase>(&line)) {
    said.set_phrase(*phrase);
  } else if (const auto* reaction = std::get_if<wire::Reaction>(&line)) {
    said.set_reaction(*reaction);
    said.set_text(std::string{sign_of(*reaction)});
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
