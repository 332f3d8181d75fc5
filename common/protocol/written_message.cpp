#include "common/protocol/written_message.h"

#include <algorithm>
#include <cstdint>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/message.h>
#include <google/protobuf/wire_format_lite.h>
#include <iterator>

namespace cardroom {

using google::protobuf::internal::WireFormatLite;

WrittenMessage::WrittenMessage(const google::protobuf::Message& message) : written_{message.SerializeAsString()} {
  google::protobuf::io::CodedInputStream in{reinterpret_cast<const std::uint8_t*>(written_.data()),
                                            static_cast<int>(written_.size())};
  const google::protobuf::FieldDescriptor* field = nullptr;
  while (const std::uint32_t tag = in.ReadTag()) {
    WireFormatLite::SkipField(&in, tag);
    const auto end = static_cast<std::uint32_t>(in.CurrentPosition());
    const int number = WireFormatLite::GetTagFieldNumber(tag);
    if (fields_.empty() || fields_.back().number != number) {
      field = message.GetDescriptor()->FindFieldByNumber(number);
      fields_.push_back(
          {.number = number, .size = field->is_packed() ? message.GetReflection()->FieldSize(message, field) : 0});
    }
    if (field->is_repeated() && !field->is_packed()) ++fields_.back().size;
    fields_.back().end = end;
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

}  // namespace cardroom
