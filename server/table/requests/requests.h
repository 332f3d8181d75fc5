#pragma once

#include <optional>
#include <variant>

#include "server/table/requests/ask_again.h"
#include "server/table/requests/change_settings.h"
#include "server/table/requests/fill_with_bots.h"
#include "server/table/requests/get_hint.h"
#include "server/table/requests/give_seat.h"
#include "server/table/requests/go_on.h"
#include "server/table/requests/join.h"
#include "server/table/requests/leave.h"
#include "server/table/requests/let_back.h"
#include "server/table/requests/list_removed.h"
#include "server/table/requests/make_move.h"
#include "server/table/requests/remove_player.h"
#include "server/table/requests/request.h"
#include "server/table/requests/say.h"
#include "server/table/requests/set_pace.h"
#include "server/table/requests/set_seat.h"
#include "server/table/requests/take_break.h"
#include "server/table/requests/take_my_seat.h"
#include "server/table/requests/take_seat.h"
#include "server/table/requests/wait_for.h"

/// The list of all requests to a table. Parsing, rate limits, records and dispatch are derived from it.
namespace cardroom::server {

template <TableRequest... Requests>
struct RequestList {
  using Any = std::variant<Requests...>;
};

using AllRequests =
    RequestList<Join, Leave, TakeSeat, SetSeat, ChangeSettings, FillWithBots, RemovePlayer, ListRemoved, LetBack,
                GiveSeat, MakeMove, GoOn, AskAgain, TakeMySeat, TakeBreak, WaitFor, SetPace, Say, GetHint>;

using AnyRequest = AllRequests::Any;

/// Empty if the message is not a request to a table.
Read<std::optional<AnyRequest>> parse_request(const ClientMessage& message, const Added& added);

/// The rate limit of a client's message; empty if it is not a request to a table.
std::optional<Purse> purse_of(const ClientMessage& message);

/// Whether the request can change a table, and so belongs in its journal.
bool is_recorded(const AnyRequest& request);

/// The inverse of parse_request(). Precondition: is_recorded().
void write_request(const AnyRequest& request, ClientMessage& out, Added& added);

}  // namespace cardroom::server
