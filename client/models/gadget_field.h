#pragma once

#include <QtQml/qqmlregistration.h>
#include <utility>

/// A field of a Q_GADGET that QML can read by name but not write. In plain Qt, each field needs a member and a
/// property.
#define CARDROOM_FIELD(type, name)                 \
  Q_PROPERTY(type name MEMBER name CONSTANT FINAL) \
  type name

/// Begins a gadget that QML sees as a value type of that name; the members that follow are public.
#define CARDROOM_GADGET(name) Q_GADGET QML_VALUE_TYPE(name) public:

/// Goes after Q_OBJECT in a type that QML can use but not create; `why` says who owns its objects. The members that
/// follow are public.
#define CARDROOM_UNCREATABLE(why) QML_ELEMENT QML_UNCREATABLE(why) public:

/// A QObject property for QML, with its getter, whose body may follow. `changed` is its notify signal.
#define CARDROOM_READ(type, name, changed)             \
  Q_PROPERTY(type name READ name NOTIFY changed FINAL) \
  type name() const

/// A CARDROOM_READ property that QML can also write, with the setter `write`.
#define CARDROOM_WRITE(type, name, write, changed)                 \
  Q_PROPERTY(type name READ name WRITE write NOTIFY changed FINAL) \
  void write(const type& value);                                   \
  type name() const

/// A property for an object that its owner stores in `m_<name>` and never replaces.
#define CARDROOM_PART(type, name)                 \
  Q_PROPERTY(type* name READ name CONSTANT FINAL) \
  type* name() const {                            \
    return m_##name;                              \
  }

/// A property that stores its value. C++ sets it with `show`, which emits `<name>Changed` if the value differs.
#define CARDROOM_VALUE(type, name, show)                                 \
 private:                                                                \
  type m_##name{};                                                       \
                                                                         \
 public:                                                                 \
  CARDROOM_READ(type, name, name##Changed) {                             \
    return m_##name;                                                     \
  }                                                                      \
  void show(const type& value) {                                         \
    if (std::exchange(m_##name, value) != value) Q_EMIT name##Changed(); \
  }                                                                      \
  Q_SIGNAL void name##Changed()
