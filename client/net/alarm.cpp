#include "client/net/alarm.h"

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <sys/timerfd.h>
#include <unistd.h>

#include "common/base/check.h"

namespace cardroom::window {
namespace {

int makeTimer() {
  const int timer = ::timerfd_create(CLOCK_BOOTTIME, TFD_NONBLOCK | TFD_CLOEXEC);
  check(timer >= 0, "the system has a clock that counts sleep");
  return timer;
}

}  // namespace

client::Instant now() {
  timespec time{};
  ::clock_gettime(CLOCK_BOOTTIME, &time);
  return std::chrono::duration_cast<client::Instant>(std::chrono::seconds{time.tv_sec} +
                                                     std::chrono::nanoseconds{time.tv_nsec});
}

Alarm::Alarm(QObject* parent)
    : QObject{parent}, m_timer{makeTimer()}, m_notifier{m_timer, QSocketNotifier::Read, this} {
  connect(&m_notifier, &QSocketNotifier::activated, this, [this] {
    std::uint64_t times = 0;
    if (::read(m_timer, &times, sizeof times) == sizeof times) Q_EMIT rang();
  });
}

Alarm::~Alarm() {
  m_notifier.setEnabled(false);
  ::close(m_timer);
}

void Alarm::setTo(client::Instant at) {
  // Zero would disarm the timer.
  const auto time = std::max(at, client::Instant{1});
  itimerspec setting{};
  setting.it_value.tv_sec = time.count() / 1000;
  setting.it_value.tv_nsec = time.count() % 1000 * 1'000'000;
  ::timerfd_settime(m_timer, TFD_TIMER_ABSTIME, &setting, nullptr);
}

}  // namespace cardroom::window
