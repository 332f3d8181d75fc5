// Uses real threads, mainly for the thread sanitizer. The tests wait for answers, never for a fixed time.
#include "server/bots/pool.h"

#include <algorithm>
#include <future>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <variant>

#include "cardroom/table/v1/table.pb.h"
#include "common/base/check.h"
#include "server/bots/password.h"
#include "tests/server/histogram_count.h"
#include "tests/support/patience.h"

namespace cardroom::server {
namespace {

/// Collects answers from any thread.
class Answers {
 public:
  std::function<void(Input)> take() {
    return [this](Input input) {
      const std::lock_guard lock{mutex_};
      inputs_.push_back(std::move(input));
      more_.notify_all();
    };
  }

  /// Waits until this many answers have arrived in total.
  std::vector<Input> wait(std::size_t count) {
    std::unique_lock lock{mutex_};
    EXPECT_TRUE(more_.wait_for(lock, kPatience, [&] { return inputs_.size() >= count; }));
    return inputs_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable more_;
  std::vector<Input> inputs_;
};

/// A bot that reports `begun` and then blocks until `go`.
class Slow : public Thought {
 public:
  Slow(std::promise<void>& begun, std::shared_future<void> go) : begun_{begun}, go_{std::move(go)} {}
  void run(wire::GameMove&) override {
    begun_.set_value();
    go_.wait();
  }

 private:
  std::promise<void>& begun_;
  std::shared_future<void> go_;
};

class Quick : public Thought {
 public:
  void run(wire::GameMove& out) override { out.mutable_lucky_thirteen(); }
};

class Broken : public Thought {
 public:
  void run(wire::GameMove& out) override {
    out.mutable_lucky_thirteen();
    check(false, "this bot is broken");
  }
};

AskBot ask(std::uint64_t decision, std::unique_ptr<Thought> thought) {
  return AskBot{.table = {}, .seat = Seat{2}, .decision = decision, .thought = std::move(thought)};
}

void at_once(const std::function<void()>& wake) {
  wake();
}

TEST(Pool, AnswersEveryBotThatIsAsked) {
  Answers answers;
  Pool pool{2, 100, answers.take(), at_once};
  for (std::uint64_t i = 0; i < 100; ++i)
    pool.ask(ask(i, std::make_unique<Quick>()));
  std::map<std::uint64_t, int> seen;
  for (const Input& input : answers.wait(100)) {
    const auto& answer = std::get<BotAnswered>(input);
    EXPECT_EQ(answer.seat, Seat{2});
    wire::GameMove move;
    EXPECT_TRUE(move.ParseFromString(answer.move) && move.has_lucky_thirteen());
    ++seen[answer.decision];
  }
  EXPECT_EQ(seen.size(), 100U);
}

TEST(Pool, ABrokenBotAnswersNothingAndTheNextOneThinks) {
  Answers answers;
  Pool pool{1, 2, answers.take(), at_once};
  pool.ask(ask(1, std::make_unique<Broken>()));
  pool.ask(ask(2, std::make_unique<Quick>()));
  const auto inputs = answers.wait(2);
  EXPECT_TRUE(std::get<BotAnswered>(inputs[0]).move.empty());
  EXPECT_FALSE(std::get<BotAnswered>(inputs[1]).move.empty());
}

TEST(Pool, ASlowBotKeepsNoOtherWaiting) {
  Answers answers;
  std::promise<void> begun;
  std::promise<void> go;
  Pool pool{2, 11, answers.take(), at_once};
  pool.ask(ask(0, std::make_unique<Slow>(begun, go.get_future().share())));
  begun.get_future().wait();
  for (std::uint64_t i = 1; i <= 10; ++i)
    pool.ask(ask(i, std::make_unique<Quick>()));
  for (const Input& input : answers.wait(10))
    EXPECT_NE(std::get<BotAnswered>(input).decision, 0U);
  go.set_value();
  EXPECT_EQ(std::get<BotAnswered>(answers.wait(11).back()).decision, 0U);
}

TEST(Pool, CountsWhatWaitsAndHowLongItsThoughtsTook) {
  Answers answers;
  std::promise<void> begun;
  std::promise<void> go;
  Pool pool{1, 3, answers.take(), at_once};
  pool.ask(ask(0, std::make_unique<Slow>(begun, go.get_future().share())));
  begun.get_future().wait();
  pool.ask(ask(1, std::make_unique<Quick>()));
  pool.ask(ask(2, std::make_unique<Quick>()));
  EXPECT_EQ(pool.metrics().thoughts_waiting, 2U) << "and one is being computed";
  EXPECT_EQ(count_of(pool.metrics().thinking_times), 0U);
  go.set_value();
  answers.wait(3);
  const PoolMetrics metrics = pool.metrics();
  EXPECT_EQ(metrics.thoughts_waiting, 0U);
  EXPECT_EQ(count_of(metrics.thinking_times), 3U);
  EXPECT_EQ(metrics.passwords_waiting, 0U);
}

TEST(Pool, WakesItsThreadsOnceForAllThoughtsOfAWhile) {
  Answers answers;
  std::vector<std::function<void()>> wakes;
  Pool pool{2, 10, answers.take(), [&](std::function<void()> wake) { wakes.push_back(std::move(wake)); }};
  for (const std::size_t thoughts : {3U, 1U}) {
    for (std::uint64_t i = 0; i < thoughts; ++i)
      pool.ask(ask(i, std::make_unique<Quick>()));
    ASSERT_EQ(wakes.size(), 1U);
    std::exchange(wakes, {}).front()();
    answers.wait(thoughts == 3 ? 3 : 4);
  }
}

struct Advising : Advice {
  void run(wire::Hint& out) override { out.mutable_move()->mutable_lucky_thirteen(); }
};
struct BrokenAdvice : Advice {
  void run(wire::Hint& out) override {
    out.mutable_move();
    check(false, "this one is broken");
  }
};

TEST(Pool, ComputesHintsToo) {
  Answers answers;
  Pool pool{1, 1, answers.take(), at_once};
  pool.ask(AskHint{.session = {std::byte{1}}, .request_id = 7, .decision = 3, .advice = std::make_unique<Advising>()});
  pool.ask(AskHint{.session = {}, .request_id = 8, .decision = 3, .advice = std::make_unique<BrokenAdvice>()});
  const auto inputs = answers.wait(2);
  const auto& thought = std::get<HintThought>(inputs[0]);
  EXPECT_EQ(thought.session, SessionId{std::byte{1}});
  EXPECT_EQ(thought.request_id, 7U);
  wire::Hint hint;
  ASSERT_TRUE(hint.ParseFromString(thought.hint));
  EXPECT_EQ(hint.decision(), 3U);
  EXPECT_TRUE(hint.move().has_lucky_thirteen());
  EXPECT_TRUE(std::get<HintThought>(inputs[1]).hint.empty());
}

TEST(Pool, HashesAndVerifiesPasswords) {
  Answers answers;
  Pool pool{2, 1, answers.take(), at_once};
  pool.hash({.ticket = 1, .password = "open sesame", .expected = {}});
  const auto hash = std::get<PasswordHashed>(answers.wait(1)[0]).hash;
  EXPECT_TRUE(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$")) << hash;
  EXPECT_EQ(hash.find("sesame"), std::string::npos);
  pool.hash({.ticket = 2, .password = "open sesame", .expected = hash});
  EXPECT_TRUE(std::get<PasswordHashed>(answers.wait(2)[1]).matches);
  pool.hash({.ticket = 3, .password = "open barley", .expected = hash});
  const auto wrong = std::get<PasswordHashed>(answers.wait(3)[2]);
  EXPECT_EQ(wrong.ticket, 3U);
  EXPECT_FALSE(wrong.matches);
  EXPECT_FALSE(wrong.failed);
}

TEST(Pool, HashesTheSamePasswordDifferentlyEachTime) {
  EXPECT_NE(hash_password("x"), hash_password("x"));
  EXPECT_EQ(password_matches("not a hash", "x"), std::nullopt);
}

TEST(Pool, ReportsAPasswordThatCannotBeVerifiedAsNoMatch) {
  Answers answers;
  Pool pool{1, 1, answers.take(), at_once};
  pool.hash({.ticket = 1, .password = "p", .expected = "not a hash"});
  const auto failed = std::get<PasswordHashed>(answers.wait(1)[0]);
  EXPECT_TRUE(failed.failed);
  EXPECT_FALSE(failed.matches);
}

HashPassword from(const std::string& address, std::uint64_t ticket) {
  // An invalid hash is answered at once.
  return {.ticket = ticket, .password = "p", .expected = "not a hash", .address = address};
}

/// Runs a pool in which the first answer of type First waits for one of type Second. Returns whether the second answer
/// arrives; if one kind of work blocked the other, it never would.
template <class First, class Second>
bool comes_while_busy_with(std::size_t threads, auto&& ask_both) {
  std::promise<void> second;
  std::future<void> came = second.get_future();
  bool in_time = false;
  {
    std::promise<void> first_is_over;
    auto answer = [&, first = true, told = false](const Input& input) mutable {
      if (std::holds_alternative<Second>(input) && !std::exchange(told, true)) second.set_value();
      if (!std::holds_alternative<First>(input) || !std::exchange(first, false)) return;
      in_time = came.wait_for(kPatience) == std::future_status::ready;
      first_is_over.set_value();
    };
    Pool pool{threads, 1, std::ref(answer), at_once};
    ask_both(pool);
    first_is_over.get_future().wait();
  }
  return in_time;
}

TEST(Pool, BotsThinkWhilePasswordsAreHashedWhateverTheNumberOfThreads) {
  for (const std::size_t threads : {1U, 2U, 3U}) {
    const auto ask_both = [](Pool& pool) {
      for (std::uint64_t i = 0; i < kHashingMax; ++i)
        pool.hash(from("here", i));
      pool.ask(ask(7, std::make_unique<Quick>()));
    };
    EXPECT_TRUE((comes_while_busy_with<PasswordHashed, BotAnswered>(threads, ask_both))) << threads;
  }
}

TEST(Pool, PasswordsAreHashedWhileBotsThinkWhateverTheNumberOfThreads) {
  for (const std::size_t threads : {1U, 2U, 3U}) {
    const auto ask_both = [](Pool& pool) {
      pool.ask(ask(7, std::make_unique<Quick>()));
      pool.hash(from("here", 1));
    };
    EXPECT_TRUE((comes_while_busy_with<BotAnswered, PasswordHashed>(threads, ask_both))) << threads;
  }
}

TEST(Pool, ServesAddressesInTurn) {
  std::promise<void> asked;
  std::shared_future<void> all_asked = asked.get_future().share();
  Answers answers;
  Pool pool{1, 1,
            [take = answers.take(), all_asked](Input input) {
              all_asked.wait();  // The first task does not finish until the others are queued.
              take(std::move(input));
            },
            at_once};
  for (std::uint64_t i = 0; i < 20; ++i)
    pool.hash(from("busy", i));
  pool.hash(from("quiet", 100));
  asked.set_value();
  const auto inputs = answers.wait(21);
  const auto place =
      std::ranges::find_if(inputs, [](const Input& input) { return std::get<PasswordHashed>(input).ticket == 100; });
  EXPECT_LE(place - inputs.begin(), 2) << "behind the running task, and at most one more";
}

TEST(Pool, ServesANewcomerBeforeAddressesThatWereServedAlready) {
  std::promise<void> asked;
  std::shared_future<void> all_asked = asked.get_future().share();
  Answers answers;
  Pool* pool = nullptr;
  int served = 0;
  Pool busy{1, 1,
            [&, take = answers.take(), all_asked](Input input) {
              all_asked.wait();
              if (++served == 6) pool->hash(from("newcomer", 100));
              take(std::move(input));
            },
            at_once};
  pool = &busy;
  for (std::uint64_t i = 0; i < 20; ++i)
    busy.hash(from("address " + std::to_string(i % 5), i));
  asked.set_value();
  const auto inputs = answers.wait(21);
  EXPECT_EQ(std::get<PasswordHashed>(inputs[6]).ticket, 100U);
}

TEST(Pool, ServesANewcomerBeforeNewAddressesThatCameEarlier) {
  std::promise<void> begun;
  std::promise<void> asked;
  Answers answers;
  Pool pool{1, 1,
            [&, first = true, take = answers.take()](Input input) mutable {
              if (std::exchange(first, false)) {
                begun.set_value();
                asked.get_future().wait();
              }
              take(std::move(input));
            },
            at_once};
  pool.hash(from("the first", 1));
  begun.get_future().wait();
  for (std::uint64_t i = 0; i < 300; ++i)
    pool.hash(from("address " + std::to_string(i), 100 + i));
  pool.hash(from("a stranger", 2));  // Names do not matter: this one sorts before those above, the next one after.
  pool.hash(from("stranger", 3));
  asked.set_value();
  const auto inputs = answers.wait(303);
  EXPECT_EQ(std::get<PasswordHashed>(inputs[1]).ticket, 3U);
  EXPECT_EQ(std::get<PasswordHashed>(inputs[2]).ticket, 2U);
}

TEST(Pool, EndsWhileTasksAreQueued) {
  Answers answers;
  std::promise<void> begun;
  std::promise<void> go;
  std::optional<Pool> pool{std::in_place, 1U, 10U, answers.take(), at_once};
  pool->ask(ask(0, std::make_unique<Slow>(begun, go.get_future().share())));
  for (std::uint64_t i = 1; i < 10; ++i)
    pool->ask(ask(i, std::make_unique<Quick>()));
  begun.get_future().wait();
  go.set_value();
  pool.reset();
  EXPECT_GE(answers.wait(1).size(), 1U);
}

}  // namespace
}  // namespace cardroom::server
