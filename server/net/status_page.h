#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace cardroom::server {

/// What StatusDoor serves at a path.
struct StatusPage {
  std::uint16_t status = 200;  ///< The HTTP status.
  std::string type = "text/plain; charset=utf-8";
  std::string text;
};

/// The page at a path (given without a query); empty if there is no such page.
using StatusPages = std::function<std::optional<StatusPage>(std::string_view path)>;

}  // namespace cardroom::server
