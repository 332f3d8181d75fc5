#include "server/tools/verify/verify_run.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <deque>
#include <fmt/format.h>
#include <fstream>
#include <future>
#include <iostream>
#include <system_error>
#include <utility>

#include "common/classic/properties.h"
#include "common/record/game_record.h"
#include "server/tools/progress.h"
#include "server/tools/verify/verdict.h"

namespace cardroom::verify {
namespace {

/// How many files a thread takes at a time.
constexpr std::size_t kFilesOfAPart = 64;

std::string reason() {
  return std::generic_category().message(errno);
}

/// The verdict on a file, which begins with its name.
Verdict verdict_on_file(const std::string& name, const Arguments& arguments) {
  std::string bytes;
  std::ifstream file{name, std::ios::binary | std::ios::ate};
  if (file) {
    const auto size =
        std::min<std::size_t>(static_cast<std::size_t>(std::max<std::streamoff>(file.tellg(), 0)), kRecordBytesMax + 1);
    bytes.resize(size);
    file.seekg(0).read(bytes.data(), static_cast<std::streamsize>(size));
  }
  if (!file) {
    return {.kind = Verdict::Kind::unreadable, .text = one_line(name) + ": cannot be read: " + reason()};
  }
  Verdict verdict = verdict_on(bytes, arguments.key, arguments.log.has_value());
  verdict.text = one_line(name) + ": " + verdict.text;
  return verdict;
}

std::vector<Verdict> verdicts_on(const Arguments& arguments, std::size_t begin, std::size_t end) {
  std::vector<Verdict> verdicts;
  for (std::size_t i = begin; i < end; ++i)
    verdicts.push_back(verdict_on_file(arguments.files[i], arguments));
  return verdicts;
}

/// Verdicts and logs go to different places.
class Output {
 public:
  explicit Output(const Arguments& arguments) : verdicts_{arguments.log == kStandardOutput ? std::cerr : std::cout} {
    if (!arguments.log || *arguments.log == kStandardOutput) return;
    file_.open(*arguments.log, std::ios::binary | std::ios::trunc);
    if (!file_) {
      throw BadInput{"cardroom-verify: --log " + one_line(*arguments.log) + ": cannot be written: " + reason()};
    }
    logs_ = &file_;
  }

  void add(const Verdict& verdict) {
    ++counts_[static_cast<std::size_t>(verdict.kind)];
    verdicts_ << verdict.text << '\n';
    if (verdict.log.empty()) return;
    // An empty line between games, whether or not a log ends with a newline.
    *logs_ << std::exchange(between_, verdict.log.ends_with('\n') ? "\n" : "\n\n") << verdict.log;
  }

  void add_summary(std::size_t files) {
    const auto [fair, unfair, unreadable] = counts_;
    verdicts_ << fmt::format("{} files: {} fair, {} not fair, {} not records\n", files, fair, unfair, unreadable);
  }

  void flush() {
    verdicts_.flush();
    logs_->flush();
  }

  /// Returns the exit status.
  int finish() {
    flush();
    if (!verdicts_ || !*logs_) throw std::runtime_error{"output cannot be written: " + reason()};
    const auto [fair, unfair, unreadable] = counts_;
    return unfair > 0 ? 1 : unreadable > 0 ? 2 : 0;
  }

 private:
  std::ostream& verdicts_;
  std::ofstream file_;
  std::ostream* logs_ = &std::cout;
  std::string between_;
  std::array<std::size_t, 3> counts_{};  ///< By Verdict::Kind.
};

}  // namespace

int run(const Arguments& arguments) {
  Output output{arguments};
  const std::size_t files = arguments.files.size();
  const auto how = arguments.threads > 1 ? std::launch::async : std::launch::deferred;
  {
    tools::Progress progress{files, "files"};
    std::deque<std::future<std::vector<Verdict>>> checking;
    std::size_t begun = 0;
    std::size_t checked = 0;
    while (begun < files || !checking.empty()) {
      while (begun < files && checking.size() < arguments.threads) {
        const std::size_t end = std::min(begun + kFilesOfAPart, files);
        checking.push_back(std::async(how, verdicts_on, std::cref(arguments), begun, end));
        begun = end;
      }
      const std::vector<Verdict> verdicts = checking.front().get();
      checking.pop_front();
      progress.hide();
      for (const Verdict& verdict : verdicts)
        output.add(verdict);
      output.flush();
      progress.reached(checked += verdicts.size());
    }
  }
  if (files > 1) output.add_summary(files);
  return output.finish();
}

}  // namespace cardroom::verify
