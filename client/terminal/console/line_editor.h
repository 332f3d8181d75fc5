#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace cardroom::terminal {

/// The line that is being typed: keys in, lines out, with the editing of emacs and a history. Draws nothing and waits
/// for nothing. libedit does the editing; it is given a pseudo-terminal of its own to hold, because it waits for the
/// output of the terminal that it holds. One thread.
class LineEditor {
 public:
  /// The longest line, in characters; further ones are ignored.
  static constexpr std::size_t kLineMax = 1024;
  /// Lines in the history.
  static constexpr int kHistoryMax = 200;

  /// Null if there are no pseudo-terminals, so that lines cannot be edited.
  static std::unique_ptr<LineEditor> make();
  virtual ~LineEditor() = default;
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  struct Event {
    enum class Kind : std::uint8_t { line, end_of_input } kind;  ///< The end: Control-D in an empty line.
    std::wstring line{};
  };

  /// Bytes from the terminal, cut anywhere.
  virtual void push(std::string_view bytes) = 0;
  /// Handles the bytes that were pushed, up to the next event. Empty: all of them are handled.
  virtual std::optional<Event> next() = 0;

  /// Valid until the next call. Every character is printable, or combines with the one before it.
  virtual std::wstring_view text() const = 0;
  /// The number of characters of text() before the cursor.
  virtual std::size_t cursor() const = 0;

  /// Drops the line that was begun.
  virtual void clear() = 0;
  /// Whether what is typed from now on is kept out of the history. Drops the line that was begun.
  virtual void set_secret(bool secret) = 0;

 protected:
  LineEditor() = default;
};

}  // namespace cardroom::terminal
