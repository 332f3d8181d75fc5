#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "client/core/client_io.h"

/// The inputs and outputs of Visit, the state machine that brings a person to a table and away from it.
namespace cardroom::client::visit {

// --- In: what the person wants ------------------------------------------------------------------------------------

/// Join the server's only table; if there are several, list them.
struct Look {
  bool watch = false;  ///< Watch that table, without a seat.
};

struct Create {
  lobby::v1::CreateTableRequest request;
};

struct Join {
  std::string table_id;
  bool watch = false;  ///< Watch the table, without a seat.
};

/// Join the only table of a server that plays a property file: take its open seat, or else watch.
struct TakeOnlySeat {};

/// Return to the seat that the server keeps for us.
struct Resume {
  std::string table_id{};  ///< Empty: whichever table the server names.
};

/// Give up the seat that the server keeps for us, without going there.
struct GiveUpSeat {
  std::string table_id{};  ///< Only at this table; empty: at whichever table the server names.
};

/// What to do at the next server once it has welcomed us. std::monostate: nothing.
using Aim = std::variant<std::monostate, Look, Create, Join, TakeOnlySeat, Resume, GiveUpSeat>;
struct Pursue {
  Aim aim;
};

/// Pursue the aim at the server where we already are, or after leaving the seat that was in the way.
struct Proceed {};

/// Show the tables of the current server.
struct ListTables {};

/// Answers to Question.
struct Password {
  std::string text;
};
struct WatchInstead {};

/// Leave the table.
struct Leave {};

/// Leave the table and keep the seat, as after a lost connection; then pursue the aim, if there is one. Only at a
/// server that keeps its tables: others would give up the seat.
struct StepAway {};

/// Drop the aim and the table, because the client goes home.
struct Forget {};

/// The person's requests, and the notices of ClientCore. A Create or Join without an aim is sent to the current server
/// at once. Answers to other requests are ignored.
using Input = std::variant<Pursue, Proceed, ListTables, Create, Join, Password, WatchInstead, Leave, StepAway, Forget,
                           Welcomed, Answered, GivenUp, TableChanged, TableLeft>;

// --- Out ----------------------------------------------------------------------------------------------------------

/// The person must answer before the table can be joined. To drop the question, a client goes elsewhere.
struct Question {
  enum class Kind : std::uint8_t {
    password,  ///< Answered with Password.
    watch,     ///< The table is full. Answered with WatchInstead.
  } kind{};
  bool again = false;              ///< The last password was wrong.
  session::v1::Refused refused{};  ///< The server's refusal.
};

/// Visit::tables() is complete, possibly empty, and the person must choose.
struct TablesListed {};

/// The server keeps a seat for us at another table, which must be left before Proceed.
struct SeatInTheWay {};

/// The server keeps a seat for us, so the aim is dropped.
struct SeatKept {};

/// There is nothing to do at this server.
struct NothingToDo {
  bool no_seat = false;  ///< The aim was to give up a seat that the server is not keeping.
};

/// The client has arrived at a table. ClientCore reports later changes.
struct Arrived {};

/// The table was left, as the person requested.
struct Left {
  bool forgotten = false;  ///< The server had forgotten us before it answered.
  bool seat_kept = false;  ///< After StepAway.
};

/// A request or an aim has failed.
struct Failed {
  enum class Why : std::uint8_t {
    seat_gone,  ///< The seat to be resumed no longer exists.
    list_refused,
    more_of_list_refused,  ///< Visit::tables() has the first part of the list.
    create_refused,
    join_refused,  ///< Permanently: asking the person would not help.
    leave_refused,
  } why{};
  session::v1::Refused refused{};  ///< Empty for `seat_gone`.
};

using Output = std::variant<Ask, Question, TablesListed, SeatInTheWay, SeatKept, NothingToDo, Arrived, Left, Failed>;

}  // namespace cardroom::client::visit
