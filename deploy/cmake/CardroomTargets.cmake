# GNU ld needs one to three seconds of processor time for a program with debugging information, and lld a quarter of that.
# Release builds are linked in the system's usual way.
find_program(CARDROOM_LLD ld.lld)
mark_as_advanced(CARDROOM_LLD)
if(CARDROOM_LLD AND CMAKE_BUILD_TYPE STREQUAL Debug)
  add_link_options(-fuse-ld=lld)
endif()

# Compile options for our own files. An INTERFACE target linked PRIVATE, so that they do not apply to generated code.
add_library(cardroom_build_options INTERFACE)
target_compile_options(cardroom_build_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor
  # When GCC 12 optimizes strings and moved variants, it reports errors that do not exist (GCC bugs 105651 and 105562).
  # Both warnings stay on in other builds and with Clang.
  $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>
  $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-maybe-uninitialized>)

# cardroom_few_units(<target> <source>...): with CARDROOM_FEW_UNITS, the sources of one folder are compiled as one.
function(cardroom_few_units target)
  if(CARDROOM_FEW_UNITS)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    foreach(source IN LISTS ARGN)
      get_filename_component(folder "${source}" DIRECTORY)
      string(MAKE_C_IDENTIFIER "of_${folder}" group)
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endforeach()
  endif()
endfunction()

# cardroom_library(<name> SOURCES ... [PUBLIC deps...] [PRIVATE deps...]): the library cardroom::<name>.
function(cardroom_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;PUBLIC;PRIVATE")
  add_library(cardroom_${name} STATIC ${arg_SOURCES})
  add_library(cardroom::${name} ALIAS cardroom_${name})
  target_compile_features(cardroom_${name} PUBLIC cxx_std_20)
  target_include_directories(cardroom_${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(cardroom_${name} PUBLIC ${arg_PUBLIC} PRIVATE ${arg_PRIVATE} cardroom_build_options)
  cardroom_precompiled(cardroom_${name})
  cardroom_few_units(cardroom_${name} ${arg_SOURCES})
endfunction()

# cardroom_executable(<file name> SOURCES ... LINK deps...): a program in the build's bin/ folder, for tests and
# measurements.
function(cardroom_executable name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
  add_executable(${name} ${arg_SOURCES})
  target_compile_features(${name} PRIVATE cxx_std_20)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE ${arg_LINK} cardroom_build_options)
  cardroom_precompiled(${name})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
endfunction()

# The programs that a game needs. deploy/play builds only these: a person waits for them.
add_custom_target(cardroom_game_programs)

# cardroom_program(<file name> [TOOL] COMPONENT client|server|web SOURCES ... LINK deps...): a program that people run,
# and the package to which it belongs. A TOOL is not needed for a game.
function(cardroom_program name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "TOOL" "COMPONENT" "")
  cardroom_executable(${name} ${arg_UNPARSED_ARGUMENTS})
  install(TARGETS ${name} RUNTIME COMPONENT ${arg_COMPONENT})
  if(NOT arg_TOOL)
    add_dependencies(cardroom_game_programs ${name})
  endif()
endfunction()

# cardroom_allocator(<name>): the server allocates and frees for each message that it sends, so its release build uses
# tcmalloc, which takes a sixth off its CPU time. The same goes for the gateway, and for cardroom-load, which is thousands
# of clients on one core. No symbol of tcmalloc is referenced, so the linker has to be told to keep it.
function(cardroom_allocator name)
  if(tcmalloc_FOUND)
    target_link_libraries(${name} PRIVATE -Wl,--push-state,--no-as-needed PkgConfig::tcmalloc -Wl,--pop-state)
  endif()
endfunction()

# The targets worth building with the thread sanitizer: the tests with the label "threads", and the programs that they
# start.
add_custom_target(cardroom_thread_tests)

# cardroom_test(<name> [LEAVE_TO_ASAN] SOURCES ... [LINK deps...] [LABELS ...] [LONGEST seconds] [TIMEOUT seconds]): a
# test program; each of its tests becomes one ctest test. LONGEST is the duration of its longest test, if that is more
# than a few seconds: ctest starts such tests first, so that none of them is left running alone at the end.
#
# LEAVE_TO_ASAN: a full run of deploy/test runs it only in the sanitizer build. Do not use it for tests that compare
# output byte for byte with files (games, logs, simulated tables, sentences), because users run what the default
# compiler builds.
function(cardroom_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "LEAVE_TO_ASAN" "LONGEST;TIMEOUT" "SOURCES;LINK;LABELS")
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT 300)
  endif()
  add_executable(${name} ${arg_SOURCES})
  target_compile_features(${name} PRIVATE cxx_std_20)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_compile_definitions(${name} PRIVATE CARDROOM_SOURCE_DIR="${PROJECT_SOURCE_DIR}" CARDROOM_BUILD_DIR="${PROJECT_BINARY_DIR}")
  target_link_libraries(${name} PRIVATE ${arg_LINK} GTest::gmock GTest::gtest_main cardroom_build_options)
  cardroom_precompiled(${name})
  if(CARDROOM_FEW_UNITS)
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
  endif()
  if("threads" IN_LIST arg_LABELS)
    add_dependencies(cardroom_thread_tests ${name})
  endif()
  if(arg_LEAVE_TO_ASAN AND CARDROOM_LEAVE_TO_ASAN)
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
    return()
  endif()
  set(properties TIMEOUT ${arg_TIMEOUT})
  if(arg_LONGEST)
    list(APPEND properties COST ${arg_LONGEST})
  endif()
  if(arg_LABELS)
    list(APPEND properties LABELS "${arg_LABELS}")
  endif()
  gtest_discover_tests(${name} TEST_PREFIX "${name}." PROPERTIES ${properties} DISCOVERY_TIMEOUT 60 DISCOVERY_MODE PRE_TEST)
endfunction()

if(CARDROOM_BUILD_WINDOW)
  include(CardroomQt)
endif()
include(CardroomPrecompiled)
