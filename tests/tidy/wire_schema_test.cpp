// The wire format is a contract with people who have not updated: a golden file lists every message, number and type,
// so that each change is reviewed as a diff.

#include <google/protobuf/descriptor.h>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "cardroom/journal/v1/journal.pb.h"
#include "cardroom/lan/v1/lan.pb.h"
#include "cardroom/session/v1/session.pb.h"
#include "tests/support/golden.h"

namespace {

using google::protobuf::Descriptor;
using google::protobuf::EnumDescriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::FileDescriptor;

/// Collects a file and all files that it imports, directly or indirectly, by name.
void collect(const FileDescriptor* file, std::map<std::string, const FileDescriptor*>& files) {
  if (!files.emplace(file->name(), file).second) return;
  for (int i = 0; i < file->dependency_count(); ++i)
    collect(file->dependency(i), files);
}

std::map<std::string, const FileDescriptor*> all_files() {
  std::map<std::string, const FileDescriptor*> files;
  collect(cardroom::session::v1::ClientMessage::descriptor()->file(), files);
  collect(cardroom::lan::v1::Beacon::descriptor()->file(), files);
  collect(cardroom::journal::v1::Record::descriptor()->file(), files);
  return files;
}

std::string type_name(const FieldDescriptor& field) {
  if (field.message_type() != nullptr) return field.message_type()->full_name();
  if (field.enum_type() != nullptr) return field.enum_type()->full_name();
  return field.type_name();
}

void print(const EnumDescriptor& type, std::string& out) {
  out += "enum " + type.full_name() + "\n";
  for (int i = 0; i < type.value_count(); ++i) {
    out += "  " + std::to_string(type.value(i)->number()) + " " + type.value(i)->name() + "\n";
  }
}

void print(const Descriptor& type, std::string& out) {
  out += "message " + type.full_name() + "\n";
  for (int i = 0; i < type.field_count(); ++i) {
    const FieldDescriptor& field = *type.field(i);
    out += "  " + std::to_string(field.number()) + " " + (field.is_repeated() ? "repeated " : "") +
           (field.has_optional_keyword() ? "optional " : "") + type_name(field) + " " + field.name();
    if (field.real_containing_oneof() != nullptr) out += " (one of " + field.real_containing_oneof()->name() + ")";
    out += "\n";
  }
  for (int i = 0; i < type.reserved_range_count(); ++i) {
    out += "  reserved " + std::to_string(type.reserved_range(i)->start) + "\n";
  }
  for (int i = 0; i < type.nested_type_count(); ++i)
    print(*type.nested_type(i), out);
  for (int i = 0; i < type.enum_type_count(); ++i)
    print(*type.enum_type(i), out);
}

TEST(WireSchema, IsTheGoldenOne) {
  std::string schema;
  for (const auto& [name, file] : all_files()) {
    for (int i = 0; i < file->enum_type_count(); ++i)
      print(*file->enum_type(i), schema);
    for (int i = 0; i < file->message_type_count(); ++i)
      print(*file->message_type(i), schema);
  }
  cardroom::testing::expect_golden("wire_schema_v1.txt", schema);
}

TEST(WireSchema, ZeroOfEveryEnumIsUnspecified) {
  for (const auto& [name, file] : all_files()) {
    for (int i = 0; i < file->enum_type_count(); ++i) {
      const auto* zero = file->enum_type(i)->FindValueByNumber(0);
      ASSERT_NE(zero, nullptr) << file->enum_type(i)->full_name();
      EXPECT_TRUE(zero->name().ends_with("_UNSPECIFIED")) << zero->full_name();
    }
  }
}

TEST(WireSchema, PackagesHaveTheNameOfTheirFolder) {
  for (const auto& [name, file] : all_files()) {
    std::string folder = name.substr(0, name.rfind('/'));
    for (char& c : folder)
      c = c == '/' ? '.' : c;
    EXPECT_EQ(file->package(), folder);
    EXPECT_TRUE(folder.ends_with(".v1")) << name;
  }
}

}  // namespace
