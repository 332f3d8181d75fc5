#pragma once

#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include "server/tools/sim/arguments.h"

namespace cardroom::sim {

/// The text of a property file, truncated if it is too large. Throws BadInput.
std::string read_property_file(const std::string& path);

/// The destination of a log or a transcript: a file, standard output or none.
class Sink {
 public:
  Sink() = default;
  /// Truncates or creates the file. Throws BadInput if that fails.
  explicit Sink(const std::optional<std::string>& place);

  bool open() const { return file_.is_open() || standard_; }
  /// Throws std::runtime_error if the text cannot be written.
  void write(std::string_view text);
  /// Flushes to the operating system; throws as write() does.
  void finish();

 private:
  std::ofstream file_;
  std::string name_;
  bool standard_ = false;
};

/// The destinations of a run, opened together once the input is known to be valid. Also throws BadInput if two of them
/// are the same file, or one is the property file.
struct Sinks {
  explicit Sinks(const Arguments& arguments);
  void finish();

  Sink log;
  Sink transcript;
};

/// Prints to standard output, or to standard error if `aside`. Throws std::runtime_error if the text cannot be written.
void print(std::string_view text, bool aside);

}  // namespace cardroom::sim
