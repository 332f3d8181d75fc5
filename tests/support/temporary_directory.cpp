#include "tests/support/temporary_directory.h"

#include <fstream>
#include <iostream>
#include <sstream>
#include <stdlib.h>
#include <system_error>

namespace cardroom {

std::string text_of(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream{file}.rdbuf();
  return text.str();
}

TemporaryDirectory::TemporaryDirectory() {
  std::string name = (std::filesystem::temp_directory_path() / "cardroom-test.XXXXXX").string();
  path_ = ::mkdtemp(name.data());
}

std::string TemporaryDirectory::file(const std::string& name, const std::string& text) const {
  const auto file = path_ / name;
  std::ofstream{file} << text;
  return file.string();
}

TemporaryDirectory::~TemporaryDirectory() {
  // A server that is still shutting down may remove or write files in the meantime.
  std::error_code error;
  do {
    std::filesystem::remove_all(path_, error);
  } while (error == std::errc::no_such_file_or_directory || error == std::errc::directory_not_empty);
  if (error) std::cerr << path_.string() << " is left behind: " << error.message() << '\n';
}

}  // namespace cardroom
