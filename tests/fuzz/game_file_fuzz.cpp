// Files of finished games: bytes that a person opens or a client was sent. Their seal is replaced by one with the
// right sum, so that changes reach the parser; a file that passes the check is exactly what the program would
// write.
#include <span>
#include <string>
#include <string_view>

#include "common/base/check.h"
#include "common/cards/sha256.h"
#include "common/record/record_file.h"
#include "common/record/record_lines.h"
#include "common/record/record_seal.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/random_record.h"

namespace {

using cardroom::check;
using cardroom::check_record;
using cardroom::RecordFault;
using cardroom::RecordSigner;
using cardroom::testing::test_signer;

void expect_one_line(const RecordFault& fault) {
  check(!fault.text.empty() && fault.one_line().find('\n') == std::string::npos, "one line");
}

std::string sealed(std::string lines) {
  const RecordSigner& signer = test_signer();
  const cardroom::Digest sum = cardroom::sha256(std::as_bytes(std::span{lines}));
  return lines +
         cardroom::record_lines::seal(sum, {signer.key, signer.sign(cardroom::signed_message(sum, signer.key))}) + '\n';
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string lines{reinterpret_cast<const char*>(data), size};
  if (const auto raw = cardroom::read_record(lines); !raw) expect_one_line(raw.error());
  if (const auto seal = lines.rfind("{\"record\":\"seal\""); seal != std::string::npos) lines.resize(seal);
  const std::string file = sealed(lines);
  if (const auto read = cardroom::read_record(file); !read) expect_one_line(read.error());
  const auto checked = check_record(file);
  if (!checked) {
    expect_one_line(checked.error());
    return 0;
  }
  const auto again = cardroom::make_record(checked->record, test_signer());
  check(again && again->compare(0, lines.size(), lines) == 0, "what is accepted is written the same again");
  cardroom::log_of_record(checked->record);
  return 0;
}
