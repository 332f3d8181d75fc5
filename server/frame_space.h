#pragma once

#include <cstddef>
#include <google/protobuf/message_lite.h>
#include <string_view>

#include "server/limits.h"

namespace cardroom::server {

/// The bytes left in a message for the elements of its list. Code that fills a list checks this before it adds an
/// element, in addition to the limits on number and size, so that the message always fits into a frame.
class FrameSpace {
 public:
  /// Reserves the element's bytes. Returns false if the element no longer fits.
  bool take(const google::protobuf::MessageLite& element) { return take(element.ByteSizeLong()); }
  bool take(std::string_view text) { return take(text.size()); }

  /// The maximum overhead of an element in its list: the field's number and the length.
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
