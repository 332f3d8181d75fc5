#include "client/local/calendar.h"

#include <ctime>

namespace cardroom::client {

Minute calendar_time(std::chrono::system_clock::time_point time) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
  std::tm local{};
  ::localtime_r(&seconds, &local);
  const Day day = std::chrono::year{local.tm_year + 1900} / (local.tm_mon + 1) / local.tm_mday;
  return day + std::chrono::hours{local.tm_hour} + std::chrono::minutes{local.tm_min};
}

Minute calendar_now() {
  return calendar_time(std::chrono::system_clock::now());
}

}  // namespace cardroom::client
