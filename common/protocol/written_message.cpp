#include "common/protocol/written_message.h"

#include <algorithm>
#include <array>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/message.h>
#include <google/protobuf/wire_format_lite.h>
#include <iterator>

namespace cardroom {

using google::protobuf::FieldDescriptor;
using google::protobuf::internal::WireFormatLite;

namespace {

WrittenMessage::Form form_of(const FieldDescriptor& field) {
  if (field.is_packed()) return WrittenMessage::Form::packed_list;
  return field.is_repeated() ? WrittenMessage::Form::list : WrittenMessage::Form::single;
}

void append(std::string& message, std::uint32_t tag, std::uint32_t value) {
  using google::protobuf::io::CodedOutputStream;
  std::array<std::uint8_t, 10> bytes;  // Two numbers of at most five bytes.
  std::uint8_t* end = CodedOutputStream::WriteVarint32ToArray(tag, bytes.data());
  end = CodedOutputStream::WriteVarint32ToArray(value, end);
  message.append(bytes.data(), end);
}

}  // namespace

WrittenMessage::WrittenMessage(const google::protobuf::Message& message) : written_{message.SerializeAsString()} {
  google::protobuf::io::CodedInputStream in{reinterpret_cast<const std::uint8_t*>(written_.data()),
                                            static_cast<int>(written_.size())};
  constexpr std::size_t kFieldsUsually = 24;
  fields_.reserve(kFieldsUsually);
  while (const std::uint32_t tag = in.ReadTag()) {
    WireFormatLite::SkipField(&in, tag);
    const int number = WireFormatLite::GetTagFieldNumber(tag);
    if (fields_.empty() || fields_.back().number != number) {
      fields_.push_back({.number = number, .form = form_of(*message.GetDescriptor()->FindFieldByNumber(number))});
    }
    fields_.back().end = static_cast<std::uint32_t>(in.CurrentPosition());
  }
  fields_.shrink_to_fit();
}

std::string_view WrittenMessage::bytes(const Field& field) const {
  const std::uint32_t begin = &field == fields_.data() ? 0 : std::prev(&field)->end;
  return std::string_view{written_}.substr(begin, field.end - begin);
}

std::string_view WrittenMessage::bytes(int number) const {
  const auto field = std::ranges::find(fields_, number, &Field::number);
  return field == fields_.end() ? std::string_view{} : bytes(*field);
}

void append_field(std::string& message, int number, std::string_view content) {
  append(message, WireFormatLite::MakeTag(number, WireFormatLite::WIRETYPE_LENGTH_DELIMITED),
         static_cast<std::uint32_t>(content.size()));
  message += content;
}

void append_field(std::string& message, int number, std::uint32_t value) {
  append(message, WireFormatLite::MakeTag(number, WireFormatLite::WIRETYPE_VARINT), value);
}

}  // namespace cardroom
