#include "client/local/calendar.h"

#include <ctime>

namespace cardroom::client {

Minute calendar_now() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  ::localtime_r(&now, &local);
  const Day today = std::chrono::year{local.tm_year + 1900} / (local.tm_mon + 1) / local.tm_mday;
  return today + std::chrono::hours{local.tm_hour} + std::chrono::minutes{local.tm_min};
}

}  // namespace cardroom::client
