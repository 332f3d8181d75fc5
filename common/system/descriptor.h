#pragma once

#include <unistd.h>
#include <utility>

namespace cardroom {

/// Owns a file descriptor and closes it on destruction. Negative: none.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int file) : file_{file} {}
  Descriptor(Descriptor&& other) noexcept : file_{std::exchange(other.file_, -1)} {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
  }
  ~Descriptor() {
    if (file_ >= 0) ::close(file_);
  }

  int get() const { return file_; }

 private:
  int file_ = -1;
};

}  // namespace cardroom
