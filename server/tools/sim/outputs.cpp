#include "server/tools/sim/outputs.h"

#include <array>
#include <cerrno>
#include <iostream>
#include <stdexcept>
#include <system_error>

#include "common/classic/properties.h"
#include "server/tools/sim/bad_input.h"

namespace cardroom::sim {
namespace {

std::string reason() {
  return std::generic_category().message(errno);
}

void refuse_same_file(const std::optional<std::string>& a, const std::optional<std::string>& b) {
  if (!a || !b || *a == kStandardOutput || *b == kStandardOutput) return;
  std::error_code ignored;
  const auto same = [&](const std::filesystem::path& x, const std::filesystem::path& y) {
    const auto place = [&](const auto& path) {
      return std::filesystem::weakly_canonical(std::filesystem::absolute(path), ignored);
    };
    return place(x) == place(y) || std::filesystem::equivalent(x, y, ignored);
  };
  // Both may write to a device such as /dev/null.
  if (std::filesystem::exists(*a, ignored) && !std::filesystem::is_regular_file(*a, ignored)) return;
  if (same(*a, *b)) throw BadInput{"cardroom-sim: " + one_line(*b) + ": named twice, and would be overwritten"};
}

}  // namespace

std::string read_property_file(const std::string& path) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) throw BadInput{one_line(path) + ": is a directory"};
  std::ifstream file{path, std::ios::binary};
  if (!file) throw BadInput{one_line(path) + ": cannot be read: " + reason()};
  std::string bytes(kPropertyFileBytesMax + 1, '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (file.bad()) throw BadInput{one_line(path) + ": cannot be read: " + reason()};
  bytes.resize(static_cast<std::size_t>(file.gcount()));
  return bytes;
}

Sink::Sink(const std::optional<std::string>& place) {
  if (!place) return;
  name_ = *place;
  standard_ = *place == kStandardOutput;
  if (standard_) return;
  file_.open(*place, std::ios::binary | std::ios::trunc);
  if (!file_) throw BadInput{"cardroom-sim: " + one_line(name_) + ": cannot be written: " + reason()};
}

void Sink::write(std::string_view text) {
  if (standard_) return print(text, false);
  if (file_.is_open() && !file_.write(text.data(), static_cast<std::streamsize>(text.size()))) {
    throw std::runtime_error{one_line(name_) + ": cannot be written: " + reason()};
  }
}

void Sink::finish() {
  if (file_.is_open() && !file_.flush()) throw std::runtime_error{one_line(name_) + ": cannot be written: " + reason()};
}

Sinks::Sinks(const Arguments& arguments) {
  refuse_same_file(arguments.file, arguments.log);
  refuse_same_file(arguments.file, arguments.transcript);
  refuse_same_file(arguments.log, arguments.transcript);
  log = Sink{arguments.log};
  transcript = Sink{arguments.transcript};
}

void Sinks::finish() {
  log.finish();
  transcript.finish();
}

void print(std::string_view text, bool aside) {
  std::ostream& out = aside ? std::cerr : std::cout;
  if (!out.write(text.data(), static_cast<std::streamsize>(text.size())) || !out.flush()) {
    throw std::runtime_error{"standard output cannot be written"};
  }
}

}  // namespace cardroom::sim
