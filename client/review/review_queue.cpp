#include "client/review/review_queue.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>
#include <utility>

namespace cardroom::client {

struct ReviewQueue::Job {
  std::vector<ReviewQuestion> questions;
  ReviewNews news;
  /// Read without the mutex: who asks never waits for the worker, whose low priority may keep it from letting go.
  std::atomic<std::size_t> ahead = 0;
};

/// The reviews, the one that is being worked out first. Its functions are called with the mutex held, and so are a
/// job's news: otherwise they could still be called when their ReviewWork has just been destroyed. They only leave a
/// message for another thread.
struct ReviewQueue::Line {
  std::mutex mutex;
  std::condition_variable_any changed;
  std::deque<std::shared_ptr<Job>> jobs;

  bool has(const std::shared_ptr<Job>& job) const { return std::ranges::find(jobs, job) != jobs.end(); }

  void remove(const std::shared_ptr<Job>& job) {
    if (std::erase(jobs, job) == 0) return;
    for (std::size_t ahead = 0; ahead < jobs.size(); ++ahead)
      if (jobs[ahead]->ahead.exchange(ahead) != ahead) jobs[ahead]->news.moved();
  }

  void work(const std::stop_token& stop) {
    std::unique_lock lock{mutex};
    while (changed.wait(lock, stop, [this] { return !jobs.empty(); }) && !stop.stop_requested()) {
      const std::shared_ptr<Job> job = jobs.front();
      for (const ReviewQuestion& question : job->questions) {
        lock.unlock();
        Opinion opinion = question.answer();
        lock.lock();
        if (!has(job) || stop.stop_requested()) break;
        job->news.answered(std::move(opinion));
      }
      remove(job);
    }
  }
};

/// A review's place in the line; it leaves the line when this is destroyed.
class ReviewQueue::Place final : public ReviewWork {
 public:
  Place(std::shared_ptr<Line> line, std::shared_ptr<Job> job) : line_{std::move(line)}, job_{std::move(job)} {}
  ~Place() override {
    const std::lock_guard lock{line_->mutex};
    line_->remove(job_);
  }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;

  std::size_t ahead() const override { return job_->ahead; }

 private:
  std::shared_ptr<Line> line_;
  std::shared_ptr<Job> job_;
};

ReviewQueue::ReviewQueue(std::size_t waiting_max, const std::function<void()>& begin)
    : waiting_max_{waiting_max},
      line_{std::make_shared<Line>()},
      thread_{[begin, line = line_](const std::stop_token& stop) {
        begin();
        line->work(stop);
      }} {}

ReviewQueue::~ReviewQueue() = default;

std::unique_ptr<ReviewWork> ReviewQueue::add(std::vector<ReviewQuestion> questions, ReviewNews news) {
  const auto job = std::make_shared<Job>();
  job->questions = std::move(questions);
  job->news = std::move(news);
  {
    const std::lock_guard lock{line_->mutex};
    if (line_->jobs.size() > waiting_max_) return nullptr;
    job->ahead = line_->jobs.size();
    line_->jobs.push_back(job);
  }
  line_->changed.notify_one();
  return std::make_unique<Place>(line_, job);
}

}  // namespace cardroom::client
