# Functions for the window's targets. Included only if the window is built.

# One folder for all QML modules of the build, where qmllint and the tests find them.
set(QT_QML_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/qml)

# Since Qt 6.8: each folder of a module's pages gets a qmldir file, so that its types are known there too.
if(QT_KNOWN_POLICY_QTP0004)
  qt_policy(SET QTP0004 NEW)
endif()

# Compile options for our files that use Qt, whose keywords would collide with names in protobuf's headers.
add_library(cardroom_qt_options INTERFACE)
target_compile_definitions(cardroom_qt_options INTERFACE QT_NO_KEYWORDS QT_NO_FOREACH)

# cardroom_qt_library(<name> SOURCES ... [PUBLIC deps...] [PRIVATE deps...]): like cardroom_library, but with moc.
function(cardroom_qt_library name)
  cardroom_library(${name} ${ARGN})
  set_target_properties(cardroom_${name} PROPERTIES AUTOMOC ON)
  target_link_libraries(cardroom_${name} PUBLIC cardroom_qt_options)
endfunction()

# Compiles the files that Qt generates for the pages of a QML module in groups of a dozen, and the two that it generates
# for its classes as one: both instantiate the same templates for each class.
function(cardroom_few_page_units target)
  set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/mocs_compilation.cpp
    ${CMAKE_CURRENT_BINARY_DIR}/${target}_qmltyperegistrations.cpp PROPERTIES UNITY_GROUP classes)
  get_target_property(pages ${target} SOURCES)
  list(FILTER pages INCLUDE REGEX "_qml\\.cpp$")
  set(count 0)
  foreach(page IN LISTS pages)
    math(EXPR dozen "${count} / 12")
    math(EXPR count "${count} + 1")
    set_source_files_properties(${page} PROPERTIES UNITY_GROUP pages_${dozen})
  endforeach()
endfunction()

# cardroom_qml_module(<name> URI uri [QML_FILES ...] [SOURCES ...] [IMPORTS uris...] [PUBLIC deps...] [PRIVATE
# deps...]): the QML module `uri` as the library cardroom::<name>; a program that uses it links cardroom::<name>_plugin.
function(cardroom_qml_module name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "URI" "QML_FILES;SOURCES;IMPORTS;PUBLIC;PRIVATE")
  set(library cardroom_${name})
  qt_add_library(${library} STATIC)
  set_target_properties(${library} PROPERTIES AUTOMOC ON)
  foreach(file IN LISTS arg_QML_FILES)
    file(STRINGS ${file} first_line LIMIT_COUNT 1)
    if(first_line STREQUAL "pragma Singleton")
      set_source_files_properties(${file} PROPERTIES QT_QML_SINGLETON_TYPE TRUE)
    endif()
  endforeach()
  # Compiling each QML file to bytecode makes the first frame appear sooner, but slows the build after every change to a
  # page, so debug builds do without it.
  set(cache_generation)
  if(CMAKE_BUILD_TYPE STREQUAL Debug)
    set(cache_generation NO_CACHEGEN)
  endif()
  # C++ for the pages' expressions would take a quarter of the time of a release build, and makes no visible difference.
  set_target_properties(${library} PROPERTIES QT_QMLCACHEGEN_ARGUMENTS --only-bytecode)
  qt_add_qml_module(${library}
    URI ${arg_URI}
    VERSION 1.0
    RESOURCE_PREFIX /qt/qml  # The default only since Qt 6.5.
    PLUGIN_TARGET ${library}_plugin
    IMPORTS ${arg_IMPORTS}
    DEPENDENCIES QtQuick
    IMPORT_PATH ${QT_QML_OUTPUT_DIRECTORY}
    ${cache_generation}
    QML_FILES ${arg_QML_FILES}
    SOURCES ${arg_SOURCES})
  add_library(cardroom::${name} ALIAS ${library})
  add_library(cardroom::${name}_plugin ALIAS ${library}_plugin)
  target_compile_features(${library} PUBLIC cxx_std_20)
  target_include_directories(${library} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(${library} PUBLIC Qt6::Qml cardroom_qt_options ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
  cardroom_precompiled(${library})
  # All QML files of the window, below QT_QML_OUTPUT_DIRECTORY, for the test that runs qmllint on them.
  string(REPLACE "." "/" folder ${arg_URI})
  list(TRANSFORM arg_QML_FILES PREPEND ${folder}/)
  set_property(GLOBAL APPEND PROPERTY CARDROOM_QML_FILES ${arg_QML_FILES})
  # Only our own files are compiled with our warnings; the files that qmlcachegen generates would trigger them.
  get_target_property(warnings cardroom_build_options INTERFACE_COMPILE_OPTIONS)
  list(FILTER arg_SOURCES INCLUDE REGEX "\\.cpp$")
  if(CARDROOM_FEW_UNITS)
    # A source with its own options would be compiled separately, so the whole target gets the warnings.
    if(cache_generation)
      # Clang warns about a function that std::stable_sort uses in the GCC 12 library.
      target_compile_options(${library} PRIVATE ${warnings} $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
    endif()
    cardroom_few_units(${library} ${arg_SOURCES})
    cardroom_few_page_units(${library})
  else()
    set_source_files_properties(${arg_SOURCES} PROPERTIES COMPILE_OPTIONS "${warnings}")
  endif()
endfunction()

# cardroom_quick_test(<name> SOURCES main.cpp FILES tst_....qml [LINK deps...] [LONGEST seconds]): a program that runs
# Qt Quick tests without a display; each file is one ctest test with the label "window". LONGEST: see cardroom_test.
function(cardroom_quick_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "LONGEST" "SOURCES;FILES;LINK")
  cardroom_executable(${name} SOURCES ${arg_SOURCES} LINK ${arg_LINK} Qt6::QuickTest)
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
  target_link_libraries(${name} PRIVATE cardroom_qt_options)
  # Qt requires a runtime folder that only the user can access.
  file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/runtime)
  file(CHMOD ${CMAKE_CURRENT_BINARY_DIR}/runtime PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
  foreach(file IN LISTS arg_FILES)
    add_test(NAME ${name}.${file} COMMAND ${name} -input ${CMAKE_CURRENT_SOURCE_DIR}/${file})
    set_tests_properties(${name}.${file} PROPERTIES
      LABELS window
      TIMEOUT 900  # A file takes up to two minutes, on a busy machine several times that.
      COST "${arg_LONGEST}"
      ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;XDG_RUNTIME_DIR=${CMAKE_CURRENT_BINARY_DIR}/runtime")
  endforeach()
endfunction()
