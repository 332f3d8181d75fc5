#include "server/ops/private_position.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "common/record/record_file.h"
#include "common/record/record_replay.h"
#include "server/whole_file.h"

namespace cardroom::server {

Expected<PrivateTable, std::string> position_private_table(const PositionWords& position) {
  const std::filesystem::path path{position.file};
  const auto refused = [&](const std::string& why) { return Unexpected<std::string>{path.string() + ": " + why}; };
  const auto file = read_file(path, kRecordBytesMax);
  if (!file) return refused("cannot be read: " + std::generic_category().message(file.error()));
  const auto read = check_record(*file);
  if (!read) return refused(read.error().one_line());
  const GameRecord& record = read->record;
  if (position.seat >= record.seats.size()) return refused("there is no seat " + std::to_string(position.seat));
  auto continued = continue_record(record, position.moment);
  if (!continued) return refused(continued.error().one_line());
  PrivateTable result{.name = record.table,
                      .kind = record.kind,
                      .begin = std::move(continued->begin),
                      .seats = {},
                      .rules = record.rules};
  for (const std::optional<BotType>& bot : continued->bots)
    result.seats.emplace_back(BotPlan{bot.value_or(BotType::expert), kContinuedPace});
  result.seats[position.seat].reset();
  return result;
}

}  // namespace cardroom::server
