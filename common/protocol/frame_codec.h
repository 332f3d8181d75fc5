#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "common/base/expected.h"

/// Message framing in a byte stream, the same in both directions: a four-byte big-endian length, followed by that many
/// bytes. No message depends on this, so another transport can carry the same payloads.
namespace cardroom {

/// The largest payload from a client before its hello, in bytes. A hello takes about 200; a peer that is still unknown
/// gets no higher limit.
inline constexpr std::uint32_t kHelloBytesMax = 1024;

/// The largest payload from a client after its hello, in bytes. The largest request (a table with names, options and a
/// password) is under 1 KiB.
inline constexpr std::uint32_t kRequestBytesMax = 4 * 1024;

/// The largest payload from the server, in bytes. A full view is under 2 KiB; the rest leaves room for a page of the
/// lobby and for the events of a whole deal after a resume.
inline constexpr std::uint32_t kReplyBytesMax = 64 * 1024;

/// The size of the header before each payload, in bytes.
inline constexpr std::size_t kFrameHeaderBytes = 4;

/// Appends the payload as one frame. Precondition: it is shorter than 4 GiB.
void append_frame(std::string& stream, std::string_view payload);

/// Why a stream is not a valid sequence of frames.
enum class FrameError : std::uint8_t {
  too_long,  ///< A frame longer than allowed was announced. The stream cannot be read any further: close it.
};

/// Extracts the payloads from a byte stream.
class FrameDecoder {
 public:
  /// `payload_max`: in bytes; checked as soon as a frame's length is known, before memory is allocated for it.
  explicit FrameDecoder(std::uint32_t payload_max) : payload_max_{payload_max} {}

  /// Sets the limit for frames whose length has not been read yet.
  void allow(std::uint32_t payload_max) { payload_max_ = payload_max; }

  /// Appends the next bytes of the stream, which may be split at any point.
  void push(std::string_view bytes);

  /// The next complete payload; empty while more bytes are needed. An error is permanent.
  Expected<std::optional<std::string>, FrameError> next();

  /// The number of bytes buffered for an incomplete frame.
  std::size_t buffered() const { return buffer_.size() - read_; }

 private:
  std::uint32_t payload_max_;
  std::string buffer_;
  std::size_t read_ = 0;  ///< Bytes of the buffer that have already been consumed.
};

}  // namespace cardroom
