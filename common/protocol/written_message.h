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
  enum class Form : std::uint8_t {
    single,
    list,         ///< Each element with the field's number.
    packed_list,  ///< The elements together, after the field's number and their length.
  };

  struct Field {
    int number = 0;
    std::uint32_t end = 0;  ///< In the serialized message; the next field begins there.
    Form form = Form::single;
  };

  WrittenMessage() = default;
  /// Takes no more memory than it needs, because each connection keeps some of these.
  explicit WrittenMessage(const google::protobuf::Message& message);

  /// The fields that are set, in order of their numbers.
  const std::vector<Field>& fields() const { return fields_; }
  std::string_view bytes() const { return written_; }
  /// The bytes of a field, including its number. Precondition: `field` is one of fields().
  std::string_view bytes(const Field& field) const;
  /// The same for the field with that number; empty if it is not set.
  std::string_view bytes(int number) const;

 private:
  std::string written_;
  std::vector<Field> fields_;
};

/// Appends a field that is a string, bytes, a serialized message or a packed list: number, length, content.
void append_field(std::string& message, int number, std::string_view content);
/// Appends a field that is an unsigned number.
void append_field(std::string& message, int number, std::uint32_t value);

}  // namespace cardroom
