// A stream of frames: however it is split, the same payloads come out, and no payload exceeds the length limit.
#include <string>
#include <vector>

#include "common/base/check.h"
#include "common/protocol/frame_codec.h"
#include "tests/fuzz/fuzz.h"

namespace cardroom::fuzz {
namespace {

constexpr std::uint32_t kLongest = 600;

struct Read {
  std::vector<std::string> payloads;
  bool failed = false;
  bool operator==(const Read&) const = default;
};

Read read(std::string_view stream, std::size_t piece) {
  FrameDecoder decoder{kLongest};
  Read read;
  while (!stream.empty() && !read.failed) {
    decoder.push(stream.substr(0, piece));
    stream.remove_prefix(std::min(piece, stream.size()));
    auto payload = decoder.next();
    for (; payload && *payload; payload = decoder.next()) {
      check((*payload)->size() <= kLongest, "no longer than allowed");
      read.payloads.push_back(**payload);
    }
    read.failed = !payload;
  }
  return read;
}

}  // namespace
}  // namespace cardroom::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cardroom::fuzz;
  Script script{data, size};
  const std::size_t piece = 1 + script.below(256);
  const auto whole = read(script.rest(), size + 1);
  cardroom::check(read(script.rest(), piece) == whole, "however the stream is cut");
  std::string again;
  for (const std::string& payload : whole.payloads)
    cardroom::append_frame(again, payload);
  cardroom::check(script.rest().starts_with(again), "what was read is what was there");
  return 0;
}
