#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace google::protobuf {
class Message;
}  // namespace google::protobuf

namespace cardroom {

/// A serialized message, with the position of each field in it. Our messages have no maps and, since they are built
/// here, no unknown fields; so protobuf writes the fields in order of their numbers, the elements of a list
/// consecutively, and equal values identically. This is the fastest way to compare messages, and the most compact form
/// to store.
class WrittenMessage {
 public:
  struct Field {
    int number = 0;
    int size = 0;           ///< The number of elements; 0 if it is not a list.
    std::uint32_t end = 0;  ///< In the serialized message; the next field begins there.
  };

  WrittenMessage() = default;
  /// Takes no more memory than it needs, because each connection keeps two of these.
  explicit WrittenMessage(const google::protobuf::Message& message);

  /// The fields that are set, in order of their numbers.
  const std::vector<Field>& fields() const { return fields_; }
  /// The bytes of a field, including its number. Precondition: `field` is one of fields().
  std::string_view bytes(const Field& field) const;
  /// The same for the field with that number; empty if it is not set.
  std::string_view bytes(int number) const;

 private:
  std::string written_;
  std::vector<Field> fields_;
};

}  // namespace cardroom
