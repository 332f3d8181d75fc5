// cardroom-verify: a verdict for each file, and the exit status for all of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "common/protocol/hex.h"
#include "common/record/record_file.h"
#include "tests/sim/run_sim.h"
#include "tests/support/random_record.h"

namespace cardroom {
namespace {

using ::testing::EndsWith;
using testing::Finished;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using testing::SimRunner;
using ::testing::StartsWith;
using testing::test_signer;

class Verify : public ::testing::Test {
 protected:
  Verify() {
    GameRecord record = testing::random_record("lucky-thirteen", 2).record;
    record.seats[0].name = "Anna";
    record.deals[0].changes.clear();
    file_ = make_record(record, test_signer()).value();
    log_ = log_of_record(record);
    runner_.write("fair.cardroom", file_);
    std::string changed = file_;
    changed[changed.find("Anna")] = 'H';
    runner_.write("changed.cardroom", changed);
    runner_.write("text.cardroom", "Not a record.\n");
    changed = file_;
    changed.replace(changed.find("\"format\":1"), 10, "\"format\":2");
    runner_.write("newer.cardroom", changed);
  }

  Finished run(const std::string& arguments) const { return runner_.run(arguments, "cardroom-verify"); }

  SimRunner runner_;
  std::string file_;
  std::string log_;
};

TEST_F(Verify, AFairRecord) {
  const Finished finished = run("fair.cardroom");
  EXPECT_EQ(finished.status, 0);
  EXPECT_THAT(finished.out, MatchesRegex("fair\\.cardroom: fair: Lucky Thirteen, 1 deal, Anna [0-9]+.*"
                                         "; key [0-9a-f]+\n"));
  EXPECT_EQ(finished.err, "");
}

TEST_F(Verify, AChangedRecordSaysWhatAndWhere) {
  const Finished finished = run("changed.cardroom");
  EXPECT_EQ(finished.status, 1);
  EXPECT_THAT(finished.out, MatchesRegex("changed\\.cardroom: NOT FAIR: line [0-9]+: the sum is not that of the lines "
                                         "before it\n"));
}

TEST_F(Verify, WhatIsNotARecord) {
  for (const auto& [name, text] : {std::pair{"text.cardroom", "not a record: it is not the record of a game"},
                                   {"newer.cardroom", "not a record: line 1: format 2 is newer than this program"},
                                   {"absent.cardroom", "cannot be read: No such file or directory"},
                                   {".", "cannot be read: Is a directory"}}) {
    const Finished finished = run(name);
    EXPECT_EQ(finished.status, 2) << name;
    EXPECT_THAT(finished.out, StartsWith(std::string{name} + ": " + text));
  }
}

TEST_F(Verify, ManyFilesHaveASummaryAndTheWorstStatus) {
  const std::string all = "fair.cardroom fair.cardroom text.cardroom";
  const Finished two = run(all);
  EXPECT_EQ(two.status, 2);
  EXPECT_THAT(two.out, EndsWith("\n3 files: 2 fair, 0 not fair, 1 not records\n"));
  const Finished one = run(all + " changed.cardroom");
  EXPECT_EQ(one.status, 1);
  EXPECT_THAT(one.out, EndsWith("\n4 files: 2 fair, 1 not fair, 1 not records\n"));
}

TEST_F(Verify, ThreadsDoNotChangeTheOutput) {
  std::string files;
  for (int i = 0; i < 200; ++i) {
    const std::string name = std::to_string(i) + ".cardroom";
    runner_.write(name, i % 7 == 3 ? "x" : file_);
    files += " " + name;
  }
  const Finished one = run(files);
  const Finished three = run("--threads 3" + files);
  EXPECT_EQ(one.status, 2);
  EXPECT_EQ(one.out, three.out);
  EXPECT_EQ(one.status, three.status);
  EXPECT_THAT(one.out, EndsWith("\n200 files: 171 fair, 0 not fair, 29 not records\n"));
}

TEST_F(Verify, TheKeyMustBeTheOneThatIsNamed) {
  const std::string own = to_hex(fingerprint_of(check_record(file_)->seal));
  EXPECT_EQ(run("--key " + own + " fair.cardroom").status, 0);
  const Finished other = run("--key " + std::string(64, '0') + " fair.cardroom");
  EXPECT_EQ(other.status, 1);
  EXPECT_EQ(other.out, "fair.cardroom: NOT FAIR: signed by another key, " + own + "\n");
}

TEST_F(Verify, TheLogOfTheOriginalProgram) {
  const Finished finished = run("--log - fair.cardroom changed.cardroom fair.cardroom");
  EXPECT_EQ(finished.status, 1);
  EXPECT_EQ(finished.out, log_ + "\n\n" + log_);
  EXPECT_THAT(finished.err, HasSubstr("changed.cardroom: NOT FAIR"));
  EXPECT_EQ(run("--log game.log fair.cardroom").status, 0);
  EXPECT_EQ(runner_.read("game.log"), log_);
}

TEST_F(Verify, BadCommandLines) {
  for (const char* arguments : {"", "--key 12 fair.cardroom", "--threads 0 fair.cardroom", "--threads x fair.cardroom",
                                "--log ./absent/game.log fair.cardroom", "--unknown fair.cardroom"}) {
    const Finished finished = run(arguments);
    EXPECT_EQ(finished.status, 2) << arguments;
    EXPECT_EQ(finished.out, "") << arguments;
    EXPECT_THAT(finished.err, MatchesRegex("cardroom-verify: [^\n]+\n")) << arguments;
  }
}

TEST_F(Verify, HelpNamesTheExitStatus) {
  const Finished finished = run("--help");
  EXPECT_EQ(finished.status, 0);
  EXPECT_THAT(finished.out, HasSubstr("Exit status: 0 if all records are fair"));
  EXPECT_EQ(finished.err, "");
}

}  // namespace
}  // namespace cardroom
