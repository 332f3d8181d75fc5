# Headers that many files include, compiled once for all targets of a family. Parsing them takes five sixths of a file's
# compile time. Only generated and third-party headers: changing one of ours must not recompile everything.
#
# A folder selects the family of its targets with set(CARDROOM_PRECOMPILED <family>) before it adds them. Files still
# include what they use; `deploy/test lint` compiles without precompiled headers.
#   messages       protobuf's messages
#   network        the same and Asio
#   tests          messages and GoogleTest
#   light_tests    the same, for tests that take longer to compile than to run: with CARDROOM_TEST_OPTIONS
#   network_tests  all of these, also with CARDROOM_TEST_OPTIONS
#   qt             messages and Qt's models
#   qt_tests       the same and GoogleTest
set(precompiled_standard <algorithm> <array> <chrono> <cstdint> <functional> <map> <memory> <optional> <set> <span> <string>
  <string_view> <utility> <variant> <vector>)
set(precompiled_messages <cardroom/session/v1/session.pb.h>)
set(precompiled_network <boost/asio/io_context.hpp> <boost/asio/ip/tcp.hpp> <boost/asio/post.hpp> <boost/asio/ssl.hpp>
  <boost/asio/steady_timer.hpp> <boost/asio/write.hpp>)
set(precompiled_tests <gmock/gmock.h> <gtest/gtest.h>)
set(precompiled_qt <QAbstractListModel> <QCoreApplication> <QHash> <QList> <QLocale> <QObject> <QSet> <QString> <QStringList>
  <QTimer> <QVariantList> <QVariantMap> <QtQml/qqmlregistration.h>)

# The options shared by all targets of a family: a compiler accepts precompiled headers only with the options and macros
# with which they were compiled. ccache recognises them only if they contain no timestamp.
foreach(family messages network tests light_tests network_tests qt qt_tests)
  add_library(cardroom_precompiled_${family}_options INTERFACE)
  target_compile_options(cardroom_precompiled_${family}_options INTERFACE
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess> "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
  # clang on Debian 13 reads a precompiled header's source again, for targets that do not link the messages too.
  target_include_directories(cardroom_precompiled_${family}_options SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/proto)
  if(family MATCHES "network")
    target_link_libraries(cardroom_precompiled_${family}_options INTERFACE cardroom_asio)
  endif()
  if(family MATCHES "tests")
    target_compile_definitions(cardroom_precompiled_${family}_options INTERFACE GTEST_HAS_PTHREAD=1)
  endif()
  if(family MATCHES "light_tests|network_tests")
    target_compile_options(cardroom_precompiled_${family}_options INTERFACE ${CARDROOM_TEST_OPTIONS})
  endif()
  if(family MATCHES "qt")
    # The window waits for people and for Qt, and its templates take long to optimise.
    target_compile_options(cardroom_precompiled_${family}_options INTERFACE $<$<CONFIG:Release>:-O1>)
    target_compile_definitions(cardroom_precompiled_${family}_options INTERFACE QT_CORE_LIB QT_NO_KEYWORDS QT_NO_FOREACH)
  endif()
endforeach()

# precompiled_family(<family> HEADERS ... LINK deps...): the target whose precompiled headers the others reuse.
function(precompiled_family family)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "HEADERS;LINK")
  set(source ${PROJECT_BINARY_DIR}/precompiled/${family}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "// Only to precompile headers.\n")
  add_library(cardroom_precompiled_${family} STATIC EXCLUDE_FROM_ALL ${source})
  target_compile_features(cardroom_precompiled_${family} PRIVATE cxx_std_20)
  target_link_libraries(cardroom_precompiled_${family} PRIVATE ${arg_LINK} cardroom_precompiled_${family}_options cardroom_build_options)
  target_precompile_headers(cardroom_precompiled_${family} PRIVATE ${precompiled_standard} ${arg_HEADERS})
endfunction()

# cardroom_precompiled(<target>): makes the target use the precompiled headers of its folder's family, if there is one.
function(cardroom_precompiled target)
  if(CARDROOM_PRECOMPILED)
    target_precompile_headers(${target} REUSE_FROM cardroom_precompiled_${CARDROOM_PRECOMPILED})
    target_link_libraries(${target} PRIVATE cardroom_precompiled_${CARDROOM_PRECOMPILED}_options)
  endif()
endfunction()

precompiled_family(messages HEADERS ${precompiled_messages} LINK cardroom::proto)
precompiled_family(network HEADERS ${precompiled_messages} ${precompiled_network} LINK cardroom::proto)
if(CARDROOM_BUILD_TESTS)
  precompiled_family(tests HEADERS ${precompiled_messages} ${precompiled_tests} LINK cardroom::proto GTest::gmock)
  precompiled_family(light_tests HEADERS ${precompiled_messages} ${precompiled_tests} LINK cardroom::proto GTest::gmock)
  precompiled_family(network_tests
    HEADERS ${precompiled_messages} ${precompiled_network} ${precompiled_tests}
    LINK cardroom::proto GTest::gmock)
endif()
if(CARDROOM_BUILD_WINDOW)
  precompiled_family(qt HEADERS ${precompiled_messages} ${precompiled_qt} LINK cardroom::proto Qt6::Core)
  if(CARDROOM_BUILD_TESTS)
    precompiled_family(qt_tests
      HEADERS ${precompiled_messages} ${precompiled_qt} ${precompiled_tests}
      LINK cardroom::proto Qt6::Core GTest::gmock)
  endif()
  # Only their include directories: linking Qt's modules would define macros that some of the targets do not have.
  foreach(family qt qt_tests)
    if(TARGET cardroom_precompiled_${family})
      target_include_directories(cardroom_precompiled_${family} SYSTEM PRIVATE
        $<TARGET_PROPERTY:Qt6::Qml,INTERFACE_INCLUDE_DIRECTORIES>)
    endif()
  endforeach()
endif()
