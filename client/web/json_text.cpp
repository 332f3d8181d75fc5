#include "client/web/json_text.h"

#include <QLocale>
#include <QMetaProperty>
#include <QSequentialIterable>
#include <QStringList>
#include <QVariantMap>
#include <cmath>

namespace cardroom::web {
namespace {

constexpr unsigned char kFirstPrintable = 0x20;

void addText(QByteArray& json, const QString& value) {
  json += '"';
  for (const char c : value.toUtf8()) {
    if (c == '"' || c == '\\') {
      json += '\\';
      json += c;
    } else if (static_cast<unsigned char>(c) < kFirstPrintable) {
      json += "\\u00" + QByteArray{1, c}.toHex();
    } else {
      json += c;
    }
  }
  json += '"';
}

QByteArray nameOfEnumerator(const QMetaType& type, int value) {
  const QMetaObject* owner = type.metaObject();
  if (owner == nullptr) return {};
  const int index = owner->indexOfEnumerator(QByteArray{type.name()}.split(':').last().constData());
  return index < 0 ? QByteArray{} : QByteArray{owner->enumerator(index).valueToKey(value)};
}

void add(QByteArray& json, const QVariant& value);

/// What comes before the next member or element; nothing before the first.
void separate(QByteArray& json) {
  if (json.back() != '{' && json.back() != '[') json += ',';
}

void addGadget(QByteArray& json, const QMetaObject& type, const void* gadget) {
  json += '{';
  for (int i = 0; i < type.propertyCount(); ++i) {
    const QMetaProperty property = type.property(i);
    separate(json);
    json += '"';
    json += property.name();
    json += "\":";
    add(json, property.readOnGadget(gadget));
  }
  json += '}';
}

void addMap(QByteArray& json, const QVariantMap& map) {
  json += '{';
  for (auto entry = map.begin(); entry != map.end(); ++entry) {
    separate(json);
    addText(json, entry.key());
    json += ':';
    add(json, entry.value());
  }
  json += '}';
}

void add(QByteArray& json, const QVariant& value) {
  const QMetaType type = value.metaType();
  switch (type.id()) {
    case QMetaType::Bool: json += value.toBool() ? "true" : "false"; return;
    case QMetaType::Int: json += QByteArray::number(value.toInt()); return;
    case QMetaType::UInt: json += QByteArray::number(value.toUInt()); return;
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Long:
    case QMetaType::ULong:  // JavaScript's numbers hold only 53 bits.
    case QMetaType::QString: addText(json, value.toString()); return;
    case QMetaType::Float:
    case QMetaType::Double:
      json += std::isfinite(value.toDouble())
                  ? QByteArray::number(value.toDouble(), 'g', QLocale::FloatingPointShortest)
                  : QByteArray{"null"};
      return;
    case QMetaType::QVariantMap: addMap(json, value.toMap()); return;
    default: break;
  }
  if (type.flags().testFlag(QMetaType::IsEnumeration)) {
    json += '"' + nameOfEnumerator(type, value.toInt()) + '"';
  } else if (type.flags().testFlag(QMetaType::IsGadget)) {
    addGadget(json, *type.metaObject(), value.constData());
  } else if (value.canConvert<QSequentialIterable>()) {
    json += '[';
    for (const QVariant& element : value.value<QSequentialIterable>()) {
      separate(json);
      add(json, element);
    }
    json += ']';
  } else {
    json += "null";
  }
}

}  // namespace

QByteArray jsonOf(const QVariant& value) {
  QByteArray json;
  add(json, value);
  return json;
}

void addMember(QByteArray& members, const char* name, const QByteArray& json) {
  if (!members.isEmpty()) members += ',';
  members += '"';
  members += name;
  members += "\":";
  members += json;
}

QByteArray arrayOf(const QByteArrayList& elements) {
  return '[' + elements.join(',') + ']';
}

}  // namespace cardroom::web
