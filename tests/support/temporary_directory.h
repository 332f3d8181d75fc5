#pragma once

#include <filesystem>
#include <string>

namespace cardroom {

/// All bytes of a file; empty if it cannot be read.
std::string text_of(const std::filesystem::path& file);

/// A directory for one test, removed with all its contents.
class TemporaryDirectory {
 public:
  TemporaryDirectory();
  ~TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace cardroom
