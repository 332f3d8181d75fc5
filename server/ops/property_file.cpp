#include "server/ops/property_file.h"

#include <chrono>
#include <system_error>
#include <utility>

#include "common/classic/classic_table.h"
#include "common/classic/properties.h"
#include "server/whole_file.h"

namespace cardroom::server {
Expected<PrivateTable, std::string> load_private_table(const PropertyFileWords& property_file,
                                                       const std::function<void(const std::string&)>& warn) {
  const std::filesystem::path path{property_file.file};
  const auto bytes = read_file(path, kPropertyFileBytesMax);
  if (!bytes)
    return Unexpected<std::string>{path.string() +
                                   ": cannot be read: " + std::generic_category().message(bytes.error())};
  auto table = classic_table(property_file.game, *bytes, property_file.file);
  if (!table) return Unexpected<std::string>{table.error()};
  for (const std::string& warning : table->warnings)
    warn(warning);

  PrivateTable result{.name = path.stem().string(),
                      .kind = std::string{table->kind},
                      .begin = std::move(table->begin),
                      .seats = {},
                      .script_pace = std::chrono::milliseconds{table->delay_time_ms},
                      .animate = table->animate};
  for (const auto& type : table->seats) {
    if (type) {
      result.seats.emplace_back(BotPlan{*type, std::chrono::milliseconds{table->thinking_time_ms}});
    } else {
      result.seats.emplace_back(std::nullopt);
    }
  }
  return result;
}

}  // namespace cardroom::server
