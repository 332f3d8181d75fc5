#pragma once

#include <memory>
#include <string>

#include "tests/window/support/shown_window.h"

namespace cardroom::driven {

/// The screen reader Orca on a desktop; its speech is recorded instead of spoken.
class Orca {
 public:
  /// The reason why Orca cannot be used here; empty if it can.
  static std::string missing();

  /// Waits until Orca is ready to read. Throws std::runtime_error if it does not start.
  Orca(Desktop& desktop, const User& user);
  ~Orca();

  /// Waits for an utterance that matches the regular expression, after those found by earlier calls. Throws
  /// std::runtime_error with the actual utterances if there is none.
  std::string hear(const std::string& expression);

 private:
  std::unique_ptr<ChildProcess> speech_;
  std::unique_ptr<ChildProcess> orca_;
};

}  // namespace cardroom::driven
