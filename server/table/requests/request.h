#pragma once

#include <concepts>
#include <cstdint>
#include <optional>

#include "cardroom/journal/v1/journal.pb.h"
#include "cardroom/session/v1/session.pb.h"
#include "common/base/expected.h"
#include "server/session/purse.h"

/// What every request of a table is made of. The list of them is in requests.h.
namespace cardroom::server {

namespace wire = table::v1;

using session::v1::ClientMessage;

/// What the server adds to what a client has sent; the journal keeps it beside the request.
using journal::v1::Added;

/// No: nothing has changed. The reasons are those of the wire; there is no second list.
struct RequestRefusal {
  session::v1::RefusalReason reason{};
  std::optional<std::uint8_t> rule;  ///< With BROKE_RULE: which one, in the kind's own list.
  friend bool operator==(const RequestRefusal&, const RequestRefusal&) = default;
};

/// Empty: done.
using Refused = std::optional<RequestRefusal>;

inline RequestRefusal refusal(session::v1::RefusalReason reason) {
  return RequestRefusal{reason, std::nullopt};
}

/// A value that a message holds, or why it cannot be.
template <class Value>
using Read = Expected<Value, RequestRefusal>;

inline Unexpected<RequestRefusal> unread(session::v1::RefusalReason reason) {
  return Unexpected<RequestRefusal>{refusal(reason)};
}

struct Answer;
struct Table;

/// A request of a table: a value with
///  * kBody: the member of ClientMessage that it comes in,
///  * kPurse: what it is paid from,
///  * kRecorded: whether it can change a table. What cannot (talk) leaves no record,
///  * parse(): the value, from a client or from the journal, or why it cannot be. Precondition: the message has kBody.
///    It keeps values that it has read and no message as it came, so that fields which this server does not know are
///    neither recorded nor sent on,
///  * apply(): does it at the table, for the session that the answer goes to. Refused: the table is as it was. It fills
///    in the answer where that says more than "done".
template <class R>
concept TableRequest =
    requires(const ClientMessage& message, const Added& added, const R& request, Table& table, Answer& answer) {
      { R::kBody } -> std::convertible_to<ClientMessage::BodyCase>;
      { R::kPurse } -> std::convertible_to<Purse>;
      { R::kRecorded } -> std::convertible_to<bool>;
      { R::parse(message, added) } -> std::same_as<Read<R>>;
      { request.apply(table, answer) } -> std::same_as<Refused>;
    };

/// Those that are recorded write themselves as parse() reads them.
template <class R>
concept RecordedRequest = TableRequest<R> && R::kRecorded &&
                          requires(const R& request, ClientMessage& out, Added& added) { request.write(out, added); };

}  // namespace cardroom::server
