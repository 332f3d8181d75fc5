#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>

namespace cardroom::server {

/// How often a write-ahead log has begun anew: the checkpoint sequence number in its header, a big-endian number
/// (https://www.sqlite.org/fileformat2.html#walformat). 0 if there is no log.
inline std::uint32_t times_begun_anew(const std::filesystem::path& log) {
  constexpr std::streamoff kOffset = 12;
  std::ifstream file{log, std::ios::binary};
  std::array<char, 4> bytes{};
  if (!file.seekg(kOffset).read(bytes.data(), bytes.size())) return 0;
  std::uint32_t times = 0;
  for (const char byte : bytes)
    times = times << 8U | static_cast<unsigned char>(byte);
  return times;
}

}  // namespace cardroom::server
