#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/temporary_directory.h"

namespace cardroom::testing {

/// The result of running a program.
struct Finished {
  int status = -1;
  std::string out;
  std::string err;
};

/// Runs the real cardroom-sim, or another program, in its own directory, with standard output and standard error
/// redirected to files.
class SimRunner {
 public:
  /// `arguments` as typed in a shell; file names are relative to directory().
  Finished run(const std::string& arguments, const std::string& program = "cardroom-sim") const;

  void write(const std::string& name, std::string_view content) const;
  /// Empty if there is no such file.
  std::string read(const std::string& name) const;
  bool exists(const std::string& name) const { return std::filesystem::exists(path(name)); }
  std::filesystem::path path(const std::string& name) const { return directory_.path() / name; }

 private:
  TemporaryDirectory directory_;
};

/// The path of one of the published property files.
std::string original(const std::string& name);

}  // namespace cardroom::testing
