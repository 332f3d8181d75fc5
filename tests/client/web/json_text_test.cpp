// Values as JSON text: what QJsonDocument reads is the value that was written.

#include "client/web/json_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <gtest/gtest.h>
#include <limits>

#include "tests/client/web/mirrored.h"

namespace cardroom::web {
namespace {

/// What a browser makes of the text; undefined if it is not JSON.
QJsonValue readBack(const QVariant& value) {
  const QJsonDocument document = QJsonDocument::fromJson(arrayOf({jsonOf(value)}));
  return document.isArray() ? document.array().at(0) : QJsonValue{QJsonValue::Undefined};
}

TEST(JsonText, KeepsEveryCharacter) {
  for (uint c = 0; c < 0x3000; ++c) {
    const QString text = QStringLiteral("a") + QChar{c} + QStringLiteral("b");
    ASSERT_EQ(readBack(text), QJsonValue{text}) << c;
  }
  const QString others = QString::fromUtf8("\"\\/\b\f\n\r\t</script> 🂡 هفت");
  EXPECT_EQ(readBack(others), QJsonValue{others});
}

/// A browser refuses text with such a character, which QJsonDocument would read.
TEST(JsonText, EscapesControlCharacters) {
  for (char c = 0; c < 0x20; ++c)
    EXPECT_EQ(jsonOf(QString{QLatin1Char{c}}), "\"\\u00" + QByteArray(1, c).toHex() + '"');
}

TEST(JsonText, KeepsNumbers) {
  for (const double number : {0.0, -0.5, 0.1, 1e21, 1e-7, 123456789.25, std::numeric_limits<double>::max()})
    EXPECT_EQ(readBack(number), QJsonValue{number}) << number;
  for (const int number : {0, -1, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()})
    EXPECT_EQ(readBack(number), QJsonValue{number});
  EXPECT_EQ(jsonOf(std::numeric_limits<double>::infinity()), "null");
  EXPECT_EQ(jsonOf(std::numeric_limits<double>::quiet_NaN()), "null");
  EXPECT_EQ(jsonOf(std::numeric_limits<uint>::max()), "4294967295");
  EXPECT_EQ(jsonOf(std::numeric_limits<quint64>::max()), "\"18446744073709551615\"");
}

TEST(JsonText, KeepsWhatIsInside) {
  const test::Pip pip{.name = QStringLiteral("\"a\","), .count = 2};
  const QJsonObject object{{"name", "\"a\","}, {"count", 2}};
  EXPECT_EQ(readBack(QVariant::fromValue(pip)), QJsonValue{object});
  EXPECT_EQ(readBack(QVariant::fromValue(QList<test::Pip>{pip, pip})), (QJsonValue{QJsonArray{object, object}}));
  EXPECT_EQ(readBack(QVariant::fromValue(QList<test::Pip>{})), QJsonValue{QJsonArray{}});
  EXPECT_EQ(readBack(QStringList{"[", "{", ""}), (QJsonValue{QJsonArray{"[", "{", ""}}));
  EXPECT_EQ(readBack(QVariantMap{{"\n", 1}, {"b", QVariantMap{}}}),
            (QJsonValue{QJsonObject{{"\n", 1}, {"b", QJsonObject{}}}}));
  EXPECT_EQ(readBack(QVariantMap{{"a", true}, {"b", QVariant{}}}),
            (QJsonValue{QJsonObject{{"a", true}, {"b", QJsonValue::Null}}}));
  EXPECT_EQ(jsonOf(QVariant::fromValue(test::Root::Glad)), "\"Glad\"");
}

}  // namespace
}  // namespace cardroom::web
