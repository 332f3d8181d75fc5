// Goal: on a server for many people, reviews never keep anybody waiting but those who asked for one. How: questions
// whose answers the test holds back, so that every order of events is certain.

#include "client/review/review_queue.h"

#include <algorithm>
#include <condition_variable>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace cardroom::client {
namespace {

/// What happens on the queue's thread, for the test to wait for and to hold back.
class Watch {
 public:
  void note(std::string what) {
    const std::lock_guard lock{mutex_};
    seen_.push_back(std::move(what));
    changed_.notify_all();
  }
  /// Called by a question before its answer; returns once the test has allowed it.
  void reach(const std::string& question) {
    std::unique_lock lock{mutex_};
    reached_.push_back(question);
    changed_.notify_all();
    changed_.wait(lock, [this] { return allowed_ > 0; });
    --allowed_;
  }
  void allow(int answers) {
    const std::lock_guard lock{mutex_};
    allowed_ += answers;
    changed_.notify_all();
  }
  /// Waits until that question is being answered.
  void wait_for(const std::string& question) {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return std::ranges::find(reached_, question) != reached_.end(); });
  }
  /// Waits until so many things have been noted, and returns them.
  std::vector<std::string> wait_for(std::size_t count) {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return seen_.size() >= count; });
    return seen_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> seen_;
  std::vector<std::string> reached_;
  int allowed_ = 0;
};

class HeldBack final : public Judgement {
 public:
  HeldBack(Watch& watch, std::string name) : watch_{watch}, name_{std::move(name)} {}
  Judged run(wire::Hint&) override {
    watch_.reach(name_);
    return {};
  }

 private:
  Watch& watch_;
  std::string name_;
};

class ReviewQueueTest : public ::testing::Test {
 protected:
  /// Asks for the review of `name`, which has so many questions: "a1", "a2" ...
  std::unique_ptr<ReviewWork> ask(const std::string& name, std::size_t questions) {
    std::vector<ReviewQuestion> all;
    for (std::size_t i = 1; i <= questions; ++i)
      all.emplace_back(i, std::make_shared<HeldBack>(watch, name + std::to_string(i)));
    ReviewNews news;
    news.answered = [this, name](const Opinion& opinion) { watch.note(name + std::to_string(opinion.moment)); };
    news.moved = [this, name] { watch.note(name + " moves"); };
    return queue->add(std::move(all), std::move(news));
  }

  Watch watch;
  std::optional<ReviewQueue> queue{std::in_place, 2};
};

using Seen = std::vector<std::string>;

TEST_F(ReviewQueueTest, WorksOnOneReviewAtATimeInTheOrderInWhichTheyWereAskedFor) {
  const auto a = ask("a", 2);
  const auto b = ask("b", 1);
  const auto c = ask("c", 1);
  EXPECT_EQ(a->ahead(), 0U);
  EXPECT_EQ(b->ahead(), 1U);
  EXPECT_EQ(c->ahead(), 2U);
  watch.allow(4);
  EXPECT_EQ(watch.wait_for(7), (Seen{"a1", "a2", "b moves", "c moves", "b1", "c moves", "c1"}));
  EXPECT_EQ(c->ahead(), 0U);
}

TEST_F(ReviewQueueTest, HasRoomForSoManyThatWait) {
  auto a = ask("a", 1);
  watch.wait_for("a1");
  const auto b = ask("b", 1);
  auto c = ask("c", 1);
  EXPECT_EQ(ask("d", 1), nullptr);
  c.reset();
  const auto e = ask("e", 1);
  EXPECT_NE(e, nullptr) << "there is room again";
  EXPECT_EQ(ask("f", 1), nullptr);
  watch.allow(3);
  watch.wait_for(6);
}

TEST_F(ReviewQueueTest, StopsAReviewWithoutWaitingForItsAnswer) {
  auto a = ask("a", 3);
  watch.wait_for("a1");
  const auto b = ask("b", 1);
  a.reset();  // The answer to a1 is held back, so this would never return if it waited.
  EXPECT_EQ(b->ahead(), 0U);
  watch.allow(2);
  EXPECT_EQ(watch.wait_for(2), (Seen{"b moves", "b1"})) << "nothing more is said about a";
}

TEST_F(ReviewQueueTest, LeavesOutAReviewThatIsStoppedWhileItWaits) {
  const auto a = ask("a", 1);
  watch.wait_for("a1");
  auto b = ask("b", 1);
  const auto c = ask("c", 1);
  b.reset();
  EXPECT_EQ(c->ahead(), 1U);
  watch.allow(2);
  EXPECT_EQ(watch.wait_for(4), (Seen{"c moves", "a1", "c moves", "c1"}));
}

TEST_F(ReviewQueueTest, SaysHowManyComeFirstEvenWhileItHandsOverNews) {
  auto a = ask("a", 1);
  watch.wait_for("a1");
  std::unique_ptr<ReviewWork> b;
  ReviewNews news;
  news.moved = [&] { watch.note(std::to_string(b->ahead()) + " before b"); };
  b = queue->add({}, std::move(news));
  EXPECT_EQ(b->ahead(), 1U);
  watch.allow(1);
  EXPECT_EQ(watch.wait_for(2), (Seen{"a1", "0 before b"}));
}

TEST_F(ReviewQueueTest, MayEndBeforeItsReviews) {
  const auto a = ask("a", 2);
  const auto b = ask("b", 1);
  watch.allow(3);
  queue.reset();
  EXPECT_LE(b->ahead(), 1U);
}

TEST(ReviewQueue, BeginsOnItsOwnThread) {
  std::thread::id began;
  {
    const ReviewQueue queue{1, [&began] { began = std::this_thread::get_id(); }};
  }
  EXPECT_NE(began, std::thread::id{});
  EXPECT_NE(began, std::this_thread::get_id());
}

}  // namespace
}  // namespace cardroom::client
