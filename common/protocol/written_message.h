#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace google::protobuf {
class FieldDescriptor;
class Message;
}  // namespace google::protobuf

namespace cardroom {

/// A message as it is written, and where in it each of its fields lies. Our messages hold no maps and, as they are made
/// here, no fields that we do not know: so protobuf writes them by number, the elements of a list one after the other,
/// and what is alike is written alike. That makes it the quickest way to compare, and the smallest to remember.
class WrittenMessage {
 public:
  struct Field {
    const google::protobuf::FieldDescriptor* field = nullptr;
    int size = 0;  ///< How many elements; 0 if it is no list.
    std::size_t begin = 0;
    std::size_t end = 0;
  };

  /// Instead of what was here. The memory is used again.
  void write(const google::protobuf::Message& message);

  /// Those that are there, by number.
  const std::vector<Field>& fields() const { return fields_; }
  /// With its number. Precondition: `field` is one of fields(). Valid until write().
  std::string_view bytes(const Field& field) const;

 private:
  std::string written_;
  std::vector<Field> fields_;
};

}  // namespace cardroom
