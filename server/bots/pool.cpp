#include "server/bots/pool.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <openssl/crypto.h>
#include <utility>

#include "cardroom/table/v1/table.pb.h"
#include "common/base/check.h"
#include "server/bots/password.h"

namespace cardroom::server {
namespace {

using Clock = std::chrono::steady_clock;

BotAnswered answer_to(const AskBot& ask) {
  BotAnswered answer{.table = ask.table, .seat = ask.seat, .decision = ask.decision, .move = {}};
  try {
    wire::GameMove move;
    ask.thought->run(move);
    move.SerializeToString(&answer.move);
  } catch (const std::exception&) {
    // An empty answer is not a valid move, so it closes this table and no other.
    answer.move.clear();
  }
  return answer;
}

HintThought answer_to(const AskHint& ask) {
  HintThought answer{.session = ask.session, .request_id = ask.request_id, .hint = {}};
  try {
    wire::Hint hint;
    ask.advice->run(hint);
    hint.set_decision(ask.decision);
    hint.SerializeToString(&answer.hint);
  } catch (const std::exception&) {
    answer.hint.clear();
  }
  return answer;
}

PasswordHashed answer_to(HashPassword& asked) {
  PasswordHashed answer;
  answer.ticket = asked.ticket;
  if (asked.expected.empty()) {
    auto hash = hash_password(asked.password);
    answer.failed = !hash;
    answer.hash = std::move(hash).value_or("");
  } else {
    const auto matches = password_matches(asked.expected, asked.password);
    answer.failed = !matches;
    answer.matches = matches.value_or(false);
  }
  OPENSSL_cleanse(asked.password.data(), asked.password.size());
  return answer;
}

}  // namespace

Pool::Pool(std::size_t threads, std::size_t thoughts_max, std::function<void(Input)> answer,
           std::function<void(std::function<void()>)> soon)
    : thoughts_max_{thoughts_max}, answer_{std::move(answer)}, soon_{std::move(soon)} {
  check(threads > 0, "somebody thinks");
  for (std::size_t i = 0; i < threads; ++i)
    threads_.emplace_back([this] { think_for_ever(); });
  threads_.emplace_back([this] { hash_for_ever(); });
}

Pool::~Pool() {
  {
    const std::lock_guard lock{mutex_};
    ending_ = true;
  }
  more_thoughts_.notify_all();
  more_passwords_.notify_all();
  for (std::thread& thread : threads_)
    thread.join();
}

void Pool::ask(AskBot ask) {
  think(std::move(ask));
}

void Pool::ask(AskHint ask) {
  think(std::move(ask));
}

void Pool::think(std::variant<AskBot, AskHint> thought) {
  {
    const std::lock_guard lock{mutex_};
    check(thoughts_.size() < thoughts_max_ + kHintsMax, "a seat asks one bot at a time, and hints are counted");
    thoughts_.push_back(std::move(thought));
    if (std::exchange(wake_soon_, true)) return;
  }
  soon_([this] { wake_thinkers(); });
}

void Pool::wake_thinkers() {
  std::size_t thoughts = 0;
  {
    const std::lock_guard lock{mutex_};
    wake_soon_ = false;
    thoughts = thoughts_.size();
  }
  thoughts == 1 ? more_thoughts_.notify_one() : more_thoughts_.notify_all();
}

void Pool::hash(HashPassword password) {
  {
    const std::lock_guard lock{mutex_};
    check(passwords_waiting_ < kHashingMax, "the machine knows how many passwords wait");
    ++passwords_waiting_;
    Queue& queue = passwords_[password.address];
    if (queue.passwords.empty()) queue.place = ++queues_;
    queue.passwords.push_back(std::move(password));
  }
  more_passwords_.notify_one();
}

PoolMetrics Pool::metrics() const {
  const std::lock_guard lock{mutex_};
  return {
      .thoughts_waiting = thoughts_.size(), .thinking_times = thinking_times_, .passwords_waiting = passwords_waiting_};
}

void Pool::think_for_ever() {
  std::unique_lock lock{mutex_};
  while (true) {
    more_thoughts_.wait(lock, [this] { return ending_ || !thoughts_.empty(); });
    if (ending_) return;
    const auto thought = std::move(thoughts_.front());
    thoughts_.pop_front();
    lock.unlock();
    const auto begun = Clock::now();
    Input answer = std::visit([](const auto& ask) -> Input { return answer_to(ask); }, thought);
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begun);
    lock.lock();
    thinking_times_.add(took);
    lock.unlock();
    answer_(std::move(answer));
    lock.lock();
  }
}

/// Precondition: a password is waiting.
HashPassword Pool::next_password() {
  const auto rank = [this](const auto& waiting) {
    const auto found = served_.find(waiting.first);
    return std::pair{found == served_.end() ? 0 : found->second, queues_ - waiting.second.place};
  };
  const auto next = std::ranges::min_element(passwords_, {}, rank);
  std::deque<HashPassword>& passwords = next->second.passwords;
  HashPassword password = std::move(passwords.front());
  passwords.pop_front();
  if (passwords.empty()) passwords_.erase(next);
  --passwords_waiting_;
  served_[password.address] = ++hashes_;
  // An address that was last served this long ago counts as never served.
  if (served_.size() > 2 * kHashingMax)
    std::erase_if(served_, [this](const auto& address) { return address.second + kHashingMax <= hashes_; });
  return password;
}

void Pool::hash_for_ever() {
  std::unique_lock lock{mutex_};
  while (true) {
    more_passwords_.wait(lock, [this] { return ending_ || !passwords_.empty(); });
    if (ending_) return;
    HashPassword password = next_password();
    lock.unlock();
    answer_(answer_to(password));
    lock.lock();
  }
}

}  // namespace cardroom::server
