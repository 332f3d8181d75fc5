// Replays files saved by a fuzzer: PROGRAM FILE-OR-FOLDER... It prints each name to standard error before it runs the
// file, so after a failure the last name is the one that failed.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/fuzz/fuzz.h"

namespace {

std::vector<std::filesystem::path> files_of(const std::filesystem::path& where) {
  if (!std::filesystem::is_directory(where)) return {where};
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator{where})
    files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

}  // namespace

int main(int count, char** arguments) {
  std::size_t tried = 0;
  for (int i = 1; i < count; ++i) {
    for (const auto& file : files_of(arguments[i])) {
      std::fprintf(stderr, "%s\n", file.c_str());
      std::ifstream stream{file, std::ios::binary};
      const std::string bytes{std::istreambuf_iterator<char>{stream}, {}};
      LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
      ++tried;
    }
  }
  std::printf("%zu inputs\n", tried);
  return tried > 0 ? 0 : 1;
}
