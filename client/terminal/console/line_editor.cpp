#include "client/terminal/console/line_editor.h"

#include <cstdlib>
#include <fcntl.h>
#include <histedit.h>
#include <new>
#include <utility>

#include "client/terminal/console/utf8_locale.h"

namespace cardroom::terminal {
namespace {

int other_end(int master) {
  if (master < 0 || ::grantpt(master) != 0 || ::unlockpt(master) != 0) return -1;
  char name[64];
  return ::ptsname_r(master, name, sizeof name) == 0 ? ::open(name, O_RDWR | O_NOCTTY | O_CLOEXEC) : -1;
}

}  // namespace

LineEditor::LineEditor()
    : master_{::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)},
      slave_{other_end(master_.get())},
      nowhere_{std::fopen("/dev/null", "r+e")},
      history_{history_winit()} {
  HistEventW ignored;
  if (history_ != nullptr) {
    history_w(history_, &ignored, H_SETSIZE, kHistoryMax);
    history_w(history_, &ignored, H_SETUNIQUE, 1);
  }
  if (is_ready()) open();
}

LineEditor::~LineEditor() {
  close();
  if (history_ != nullptr) history_wend(history_);
  if (nowhere_ != nullptr) std::fclose(nowhere_);
}

std::optional<LineEditor::Event> LineEditor::next() {
  const Utf8Locale here;
  for (auto key = keys_.next(); key; key = keys_.next()) {
    if (*key == L"\x04" && text().empty()) return Event{.kind = Event::Kind::end_of_input};
    if (key->size() == 1 && (*key)[0] >= L' ' && (*key)[0] != L'\x7f' && text().size() >= kLineMax) continue;
    feed_ = *key;
    while (!feed_.empty())
      el_wgets(editor_, nullptr);
    if (*key == L"\n") return Event{Event::Kind::line, finished_line()};
  }
  return std::nullopt;
}

std::wstring_view LineEditor::text() const {
  const LineInfoW* line = el_wline(editor_);
  return {line->buffer, static_cast<std::size_t>(line->lastchar - line->buffer)};
}

std::size_t LineEditor::cursor() const {
  const LineInfoW* line = el_wline(editor_);
  return static_cast<std::size_t>(line->cursor - line->buffer);
}

void LineEditor::clear() {
  const Utf8Locale here;
  keys_.clear();
  begin_line();
}

void LineEditor::set_secret(bool secret) {
  const Utf8Locale here;
  // A new editor, so that deleted parts of a secret cannot be yanked later.
  secret_ = secret;
  close();
  open();
}

void LineEditor::open() {
  const Utf8Locale here;
  editor_ = el_init_fd("cardroom", nowhere_, nowhere_, nowhere_, slave_.get(), slave_.get(), slave_.get());
  if (editor_ == nullptr) throw std::bad_alloc{};
  el_wset(editor_, EL_CLIENTDATA, this);
  el_wset(editor_, EL_GETCFN, &LineEditor::next_character);
  el_wset(editor_, EL_TERMINAL, "vt100");  // Nothing is drawn; keys mean the same on every terminal.
  el_wset(editor_, EL_EDITMODE, 1);
  el_wset(editor_, EL_EDITOR, L"emacs");
  el_wset(editor_, EL_SIGNAL, 0);
  for (const auto& [key, command] : {std::pair{L"^W", L"ed-delete-prev-word"},
                                     {L"\\e[3~", L"ed-delete-next-char"},
                                     {L"\\ep", L"ed-search-prev-history"},
                                     {L"\\en", L"ed-search-next-history"}})
    el_wset(editor_, EL_BIND, key, command, nullptr);
  if (!secret_) el_wset(editor_, EL_HIST, history_w, history_);
  el_wset(editor_, EL_UNBUFFERED, 1);  // One key at a time.
}

void LineEditor::close() {
  if (editor_ != nullptr) el_end(std::exchange(editor_, nullptr));
}

int LineEditor::next_character(editline* editor, wchar_t* character) {
  void* self = nullptr;
  el_wget(editor, EL_CLIENTDATA, &self);
  std::wstring& feed = static_cast<LineEditor*>(self)->feed_;
  if (feed.empty()) return 0;
  *character = feed.front();
  feed.erase(0, 1);
  return 1;
}

std::wstring LineEditor::finished_line() {
  std::wstring_view all = text();
  if (all.ends_with(L'\n')) all.remove_suffix(1);
  std::wstring line{all};
  HistEventW ignored;
  if (!secret_ && line.find_first_not_of(L' ') != std::wstring::npos)
    history_w(history_, &ignored, H_ENTER, line.c_str());
  begin_line();
  return line;
}

void LineEditor::begin_line() {
  el_wset(editor_, EL_UNBUFFERED, 0);
  el_wset(editor_, EL_UNBUFFERED, 1);
}

std::unique_ptr<LineEditor> LineEditor::make() {
  auto editor = std::unique_ptr<LineEditor>{new LineEditor};
  return editor->is_ready() ? std::move(editor) : nullptr;
}

}  // namespace cardroom::terminal
