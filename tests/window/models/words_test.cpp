// The window has its own wording for every reason in the protocol, because the server's text is always English.
#include "client/models/words.h"

#include <gtest/gtest.h>

#include "tests/window/support/print_qt.h"

namespace cardroom::window {
namespace {

constexpr const char* kTheirs = "the server's text";

TEST(Words, EveryRefusalHasItsOwn) {
  const auto* reasons = session::v1::RefusalReason_descriptor();
  for (int i = 0; i < reasons->value_count(); ++i) {
    session::v1::Refused refused;
    refused.set_reason(static_cast<session::v1::RefusalReason>(reasons->value(i)->number()));
    refused.set_text(kTheirs);
    EXPECT_EQ(wordsFor(refused).contains(kTheirs), refused.reason() == session::v1::REFUSAL_REASON_UNSPECIFIED)
        << reasons->value(i)->name();
  }
}

TEST(Words, EveryGoodbyeHasItsOwn) {
  const auto* reasons = session::v1::GoodbyeReason_descriptor();
  for (int i = 0; i < reasons->value_count(); ++i) {
    const auto reason = static_cast<session::v1::GoodbyeReason>(reasons->value(i)->number());
    EXPECT_EQ(wordsFor(reason, kTheirs).contains(kTheirs), reason == session::v1::GOODBYE_REASON_UNSPECIFIED)
        << reasons->value(i)->name();
  }
}

TEST(Words, ASeatThatWasGivenAwaySaysToWhom) {
  EXPECT_EQ(wordsFor(lobby::v1::LEFT_REASON_SEAT_GIVEN, "Ola").remove(QChar{0x2068}).remove(QChar{0x2069}),
            QStringLiteral("The owner has given your seat to Ola. You may join again."));
  EXPECT_EQ(wordsFor(lobby::v1::LEFT_REASON_SEAT_GIVEN),
            QStringLiteral("The owner has given your seat to somebody else. You may join again."));
}

}  // namespace
}  // namespace cardroom::window
