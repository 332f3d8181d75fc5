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

/// A serialized message, and the place of each of its fields in it. Our messages have no maps and, as they are made
/// here, no unknown fields: so protobuf writes them by number, the elements of a list one after the other, and equal
/// values in the same way. This is the fastest way to compare them, and the smallest form to remember.
class WrittenMessage {
 public:
  struct Field {
    const google::protobuf::FieldDescriptor* field = nullptr;
    int size = 0;  ///< The number of elements; 0 if it is not a list.
    std::size_t begin = 0;
    std::size_t end = 0;
  };

  /// Replaces the contents, and reuses the memory.
  void write(const google::protobuf::Message& message);

  /// The fields that are set, by number.
  const std::vector<Field>& fields() const { return fields_; }
  /// With its number. Precondition: `field` is one of fields(). Valid until write().
  std::string_view bytes(const Field& field) const;

 private:
  std::string written_;
  std::vector<Field> fields_;
};

}  // namespace cardroom
