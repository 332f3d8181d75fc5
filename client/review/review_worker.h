#pragma once

#include <functional>
#include <stop_token>
#include <thread>
#include <vector>

#include "client/review/review_work.h"

namespace cardroom::client {

/// Answers the questions of a review in the background, in order, on a thread of its own. The destructor stops it; a
/// question that is being answered is finished first (250 ms).
class ReviewWorker final : public ReviewWork {
 public:
  /// `answered` is called on the worker's thread, once for each question.
  ReviewWorker(std::vector<ReviewQuestion> questions, std::function<void(Opinion)> answered);

 private:
  std::jthread thread_;
};

}  // namespace cardroom::client
