#pragma once

#include <cstddef>
#include <functional>

#include "client/review/review.h"

namespace cardroom::client {

/// A review that is being worked out, or that waits until others are. Destroying it stops it.
class ReviewWork {
 public:
  ReviewWork() = default;
  virtual ~ReviewWork() = default;
  ReviewWork(const ReviewWork&) = delete;
  ReviewWork& operator=(const ReviewWork&) = delete;

  /// How many reviews of other people come first.
  virtual std::size_t ahead() const { return 0; }
};

/// The functions to which a review reports. They are called on any thread, but never after the ReviewWork has been
/// destroyed. They must neither take long nor destroy a ReviewWork.
struct ReviewNews {
  std::function<void(Opinion)> answered = [](const Opinion&) {};  ///< Once for each question, in order.
  std::function<void()> moved = [] {};                            ///< ReviewWork::ahead() has changed.
};

}  // namespace cardroom::client
