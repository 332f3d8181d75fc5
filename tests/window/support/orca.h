#pragma once

#include <memory>
#include <string>

#include "tests/window/support/shown_window.h"

namespace cardroom::driven {

/// The screen reader Orca on a desktop, with ears: what it would say is written down instead.
class Orca {
 public:
  /// Why there is none here; empty: there is one.
  static std::string missing();

  /// Is ready to read when it is made. Throws std::runtime_error if it does not start.
  Orca(Desktop& desktop, const User& user);
  ~Orca();

  /// Waits for something in which the regular expression matches, after what earlier calls found. Throws
  /// std::runtime_error, with what was said instead, if it does not come.
  std::string hear(const std::string& expression);

 private:
  std::unique_ptr<ChildProcess> speech_;
  std::unique_ptr<ChildProcess> orca_;
};

}  // namespace cardroom::driven
