#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "client/review/review_work.h"

namespace cardroom::client {

/// Works out the reviews of many people on one thread, one after the other, in the order in which they were asked for.
/// Nobody ever waits for an answer: a review that is stopped while one of its questions is being answered is dropped
/// when the answer is known. Adding and stopping a review wait only while that thread hands over an answer or takes the
/// next review; asking how many come first never waits.
class ReviewQueue {
 public:
  /// `waiting_max`: how many reviews may wait besides the one that is being worked out. `begin`: called first on the
  /// new thread.
  explicit ReviewQueue(std::size_t waiting_max, const std::function<void()>& begin = [] {});
  /// Stops the thread, which finishes the question that it is answering (250 ms).
  ~ReviewQueue();
  ReviewQueue(const ReviewQueue&) = delete;
  ReviewQueue& operator=(const ReviewQueue&) = delete;

  /// Adds a review; null if too many are waiting. The result may outlive the queue.
  std::unique_ptr<ReviewWork> add(std::vector<ReviewQuestion> questions, ReviewNews news);

 private:
  struct Job;
  struct Line;
  class Place;

  std::size_t waiting_max_;
  std::shared_ptr<Line> line_;
  std::jthread thread_;
};

}  // namespace cardroom::client
