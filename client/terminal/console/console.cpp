#include "client/terminal/console/console.h"

#include <boost/asio/post.hpp>
#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>
#include <utility>

#include "client/terminal/console/key_decoder.h"

namespace cardroom::terminal {
namespace {

/// The maximum length in bytes of a line read from a pipe; the rest of a longer line is dropped.
constexpr std::size_t kLineBytesMax = 4096;

/// How often to check whether we are in the foreground again: a shell does not notify the program of this.
constexpr std::chrono::milliseconds kLookAgainAfter{500};

/// How long to wait for pending output before we are suspended: the terminal may not be accepting any.
constexpr std::chrono::milliseconds kLastWordsMax{200};

bool moves_cursor() {
  const char* kind = std::getenv("TERM");
  if (kind == nullptr) return false;
  const std::string_view name{kind};
  return !name.empty() && name != "dumb" && name != "emacs" && name != "unknown";
}

}  // namespace

Console::Console(boost::asio::io_context& io, int input, int output, Events events)
    : output_{output},
      events_{std::move(events)},
      modes_{input},
      writer_{output, [this, &io] { boost::asio::post(io, [this] { events_.ended(); }); }},
      reader_{io, input, [this](std::string_view bytes) { read(bytes); }, [this] { at_end(); }},
      look_again_{io},
      painter_{moves_cursor()} {
  // In the background, the terminal's modes are those of the foreground program and tell us nothing. A terminal without
  // echo belongs to another program, which sends whole lines (such as an editor's shell window).
  const bool edits = modes_.is_terminal() && writes_to_terminal() && (modes_.is_usual() || !modes_.in_foreground());
  if (edits) editor_ = LineEditor::make();
}

Console::~Console() = default;

bool Console::writes_to_terminal() const {
  return ::isatty(output_) != 0;
}

void Console::start() {
  take();
}

void Console::print(std::string text) {
  text += '\n';
  if (!here_ || !painter_.begun()) return writer_.write(std::move(text));
  if (painter_.moves()) {
    std::string bytes = painter_.take_off() + text;
    bytes += painter_.show(editor_->text(), editor_->cursor());
    return writer_.write(std::move(bytes));
  }
  waiting_ += text;
  if (waiting_.size() > OutputWriter::kWaitingMax)
    waiting_.erase(0, waiting_.find('\n', waiting_.size() - OutputWriter::kWaitingMax) + 1);
}

std::string Console::take_waiting() {
  return std::exchange(waiting_, {});
}

void Console::leave_line() {
  writer_.write((painter_.begun() ? painter_.leave() : "") + take_waiting());
}

void Console::hide_typing(bool hide) {
  if (hidden_ == hide) return;
  hidden_ = hide;
  if (!editor_) return modes_.set(hide ? TtyModes::Mode::hidden : TtyModes::Mode::as_found);
  editor_->set_secret(hide);
  paint();
}

void Console::drop_line() {
  line_.clear();
  if (!editor_) return;
  editor_->clear();
  if (!here_) return;
  leave_line();
}

void Console::paint() {
  if (!editor_ || !here_) return;
  std::string bytes = hidden_ ? painter_.show({}, 0) : painter_.show(editor_->text(), editor_->cursor());
  if (!painter_.begun()) bytes += take_waiting();
  writer_.write(std::move(bytes));
}

void Console::read(std::string_view bytes) {
  editor_ ? read_keys(bytes) : read_plain(bytes);
}

void Console::read_plain(std::string_view bytes) {
  for (const char c : bytes) {
    if (ended_) return;
    if (c == '\n') {
      events_.typed(std::exchange(line_, {}));
    } else if (line_.size() < kLineBytesMax) {
      line_.push_back(c);
    }
  }
}

void Console::read_keys(std::string_view bytes) {
  editor_->push(bytes);
  while (!ended_) {
    const auto event = editor_->next();
    if (!event) return paint();
    if (event->kind == LineEditor::Event::Kind::end_of_input) return events_.ended();
    finish_line(event->line);
  }
}

void Console::finish_line(const std::wstring& line) {
  std::string bytes = hidden_ ? "" : painter_.show(line, line.size());
  bytes += painter_.leave() + take_waiting();
  writer_.write(std::move(bytes));
  events_.typed(utf8(line));
}

void Console::at_end() {
  if (!line_.empty()) events_.typed(std::exchange(line_, {}));
  events_.ended();
}

void Console::give_back() {
  if (!std::exchange(here_, false)) return;
  reader_.pause();
  leave_line();
  writer_.flush(kLastWordsMax);
  modes_.give_back();
}

void Console::take() {
  if (ended_) return;
  if (!modes_.in_foreground()) {
    give_back();
    return look_again_later();
  }
  if (editor_) {
    modes_.set(TtyModes::Mode::editing);
    // The shell may have written in the meantime.
    if (here_) painter_.forget();
  } else {
    modes_.set(hidden_ ? TtyModes::Mode::hidden : TtyModes::Mode::as_found);
  }
  here_ = true;
  resized();
  reader_.resume();
}

void Console::look_again_later() {
  look_again_.expires_after(kLookAgainAfter);
  look_again_.async_wait([this](boost::system::error_code error) {
    if (!error && !here_) take();
  });
}

void Console::resized() {
  if (!editor_ || !here_) return;
  winsize size{};
  painter_.set_columns(::ioctl(output_, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0);
  if (painter_.begun() && painter_.moves()) writer_.write(painter_.take_off());
  paint();
}

void Console::end(std::optional<std::chrono::milliseconds> patience) {
  if (std::exchange(ended_, true)) return;
  if (here_) leave_line();
  reader_.stop();
  look_again_.cancel();
  modes_.give_back();
  writer_.flush(patience);
}

}  // namespace cardroom::terminal
