#include "tests/support/temporary_directory.h"

#include <stdlib.h>
#include <string>

namespace cardroom {

TemporaryDirectory::TemporaryDirectory() {
  std::string name = (std::filesystem::temp_directory_path() / "cardroom-test.XXXXXX").string();
  path_ = ::mkdtemp(name.data());
}

TemporaryDirectory::~TemporaryDirectory() {
  std::filesystem::remove_all(path_);
}

}  // namespace cardroom
