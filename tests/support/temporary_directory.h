#pragma once

#include <filesystem>
#include <string>

namespace cardroom {

/// The contents of a file; empty if it cannot be read.
std::string text_of(const std::filesystem::path& file);

/// A directory for one test, removed with all its contents.
class TemporaryDirectory {
 public:
  TemporaryDirectory();
  ~TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  const std::filesystem::path& path() const { return path_; }
  /// Writes a file in the directory, and returns its path.
  std::string file(const std::string& name, const std::string& text) const;

 private:
  std::filesystem::path path_;
};

}  // namespace cardroom
