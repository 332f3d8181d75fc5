#include "common/protocol/frame_codec.h"

namespace cardroom {
namespace {

std::uint32_t length_at(const char* header) {
  std::uint32_t length = 0;
  for (std::size_t i = 0; i < kFrameHeaderBytes; ++i)
    length = length << 8 | static_cast<unsigned char>(header[i]);
  return length;
}

}  // namespace

void append_frame(std::string& stream, std::string_view payload) {
  const auto length = static_cast<std::uint32_t>(payload.size());
  for (int shift = 24; shift >= 0; shift -= 8)
    stream.push_back(static_cast<char>(length >> shift & 0xFFU));
  stream.append(payload);
}

void FrameDecoder::push(std::string_view bytes) {
  if (read_ == buffer_.size()) {
    buffer_.assign(bytes);
  } else {
    buffer_.erase(0, read_);
    buffer_.append(bytes);
  }
  read_ = 0;
}

Expected<std::optional<std::string>, FrameError> FrameDecoder::next() {
  if (buffered() < kFrameHeaderBytes) {
    // An idle connection should not hold memory for its largest frame.
    if (buffered() == 0) {
      buffer_.clear();
      buffer_.shrink_to_fit();  // Assigning an empty string would not free the memory.
      read_ = 0;
    }
    return std::nullopt;
  }
  const std::uint32_t length = length_at(buffer_.data() + read_);
  if (length > payload_max_) return Unexpected<FrameError>{FrameError::too_long};
  if (buffered() < kFrameHeaderBytes + length) return std::nullopt;
  std::string payload = buffer_.substr(read_ + kFrameHeaderBytes, length);
  read_ += kFrameHeaderBytes + length;
  return payload;
}

}  // namespace cardroom
