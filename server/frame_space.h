#pragma once

#include <cstddef>
#include <google/protobuf/message_lite.h>
#include <string_view>

#include "server/limits.h"

namespace cardroom::server {

/// The bytes that are left in a message for the elements of its list. Code that fills a list asks before it adds an
/// element, in addition to the limits on their number and size, so that the message always fits a frame.
class FrameSpace {
 public:
  /// Whether the element still fits; takes its bytes then.
  bool take(const google::protobuf::MessageLite& element) { return take(element.ByteSizeLong()); }
  bool take(std::string_view text) { return take(text.size()); }

  /// Of an element in its list, besides its own bytes: the field's number and the length, at most.
  static constexpr std::size_t kElementBytes = 6;

 private:
  bool take(std::size_t bytes) {
    if (bytes + kElementBytes > left_) return false;
    left_ -= bytes + kElementBytes;
    return true;
  }

  std::size_t left_ = kListBytesMax;
};

}  // namespace cardroom::server
