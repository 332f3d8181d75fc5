#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "client/terminal/console/key_decoder.h"
#include "common/system/descriptor.h"

struct editline;  // From libedit.
struct historyW;

namespace cardroom::terminal {

/// The line being typed: keys in, lines out, with emacs-style editing and a history. Draws nothing and never blocks.
/// libedit does the editing; it gets its own pseudo-terminal, because it waits for its terminal to accept output. Use
/// from one thread only.
class LineEditor {
 public:
  /// The maximum length of a line, in characters; further characters are ignored.
  static constexpr std::size_t kLineMax = 1024;
  /// The maximum number of lines in the history.
  static constexpr int kHistoryMax = 200;

  /// Null if no pseudo-terminal is available, in which case lines cannot be edited.
  static std::unique_ptr<LineEditor> make();
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  struct Event {
    enum class Kind : std::uint8_t { line, end_of_input } kind;  ///< End of input: Control-D on an empty line.
    std::wstring line{};
  };

  /// Accepts bytes from the terminal, which may be split anywhere.
  void push(std::string_view bytes) { keys_.push(bytes); }
  /// Handles the pushed bytes up to the next event. Empty once all of them have been handled.
  std::optional<Event> next();

  /// Valid until the next call. Every character is printable, or combines with the one before it.
  std::wstring_view text() const;
  /// The number of characters in text() before the cursor.
  std::size_t cursor() const;

  /// Drops the unfinished line.
  void clear();
  /// Sets whether typed text is kept out of the history. Drops the unfinished line.
  void set_secret(bool secret);

 private:
  LineEditor();
  bool is_ready() const { return slave_.get() >= 0 && nowhere_ != nullptr && history_ != nullptr; }
  void open();
  void close();
  static int next_character(editline* editor, wchar_t* character);
  std::wstring finished_line();
  void begin_line();

  Descriptor master_;
  Descriptor slave_;
  std::FILE* nowhere_;
  historyW* history_;
  editline* editor_ = nullptr;
  KeyDecoder keys_;
  std::wstring feed_;  ///< Characters that libedit has yet to read.
  bool secret_ = false;
};

}  // namespace cardroom::terminal
