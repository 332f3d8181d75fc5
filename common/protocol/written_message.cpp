#include "common/protocol/written_message.h"

#include <cstdint>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/message.h>
#include <google/protobuf/wire_format_lite.h>

namespace cardroom {

using google::protobuf::internal::WireFormatLite;

WrittenMessage::WrittenMessage(const google::protobuf::Message& message) : written_{message.SerializeAsString()} {
  google::protobuf::io::CodedInputStream in{reinterpret_cast<const std::uint8_t*>(written_.data()),
                                            static_cast<int>(written_.size())};
  std::uint32_t begin = 0;
  while (const std::uint32_t tag = in.ReadTag()) {
    WireFormatLite::SkipField(&in, tag);
    const auto end = static_cast<std::uint32_t>(in.CurrentPosition());
    const int number = WireFormatLite::GetTagFieldNumber(tag);
    if (fields_.empty() || fields_.back().field->number() != number) {
      const auto* field = message.GetDescriptor()->FindFieldByNumber(number);
      const int packed = field->is_packed() ? message.GetReflection()->FieldSize(message, field) : 0;
      fields_.push_back({.field = field, .size = packed, .begin = begin});
    }
    Field& field = fields_.back();
    if (field.field->is_repeated() && !field.field->is_packed()) ++field.size;
    field.end = end;
    begin = end;
  }
  fields_.shrink_to_fit();
}

std::string_view WrittenMessage::bytes(const Field& field) const {
  return std::string_view{written_}.substr(field.begin, field.end - field.begin);
}

}  // namespace cardroom
