#include "server/ops/property_file.h"

#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "common/classic/classic_table.h"
#include "common/classic/properties.h"
#include "server/whole_file.h"

namespace cardroom::server {
namespace {

/// Reads up to one byte more than allowed, to detect files that are too long.
Expected<std::string, std::string> read(const std::filesystem::path& file) {
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  std::string bytes;
  const int error = descriptor < 0 ? errno : read_whole(descriptor, bytes, kPropertyFileBytesMax + 1);
  if (descriptor >= 0) ::close(descriptor);
  if (error == 0) return bytes;
  return Unexpected<std::string>{file.string() + ": cannot be read: " + std::generic_category().message(error)};
}

}  // namespace

Expected<PrivateTable, std::string> load_private_table(const PropertyFileWords& property_file,
                                                       const std::function<void(const std::string&)>& warn) {
  const std::filesystem::path path{property_file.file};
  const auto bytes = read(path);
  if (!bytes) return Unexpected<std::string>{bytes.error()};
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
