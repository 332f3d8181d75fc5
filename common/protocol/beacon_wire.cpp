#include "common/protocol/beacon_wire.h"

#include <algorithm>

#include "cardroom/lan/v1/lan.pb.h"
#include "cardroom/lobby/v1/lobby.pb.h"
#include "common/base/check.h"
#include "common/base/overloaded.h"
#include "common/protocol/name_text.h"

namespace cardroom::lan {
namespace {

std::string as_string(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

template <std::size_t Size>
bool copy_exactly(const std::string& from, std::array<std::byte, Size>& to) {
  if (from.size() != Size) return false;
  std::transform(from.begin(), from.end(), to.begin(), [](char c) { return static_cast<std::byte>(c); });
  return true;
}

constexpr std::size_t kTableIdBytes = 16;

/// People at a table who share a name have a number appended to it.
constexpr std::size_t kSeatNameMax = kPersonNameMax + 4;
constexpr std::size_t kKindBytesMax = 40;

/// Kind ids consist of lower-case letters, digits and hyphens, so that none can disrupt the line that shows it.
bool is_kind(std::string_view id) {
  return !id.empty() && id.size() <= kKindBytesMax &&
         id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == id.npos;
}

SeatSummary::Who who_has(bool connected, bool held_by_bot) {
  return held_by_bot ? SeatSummary::Who::held : connected ? SeatSummary::Who::person : SeatSummary::Who::away;
}

std::optional<SeatSummary> seat_from(const v1::Seat& message) {
  SeatSummary seat;
  seat.promised = message.promised();
  if (message.has_person()) {
    if (!is_name(message.person(), kSeatNameMax)) return std::nullopt;
    seat.who = who_has(!message.away(), message.held_by_bot());
    seat.name = message.person();
    seat.picture = message.picture();
  } else if (message.has_bot()) {
    seat.who = SeatSummary::Who::bot;
    if (table::v1::BotType_IsValid(message.bot())) seat.bot = message.bot();
  }
  return seat;
}

std::optional<TableSummary> table_from(const v1::Table& message) {
  TableSummary table{.table_id = message.table_id(),
                     .name = message.name(),
                     .kind = message.kind(),
                     .seats = {},
                     .owner = message.owner(),
                     .has_password = message.has_password(),
                     .turn_limit_ms = message.turn_limit_ms(),
                     .playing = message.playing(),
                     .watching_allowed = message.watching_allowed()};
  if (table.table_id.size() != kTableIdBytes || !is_name(table.name, kPlaceNameMax) || !is_kind(table.kind) ||
      !(table.owner.empty() || is_name(table.owner, kSeatNameMax)) || message.seats().empty() ||
      static_cast<std::size_t>(message.seats_size()) > kSeatsAnnouncedMax)
    return std::nullopt;
  for (const v1::Seat& seat : message.seats()) {
    auto read = seat_from(seat);
    if (!read) return std::nullopt;
    table.seats.push_back(*std::move(read));
  }
  return table;
}

void write(const SeatSummary& seat, v1::Seat& out) {
  const bool held = seat.who == SeatSummary::Who::held;
  if (seat.has_person()) out.set_person(seat.name);
  if (seat.who == SeatSummary::Who::bot) out.set_bot(seat.bot);
  out.set_held_by_bot(held);
  out.set_promised(seat.promised);
  out.set_picture(seat.picture);
  out.set_away(seat.who == SeatSummary::Who::away);
}

void write(const TableSummary& table, v1::Table& out) {
  out.set_table_id(table.table_id);
  out.set_name(table.name);
  out.set_kind(table.kind);
  for (const SeatSummary& seat : table.seats)
    write(seat, *out.add_seats());
  out.set_owner(table.owner);
  out.set_has_password(table.has_password);
  out.set_turn_limit_ms(table.turn_limit_ms);
  out.set_playing(table.playing);
  out.set_watching_allowed(table.watching_allowed);
}

/// Writes as many tables as fit, and the number of all others, including those already left out of the list.
void write_tables(const Announcement& announcement, v1::Beacon& out) {
  auto& body = *out.mutable_announcement();
  const std::size_t all = announcement.tables.size();
  for (std::size_t written = 0;; ++written) {
    body.set_more_tables(announcement.more_tables + static_cast<std::uint32_t>(all - written));
    if (written == all) return;
    write(announcement.tables[written], *body.add_tables());
    if (out.ByteSizeLong() <= kDatagramBytesMax) continue;
    body.mutable_tables()->RemoveLast();
    return;
  }
}

std::optional<Beacon> announcement_from(const v1::Announcement& message) {
  Announcement announcement{.name = message.name(),
                            .port = static_cast<std::uint16_t>(message.port()),
                            .protocol_min = message.protocol_min(),
                            .protocol_max = message.protocol_max(),
                            .open_tables = message.open_tables(),
                            .more_tables = message.more_tables()};
  if (!is_name(announcement.name, kPlaceNameMax)) return std::nullopt;
  if (message.port() == 0 || message.port() > 65535) return std::nullopt;
  if (!copy_exactly(message.key(), announcement.key)) return std::nullopt;
  if (!copy_exactly(message.server_id(), announcement.server_id)) return std::nullopt;
  for (const v1::Table& table : message.tables()) {
    auto read = table_from(table);
    read ? announcement.tables.push_back(*std::move(read)) : void(++announcement.more_tables);
  }
  return announcement;
}

}  // namespace

TableSummary summary_of(const lobby::v1::TableSummary& line) {
  const auto& settings = line.settings();
  TableSummary table{.table_id = line.table_id(),
                     .name = settings.name(),
                     .kind = settings.kind(),
                     .seats = {},
                     .owner = {},
                     .has_password = settings.has_password(),
                     .turn_limit_ms = settings.turn_limit_ms(),
                     .playing = line.phase() != table::v1::PHASE_GATHERING,
                     .watching_allowed = settings.watching_allowed()};
  for (const table::v1::Seat& seat : line.seats()) {
    SeatSummary& summary = table.seats.emplace_back();
    summary.promised = seat.has_next_name();
    if (seat.has_person()) {
      summary.who = who_has(seat.person().connected(), seat.person().held_by_bot());
      summary.name = seat.person().name();
      summary.picture = seat.person().picture();
      if (seat.person().owner()) table.owner = seat.person().name();
    } else if (seat.has_bot()) {
      summary.who = SeatSummary::Who::bot;
      summary.bot = seat.bot().type();
    }
  }
  return table;
}

std::string encode(const Beacon& beacon) {
  v1::Beacon message;
  std::visit(Overloaded{
                 [&](const Announcement& announcement) {
                   auto& body = *message.mutable_announcement();
                   body.set_name(announcement.name);
                   body.set_port(announcement.port);
                   body.set_protocol_min(announcement.protocol_min);
                   body.set_protocol_max(announcement.protocol_max);
                   body.set_open_tables(announcement.open_tables);
                   body.set_key(as_string(announcement.key));
                   body.set_server_id(as_string(announcement.server_id));
                   write_tables(announcement, message);
                 },
                 [&](const Question&) {
                   auto& padding = *message.mutable_question()->mutable_padding();
                   while (message.ByteSizeLong() < kQuestionBytes)
                     padding.resize(padding.size() + kQuestionBytes - message.ByteSizeLong());
                 },
             },
             beacon);
  std::string datagram = message.SerializeAsString();
  check(datagram.size() <= kDatagramBytesMax, "a beacon fits into its datagram");
  return datagram;
}

std::optional<Beacon> decode(std::string_view datagram) {
  if (datagram.size() > kDatagramBytesMax) return std::nullopt;
  v1::Beacon message;
  if (!message.ParseFromArray(datagram.data(), static_cast<int>(datagram.size()))) return std::nullopt;
  if (message.has_announcement()) return announcement_from(message.announcement());
  if (message.has_question()) return Question{};
  return std::nullopt;
}

}  // namespace cardroom::lan
