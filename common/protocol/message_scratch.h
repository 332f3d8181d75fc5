#pragma once

#include <array>
#include <cstddef>
#include <google/protobuf/arena.h>

namespace cardroom {

/// Messages that are built to be serialized at once. They live as long as this object, and take their memory from it,
/// so building one of the size of a table's view does not allocate. Not thread-safe.
class MessageScratch {
 public:
  template <class Message>
  Message& make() {
    return *google::protobuf::Arena::CreateMessage<Message>(&arena_);
  }

 private:
  google::protobuf::ArenaOptions in_block() {
    google::protobuf::ArenaOptions options;
    options.initial_block = block_.data();
    options.initial_block_size = block_.size();
    return options;
  }

  alignas(std::max_align_t) std::array<char, std::size_t{8} * 1024> block_;
  google::protobuf::Arena arena_{in_block()};
};

}  // namespace cardroom
