#include "common/record/record_file.h"

#include <fmt/format.h>
#include <span>
#include <utility>
#include <vector>

#include "common/record/played_record.h"
#include "common/record/record_lines.h"
#include "common/record/record_seal.h"

namespace cardroom {
namespace {

using record_lines::Json;
using record_lines::Newer;
using record_lines::Wrong;

Digest sum_of(std::string_view text) {
  return sha256(std::as_bytes(std::span{text}));
}

Unexpected<RecordFault> refuse(RecordFault::Kind kind, std::size_t line, std::string text) {
  return Unexpected<RecordFault>{{kind, line, std::move(text)}};
}

/// The lines, without their newlines. If the last line has no newline, it is not returned.
std::vector<std::string_view> lines_of(std::string_view file) {
  std::vector<std::string_view> lines;
  for (std::size_t begin = 0; begin < file.size();) {
    const std::size_t end = file.find('\n', begin);
    if (end == std::string_view::npos) break;
    lines.push_back(file.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

/// Reads the lines of a file one after the other.
class Reader {
 public:
  explicit Reader(std::string_view file) : file_{file}, lines_{lines_of(file)} {}

  bool is_record() const { return !lines_.empty() && record_lines::begins_record(lines_.front()); }

  /// The number of the line that is being read.
  std::size_t line() const { return index_ + 1; }

  ReadRecord read() {
    Json options;
    read_.record = record_lines::read_header(lines_.front(), options);
    // Before the other lines are read: a changed byte is most likely damage, not something that anybody meant to write.
    read_seal();
    index_ = 0;
    read_.record.rules = read_rules(read_.record.kind, options);
    for (index_ = 1; index_ + 2 < lines_.size(); ++index_)
      read_line(lines_[index_]);
    if (!burned_.empty()) throw Wrong{"no deal follows the attempts at it"};
    read_.result = record_lines::read_end(lines_[index_], static_cast<std::uint8_t>(read_.record.seats.size()));
    return std::move(read_);
  }

 private:
  void read_seal() {
    index_ = lines_.size() - 1;
    const std::size_t end = static_cast<std::size_t>(lines_.back().data() - file_.data());
    if (end + lines_.back().size() + 1 != file_.size()) throw Wrong{"the file ends within a line"};
    read_.seal = record_lines::read_seal(lines_.back(), read_.sum);
    if (sum_of(file_.substr(0, end)) != read_.sum) throw Wrong{"the sum is not that of the lines before it"};
    if (lines_.size() < 3) throw Wrong{"there is no end of the game"};
  }

  void read_line(std::string_view line) {
    GameRecord& record = read_.record;
    if (line.starts_with(R"({"event":)")) {
      // The other events follow from the moves.
      if (record_lines::is_move(line)) deal().moves.push_back(read_move(record.kind, line));
    } else if (line.starts_with(R"({"record":"burned",)")) {
      record_lines::read_burned(line, burned_, burned_deal_);
    } else if (line.starts_with(R"({"record":"deal",)")) {
      RecordedDeal& deal = record.deals.emplace_back();
      deal.number = burned_deal_;
      deal.burned = std::exchange(burned_, {});
      record_lines::read_deal(line, deal);
    } else if (line.starts_with(R"({"record":"seat",)")) {
      RecordedChange change = record_lines::read_change(line);
      change.moves = static_cast<std::uint32_t>(deal().moves.size());
      deal().changes.push_back(std::move(change));
    } else if (!line.starts_with(R"({"record":"pack",)")) {
      throw Wrong{"it is not a line of a record"};
    }
  }

  RecordedDeal& deal() {
    if (read_.record.deals.empty() || !burned_.empty()) throw Wrong{"it is not in a deal"};
    return read_.record.deals.back();
  }

  std::string_view file_;
  std::vector<std::string_view> lines_;
  std::size_t index_ = 0;  ///< Of the line that is being read.
  ReadRecord read_;
  std::vector<RecordedBurn> burned_;  ///< Attempts at the next deal.
  std::uint64_t burned_deal_ = 0;     ///< The number of that deal.
};

/// Says in words what was found and what it has to be, from the first place where they differ.
std::string difference(std::string_view found, std::string_view right) {
  constexpr std::size_t kShown = 40;
  std::size_t same = 0;
  while (same < found.size() && same < right.size() && found[same] == right[same])
    ++same;
  const auto from = [&](std::string_view text) {
    const bool cut = text.size() > same + kShown;
    return fmt::format("{}{}", text.substr(same, kShown), cut ? "..." : "");
  };
  return fmt::format("it does not follow from the deals and the moves: from column {} on it is {}, and has to be {}",
                     same + 1, from(found), from(right));
}

/// The fault of the first line that differs from that of the replayed game; empty if there is none.
std::optional<RecordFault> compare(std::string_view file, const PlayedRecord& played) {
  const auto lines = lines_of(file);
  for (std::size_t i = 0; i < played.lines.size(); ++i) {
    // The last line is the seal.
    if (i + 1 >= lines.size())
      return RecordFault{RecordFault::Kind::wrong, lines.size(), "lines are missing before it"};
    if (lines[i] != played.lines[i]) {
      return RecordFault{RecordFault::Kind::wrong, i + 1, difference(lines[i], played.lines[i])};
    }
  }
  if (played.fault) return played.fault;
  if (lines.size() == played.lines.size() + 1) return std::nullopt;
  return RecordFault{RecordFault::Kind::wrong, played.lines.size() + 1, "the game is over"};
}

}  // namespace

Expected<std::string, RecordFault> make_record(const GameRecord& record, const RecordSigner& signer) {
  const PlayedRecord played = play_record(record);
  if (played.fault) return Unexpected<RecordFault>{*played.fault};
  std::string file;
  for (const std::string& line : played.lines)
    file += line + "\n";
  const Digest sum = sum_of(file);
  const RecordSignature seal{.key = signer.key, .signature = signer.sign(signed_message(sum, signer.key))};
  file += record_lines::seal(sum, seal) + "\n";
  return file;
}

Expected<ReadRecord, RecordFault> read_record(std::string_view file) {
  using enum RecordFault::Kind;
  if (file.size() > kRecordBytesMax) return refuse(not_a_record, 0, "it is larger than a record can be");
  Reader reader{file};
  if (!reader.is_record()) return refuse(not_a_record, 0, "it is not the record of a game");
  try {
    return reader.read();
  } catch (const Wrong& fault) {
    return refuse(wrong, reader.line(), fault.what());
  } catch (const Newer& fault) {
    return refuse(newer, reader.line(), fault.what());
  }
}

Expected<ReadRecord, RecordFault> check_record(std::string_view file) {
  auto read = read_record(file);
  if (!read) return read;
  const PlayedRecord played = play_record(read->record);
  if (auto fault = compare(file, played)) return Unexpected<RecordFault>{*std::move(fault)};
  if (!is_signed(read->seal, read->sum)) {
    return refuse(RecordFault::Kind::wrong, played.lines.size() + 1, "the signature is not by this key, over this sum");
  }
  return read;
}

KeyFingerprint fingerprint_of(const RecordSignature& seal) {
  return sum_of(seal.key);
}

std::string log_of_record(const GameRecord& record) {
  return log_of_played(record);
}

}  // namespace cardroom
