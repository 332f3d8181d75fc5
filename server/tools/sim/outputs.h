#pragma once

#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include "server/tools/sim/arguments.h"

namespace cardroom::sim {

/// The whole of a property file, or as much of it as shows that it is too large. Throws BadInput.
std::string read_property_file(const std::string& path);

/// Where a log or a transcript goes: a file, standard output or nowhere.
class Sink {
 public:
  Sink() = default;
  /// Empties the file, or makes it. Throws BadInput if that cannot be.
  explicit Sink(const std::optional<std::string>& place);

  bool open() const { return file_.is_open() || standard_; }
  /// Throws std::runtime_error if it cannot be written.
  void write(std::string_view text);
  /// Hands everything to the system; throws like write().
  void finish();

 private:
  std::ofstream file_;
  std::string name_;
  bool standard_ = false;
};

/// The places of a run, opened together once nothing can be wrong with the input any more. Throws BadInput, too, if two
/// of them are one file, or one is the property file.
struct Sinks {
  explicit Sinks(const Arguments& arguments);
  void finish();

  Sink log;
  Sink transcript;
};

/// Standard output, and standard error where `aside`. Throws std::runtime_error if it cannot be written.
void print(std::string_view text, bool aside);

}  // namespace cardroom::sim
