#pragma once

#include <string_view>

#include "cardroom/session/v1/session.pb.h"

namespace cardroom::server {

/// A refusal in English, for programs that do not know its reason and for people who read the protocol.
std::string_view refusal_text(session::v1::RefusalReason reason);

}  // namespace cardroom::server
