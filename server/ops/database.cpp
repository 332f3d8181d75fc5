#include "server/ops/database.h"

#include <algorithm>
#include <ostream>
#include <span>
#include <string>

#include "common/games/registry.h"
#include "server/journal/journal_database.h"
#include "server/lobby/lobby_core.h"
#include "server/log_text.h"
#include "server/ops/system.h"
#include "server/table/table_host.h"

namespace cardroom::server {
namespace {

/// The check ignores what a table would do next, after replaying its records, so no randomness is needed.
void no_entropy(std::span<std::byte> bytes) {
  std::ranges::fill(bytes, std::byte{});
}

/// Why a server cannot continue this table; empty if it can.
std::string damage_of(const KeptTable& kept, const LobbyCore& lobby) {
  TableHost table{kept.table,
                  [&lobby](const std::string& kind, const wire::GameRules& rules, std::uint8_t seats) {
                    return lobby.make_match(kind, rules, seats);
                  },
                  no_entropy,
                  [](const SessionId&) { return false; },
                  /*write_record=*/{},
                  time_of_day};
  HostOutputs ignored;
  const auto restored = table.restore(Instant{}, kept, ignored, TableRecords::Replay::all);
  return restored ? std::string{} : restored.error();
}

std::string counted(std::size_t number, const std::string& what) {
  return std::to_string(number) + ' ' + what + (number == 1 ? "" : "s");
}

}  // namespace

int check_database(const std::filesystem::path& directory, std::ostream& out, std::ostream& errors) {
  try {
    JournalDatabase database{directory / kJournalFile, {.read_only = true}};
    const auto tables = tables_of(database.read_all());
    const LobbyCore lobby{{}, game_kinds(), no_entropy};
    std::size_t records = 0;
    std::size_t damaged = 0;
    for (const KeptTable& kept : tables) {
      records += kept.records.size();
      const std::string damage = damage_of(kept, lobby);
      if (damage.empty()) continue;
      ++damaged;
      out << "table=" << short_hex(kept.table) << " damaged: " << damage << std::endl;
    }
    database.check_pages();
    out << counted(tables.size(), "table") << ", " << counted(records, "record") << ": "
        << (damaged == 0 ? "all is well" : std::to_string(damaged) + " damaged") << std::endl;
    return damaged == 0 ? 0 : 1;
  } catch (const JournalDamaged& error) {
    errors << "cardroom-server: " << error.what() << '\n';
    return 1;
  } catch (const JournalError& error) {
    errors << "cardroom-server: " << error.what() << '\n';
    return 2;
  }
}

int back_up_database(const std::filesystem::path& directory, const std::filesystem::path& file, std::ostream& out,
                     std::ostream& errors) {
  const auto database = directory / kJournalFile;
  try {
    JournalDatabase{database, {.read_only = true}}.copy_to(file);
  } catch (const JournalError& error) {
    errors << "cardroom-server: " << error.what() << '\n';
    return 1;
  }
  out << file.string() << " is a copy of " << database.string() << std::endl;
  return 0;
}

}  // namespace cardroom::server
