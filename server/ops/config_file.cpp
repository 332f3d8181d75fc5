#include "server/ops/config_file.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <optional>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "server/whole_file.h"

namespace cardroom::server {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r";
  const auto begin = text.find_first_not_of(kBlank);
  return begin == std::string_view::npos ? std::string_view{}
                                         : text.substr(begin, text.find_last_not_of(kBlank) - begin + 1);
}

/// Empty if a closing quote is missing, or is followed by anything but a comment.
std::optional<std::string_view> value_of(std::string_view text) {
  if (!text.starts_with('"')) return trimmed(text.substr(0, text.find('#')));
  const auto end = text.find('"', 1);
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view rest = trimmed(text.substr(end + 1));
  if (!rest.empty() && !rest.starts_with('#')) return std::nullopt;
  return text.substr(1, end - 1);
}

}  // namespace

Expected<std::vector<ConfigLine>, std::string> parse_config(std::string_view text) {
  std::vector<ConfigLine> lines;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const auto end = text.find('\n');
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.empty() || line.starts_with('#')) continue;
    const auto mistake = [number](const std::string& what) {
      return Unexpected<std::string>{std::to_string(number) + ": " + what};
    };
    const auto equals = line.find('=');
    const std::string key{trimmed(line.substr(0, equals))};
    if (equals == std::string_view::npos || key.empty()) return mistake("it is not 'key = value'");
    const auto value = value_of(trimmed(line.substr(equals + 1)));
    if (!value) return mistake(key + ": the quotes are not around the whole value");
    const auto before = std::ranges::find(lines, key, &ConfigLine::key);
    if (before != lines.end()) return mistake(key + " is set in line " + std::to_string(before->number) + " already");
    lines.push_back({number, key, std::string{*value}});
  }
  return lines;
}

Expected<std::vector<ConfigLine>, std::string> read_config(const std::filesystem::path& file) {
  const auto text = read_file(file, kConfigBytesMax);
  if (!text) return Unexpected<std::string>{file.string() + ": " + std::generic_category().message(text.error())};
  if (text->size() > kConfigBytesMax)
    return Unexpected<std::string>{file.string() + ": is too long for a configuration"};
  return parse_config(*text).map_error([&](const std::string& what) { return file.string() + ':' + what; });
}

}  // namespace cardroom::server
