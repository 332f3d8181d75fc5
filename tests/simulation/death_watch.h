#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cardroom/journal/v1/journal.pb.h"
#include "cardroom/session/v1/session.pb.h"
#include "common/protocol/frame_codec.h"
#include "common/protocol/table_delta.h"
#include "tests/simulation/server_host.h"
#include "tests/simulation/standstill.h"

namespace cardroom::simulation {

/// What a run with deaths has covered, to detect a run that proves nothing.
struct DeathCoverage {
  std::uint64_t deaths = 0;
  std::uint64_t games_interrupted = 0;
  std::uint64_t records_lost = 0;            ///< Appended, but missing from the disk that the next process starts with.
  std::uint64_t records_never_reported = 0;  ///< On that disk, but never reported durable.
  std::uint64_t requests_acknowledged = 0;
  std::uint64_t answers_repeated = 0;
  std::uint64_t seats_resumed = 0;
  std::uint64_t clocks_compared = 0;  ///< Turn ends compared between two processes, or before and after a break.
  std::uint64_t breaks = 0;           ///< Breaks that have ended.
  std::uint64_t breaks_survived = 0;  ///< Breaks that a later process continued.
  std::uint64_t records_sent = 0;     ///< Of finished games, to the last byte.
  std::uint64_t moves_in_place = 0;   ///< Made by bots for people.
  std::uint64_t moves = 0;
  std::uint64_t games = 0;

  DeathCoverage& operator+=(const DeathCoverage& other);
};

/// Watches a server that dies repeatedly, and checks that each process keeps what the previous one promised:
/// acknowledged requests, seats, versions, sequence numbers, deals and clocks. It relies only on bytes, records and the
/// disk.
///
/// The rule for a table's clock: it stands still while no server runs, and resumes from the last record. While none of
/// the table's people is connected, and during a break, nothing falls due, and every deadline is postponed by that
/// time.
class DeathWatch : public Witness {
 public:
  const std::vector<std::string>& complaints() const { return complaints_; }
  const DeathCoverage& coverage() const { return coverage_; }

  /// Checks the records of all tables once the last process has ended: each move is recorded once, legal, and not made
  /// for a person too early.
  void judge(const std::map<server::TableId, server::KeptTable>& disk);
  /// The number of this client's moves in the records. Precondition: judge() has been called.
  std::uint64_t moves_of(std::uint32_t client) const;

  /// Checks for breaks that do not end. Must be called repeatedly while the server runs.
  void look_around(server::Instant now);
  /// Says which tables may be the reason why simulated time stands still: those with a break whose end is due about
  /// now.
  void time_stands_still(server::Instant now);

  void began(server::Instant now, const std::map<server::TableId, server::KeptTable>& disk) override;
  void opened(server::ConnectionId connection, std::uint32_t client) override { wires_[connection].client = client; }
  void received(server::Instant now, server::ConnectionId connection, std::string_view bytes) override;
  void sent(server::Instant now, server::ConnectionId connection, std::string_view bytes) override;
  void appended(server::Instant now, const server::AppendRecord& append) override;
  void durable(server::Instant now, const server::AppendRecord& append) override;
  void logged(const server::LogLine& line) override;

 private:
  using RequestKey = std::pair<std::string, std::uint64_t>;  ///< Session and number.

  struct Wire {
    std::uint32_t client{};
    FrameDecoder in{kRequestBytesMax};
    FrameDecoder out{kReplyBytesMax};
    DeltaDecoder deltas{};
    std::string token;    ///< From the hello.
    std::string session;  ///< SHA-256 of the token in the welcome.
    bool updated = false;
  };
  /// Who is connected, according to the records.
  struct Company {
    std::set<std::string> connected;            ///< Sessions.
    std::optional<server::Instant> left_alone;  ///< The time since which nobody has been connected.
    Standstill alone;                           ///< The past periods in which nobody was connected.

    void note(const journal::v1::Record& record);
  };
  /// A break that the table's viewers are shown. Times are by the table's clock.
  struct Break {
    server::Instant since{};
    std::uint64_t process = 0;
    /// The record that ends the break, unless that record is lost.
    struct End {
      std::uint64_t sequence = 0;
      server::Instant at{};
    };
    std::optional<End> end{};
    /// The latest time at which the break is to end, and the record that says so; sequence number 0: a view says so.
    std::optional<End> due{};
  };
  /// When a turn ends, as the person was first told; by the table's clock, not counting standstills.
  struct Deadline {
    server::Instant ends{};
    std::uint64_t process = 0;        ///< The process that told the person.
    server::Instant breaks_before{};  ///< The total length of the breaks until then.
  };
  struct TableFacts {
    // In this process.
    server::Instant ahead{};  ///< The table's clock minus the server's.
    std::uint64_t epoch = 0;
    bool shown = false;  ///< Whether this process has shown the table.
    // Across all processes.
    Company company;
    std::optional<Break> on_break;
    Standstill breaks;             ///< Past breaks; each was at least as long as noted here.
    std::uint64_t sequence = 0;    ///< Sequence number of the last record.
    std::uint64_t on_disk = 0;     ///< Sequence number of the last record reported durable or found on disk.
    std::uint64_t last_epoch = 0;  ///< The largest epoch on disk.
    server::Instant time{};        ///< Time of the last record.
    std::uint64_t version = 0;     ///< The largest version that any viewer was sent.
    std::map<std::uint64_t, std::string> faces;
    /// By seat and decision.
    std::map<std::pair<std::uint32_t, std::uint64_t>, Deadline> deadlines;
    std::map<std::pair<std::string, std::uint64_t>, std::uint32_t> asked;  ///< Seat, by session and decision.
    std::map<std::string, std::uint32_t> seats;                            ///< By session: the seat shown to it.
    std::map<std::string, std::uint64_t> versions;  ///< By session: the last version it was sent.
    std::uint32_t game = 0;
    table::v1::Phase phase{};
  };
  struct Silence {
    server::Instant heard{};  ///< The last sign of life.
    milliseconds longest{};
  };
  /// A person at a table, according to the records.
  struct Presence {
    std::optional<server::Instant> lost_since;
    server::Instant lost_at{};  ///< When the table learned of the loss; earlier standstills do not count.
    std::uint32_t turns_missed = 0;
    bool held = false;
  };

  void complain(const std::string& what) {
    if (complaints_.size() < 20 && std::ranges::find(complaints_, what) == complaints_.end())
      complaints_.push_back(what);
  }
  void expect(bool holds, const std::string& what) {
    if (!holds) complain(what);
  }
  void hear(server::Instant now, const std::string& session);
  void asked(Wire& wire, const session::v1::ClientMessage& message);
  void told(server::Instant now, Wire& wire, const session::v1::ServerMessage& message);
  void told_answer(const Wire& wire, const session::v1::ServerMessage& message);
  void told_game(const table::v1::GameRecord& part);
  void told_update(server::Instant now, Wire& wire, const table::v1::TableUpdate& update);
  void told_time(server::Instant now, TableFacts& table, const table::v1::TableUpdate& update,
                 const std::string& where);
  void welcomed(Wire& wire, const session::v1::Welcome& welcome);
  void judge_table(const server::KeptTable& kept, const TableFacts& table);

  // death_watch_breaks.cpp
  void find_break(TableFacts& table, std::uint64_t records);
  void told_break(server::Instant now, TableFacts& table, const table::v1::TableUpdate& update,
                  const std::string& where);
  static void note_break(TableFacts& table, const journal::v1::Record& record);
  void break_is_over(TableFacts& table);
  void check_breaks_end(server::Instant now, milliseconds slack);

  std::vector<std::string> complaints_;
  DeathCoverage coverage_;
  std::uint64_t process_ = 0;
  server::Instant began_{};
  std::map<server::ConnectionId, Wire> wires_;
  std::map<std::string, TableFacts> tables_;                ///< By id, as on the wire.
  std::map<std::string, std::uint32_t> clients_;            ///< By session.
  std::map<std::string, Silence> silences_;                 ///< By session, in this process.
  std::map<std::string, std::string> table_of_;             ///< By session: the table at which it was shown a seat.
  std::map<RequestKey, session::v1::ClientMessage> asked_;  ///< The last request with this number.
  std::map<RequestKey, std::string> answers_;               ///< Answers to requests that were recorded.
  std::map<std::pair<std::string, std::uint32_t>, std::string> files_;  ///< The records of games, by table and number.
  std::set<RequestKey> durable_;                    ///< Requests whose records were reported durable or found.
  std::map<RequestKey, std::string> acknowledged_;  ///< The table of each acknowledged request, if known.
  std::map<std::string, std::string> commitments_;  ///< By deal.
  std::map<std::string, std::string> secrets_;      ///< By deal.
  std::map<std::string, std::uint64_t> moves_;      ///< Moves in the records, by session.
};

}  // namespace cardroom::simulation
