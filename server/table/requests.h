#pragma once

#include <optional>

#include "server/table/requests/list.h"
#include "server/table/requests/request.h"

/// All requests to a table.
namespace cardroom::server {

using AnyRequest = AllRequests::Any;

/// Empty if the message is not a request to a table.
Read<std::optional<AnyRequest>> parse_request(const ClientMessage& message, const Added& added);

/// The rate limit of a client's message; empty if it is not a request to a table.
std::optional<Purse> purse_of(const ClientMessage& message);

/// Whether the message or request is a notice (kNotice in request.h), which gets no answer.
bool is_notice(const ClientMessage& message);
bool is_notice(const AnyRequest& request);

/// Whether the request can change a table, and so belongs in its journal.
bool is_recorded(const AnyRequest& request);

/// The inverse of parse_request(). Precondition: is_recorded().
void write_request(const AnyRequest& request, ClientMessage& out, Added& added);

}  // namespace cardroom::server
