#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "client/archive/past_game.h"
#include "client/core/client_io.h"
#include "client/core/lan_core.h"
#include "client/local/command_line.h"
#include "client/local/own_server.h"
#include "client/review/review.h"

/// The inputs and outputs of the terminal's state machine (TerminalCore), used by both the shell and the tests.
namespace cardroom::terminal {

using client::Instant;

/// What the person asked for on the command line. A game to play or host is typed as in "pasur 3"; without one, the
/// first kind is played, or a person who wants to host is asked for one.
using Launch = client::CommandLine;

using client::OwnServer;

// --- In ----------------------------------------------------------------------------------------------------------

/// The first input.
struct Start {
  std::optional<OwnServer> running;  ///< A server that was already running.
};

/// The person has typed a line.
struct Typed {
  std::string line;
};

/// The terminal was closed, or the input has ended.
struct InputEnded {};

/// Control-C.
struct Interrupted {};

/// An output of ClientCore. Those that the shell performs are ignored.
struct Noticed {
  client::Output notice;
};

struct LanChanged {
  std::vector<client::LanServer> servers;
  bool lonely = false;
};

/// The answer to StartServer.
struct ServerReady {
  OwnServer server;
};
struct ServerFailed {
  std::string reason;  ///< Worded for the person.
};

/// The answers to StartOwnTable. Ready: the server is listening.
struct OwnTableReady {
  OwnServer server;
};
struct OwnTableFailed {
  std::string reason;  ///< Worded for the person.
};

/// The answer to LookForServer: this user's running server, if there is one.
struct ServerLookedFor {
  std::optional<OwnServer> running;
};

/// The answer to SaveFile.
struct FileSaved {
  std::string path;
  std::string why_not;  ///< Worded for the person; empty: the file has been written.
};

/// A finished game of this person, with the local time at which it ended.
struct DatedGame {
  client::PastGame game;
  client::Minute when{};
};

/// The answer to ListGames: the newest first.
struct GamesListed {
  std::vector<DatedGame> games;
};

/// The answer to ReadGame.
struct GameRead {
  std::string path;
  std::string file;                     ///< Its content.
  std::string why_not;                  ///< Worded for the person; empty: the file has been read.
  std::optional<std::uint32_t> seat{};  ///< As in ReadGame.
};

/// The answer to DeleteGame.
struct GameDeleted {
  std::string why_not;  ///< Worded for the person; empty: the file is gone.
};

/// A move of JudgeMoves has been judged.
struct MoveJudged {
  std::uint64_t review = 0;  ///< As in JudgeMoves.
  client::Opinion opinion{};
};

/// The server started by the program has exited.
struct ServerEnded {};

/// The time set by WakeAt has come (or passed).
struct Woken {};

using Input = std::variant<Start, Typed, InputEnded, Interrupted, Noticed, LanChanged, ServerReady, ServerFailed,
                           OwnTableReady, OwnTableFailed, ServerLookedFor, FileSaved, GamesListed, GameRead,
                           GameDeleted, MoveJudged, ServerEnded, Woken>;

// --- Out ---------------------------------------------------------------------------------------------------------

/// One line, or several separated by line breaks, of at most 80 columns where words allow it.
struct Print {
  std::string text;
};

/// An input for ClientCore.
struct Tell {
  client::Input input;
};

/// Look for nearby servers, or stop looking.
struct BrowseLan {
  bool on = false;
};

/// Answered with ServerReady or ServerFailed.
struct StartServer {
  std::optional<std::uint16_t> port{};  ///< Instead of the default one.
};

/// What is played at a table on a server of its own: a guided first game, or a recorded game from some moment on.
using OwnTableWords = std::variant<LessonWords, PositionWords>;

/// Start a separate server for this table. Answered with OwnTableReady or OwnTableFailed.
struct StartOwnTable {
  OwnTableWords words;
};

/// Shut that server down.
struct EndOwnTable {};

/// Find out whether this user has a server running. Answered with ServerLookedFor after the delay.
struct LookForServer {
  std::chrono::milliseconds after{};
};

/// Hide what the person types, because it is a password, or show it again.
struct HideTyping {
  bool on = false;
};

/// Write a new file; one that exists is left alone. Answered with FileSaved.
struct SaveFile {
  std::string path;  ///< As the person typed it.
  std::string text;
};

/// Find out which games this person has played or watched to the end. Answered with GamesListed.
struct ListGames {};

/// Read the file of a game. Answered with GameRead.
struct ReadGame {
  std::string path;
  std::optional<std::uint32_t> seat{};  ///< The person's seat, if it is known to be a game that they played.
};

/// Delete the file of one of the listed games. Answered with GameDeleted.
struct DeleteGame {
  std::string path;
};

/// Judge these moves in the background, in order, instead of those of an earlier review. Each is answered with
/// MoveJudged.
struct JudgeMoves {
  std::uint64_t review = 0;
  std::vector<client::ReviewQuestion> questions{};
};

/// No more moves are to be judged.
struct StopJudging {};

/// The server started by the program must outlive it, however the program ends.
struct KeepServer {};

/// The server started by the program shuts down as soon as nobody is connected, even after KeepServer.
struct LetServerGo {};

/// Shut down the server started by the program, even after KeepServer.
struct EndServer {};

/// One alarm; a newer one replaces it.
struct WakeAt {
  Instant at{};
};

/// Quit the program, along with a server that it started, unless KeepServer came before.
struct Quit {
  int status = 0;
};

using Output = std::variant<Print, Tell, BrowseLan, HideTyping, StartServer, StartOwnTable, EndOwnTable, LookForServer,
                            SaveFile, ListGames, ReadGame, DeleteGame, JudgeMoves, StopJudging, KeepServer, LetServerGo,
                            EndServer, WakeAt, Quit>;

}  // namespace cardroom::terminal
