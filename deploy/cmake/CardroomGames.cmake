# Functions that use the list of games (common/games/games.cmake): a layer states once what it has per game, and
# these functions repeat that for every game in the list.
set(CARDROOM_GAMES "")

# cardroom_add_game(<folder>): "lucky_thirteen".
macro(cardroom_add_game folder)
  list(APPEND CARDROOM_GAMES ${folder})
endmacro()

include(${PROJECT_SOURCE_DIR}/common/games/games.cmake)

# cardroom_type_name(<variable> <name>): "LuckyThirteen" for "lucky_thirteen".
function(cardroom_type_name variable name)
  set(type "")
  string(REPLACE "_" ";" words ${name})
  foreach(word IN LISTS words)
    string(SUBSTRING ${word} 0 1 first)
    string(SUBSTRING ${word} 1 -1 rest)
    string(TOUPPER ${first} first)
    string(APPEND type ${first}${rest})
  endforeach()
  set(${variable} ${type} PARENT_SCOPE)
endfunction()

# cardroom_each_game(<variable> <text>...): a list that contains each string once per game, with <game> and <Game>
# replaced, for instance by "lucky_thirteen" and "LuckyThirteen".
function(cardroom_each_game variable)
  set(result "")
  foreach(game IN LISTS CARDROOM_GAMES)
    cardroom_type_name(type ${game})
    string(REPLACE "<game>" ${game} texts "${ARGN}")
    string(REPLACE "<Game>" ${type} texts "${texts}")
    list(APPEND result ${texts})
  endforeach()
  set(${variable} "${result}" PARENT_SCOPE)
endfunction()

# cardroom_game_files(<variable> <prefix>): the files in each game's folder <prefix><game>, which are listed in the
# variable `files` of its files.cmake.
function(cardroom_game_files variable prefix)
  set(result "")
  foreach(game IN LISTS CARDROOM_GAMES)
    set(list ${CMAKE_CURRENT_SOURCE_DIR}/${prefix}${game}/files.cmake)
    # Without this file, the variable would keep the previous game's files.
    if(NOT EXISTS ${list})
      message(FATAL_ERROR "${list} is missing: common/games/games.cmake lists the game ${game}")
    endif()
    include(${list})
    list(TRANSFORM files PREPEND ${prefix}${game}/)
    list(APPEND result ${files})
  endforeach()
  set(${variable} ${result} PARENT_SCOPE)
endfunction()

# cardroom_files_of_games(<variable> <pattern>...): the files in this folder that match a pattern such as
# "<game>_*_test.cpp" for any game.
function(cardroom_files_of_games variable)
  cardroom_each_game(patterns ${ARGN})
  file(GLOB files CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} ${patterns})
  set(${variable} ${files} PARENT_SCOPE)
endfunction()

# cardroom_game_list(<target> <file> INCLUDE <path> [TYPE <type>] [LINE <line>]): generates the header <file> from
# <file>.in next to the calling CMakeLists.txt, and lets the target and its users include it. In it, @INCLUDES@ stands
# for an #include of the path for every game, @TYPES@ for their types, separated by commas, and @LINES@ for their lines,
# separated by semicolons.
function(cardroom_game_list target file)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "INCLUDE;TYPE;LINE" "")
  cardroom_each_game(INCLUDES "#include \"${arg_INCLUDE}\"")
  list(JOIN INCLUDES "\n" INCLUDES)
  cardroom_each_game(TYPES "${arg_TYPE}")
  list(JOIN TYPES ", " TYPES)
  cardroom_each_game(LINES "${arg_LINE}")
  list(JOIN LINES ";\n" LINES)
  file(RELATIVE_PATH here ${PROJECT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
  configure_file(${file}.in ${PROJECT_BINARY_DIR}/generated/${here}/${file} @ONLY)
  get_target_property(kind ${target} TYPE)
  if(kind STREQUAL INTERFACE_LIBRARY)
    target_include_directories(${target} INTERFACE ${PROJECT_BINARY_DIR}/generated)
  else()
    target_include_directories(${target} PUBLIC ${PROJECT_BINARY_DIR}/generated)
  endif()
endfunction()

# cardroom_game(<game> RULES ... BOT ... WIRE ... CLASSIC ...): the libraries of a game, built from the given sources.
#   cardroom::game_<game>          rules, values and what-if functions; knows nothing of the wire
#   cardroom::game_<game>_wire     its values as messages; clients may link it
#   cardroom::game_<game>_bot      how bots choose their moves, and hints
#   cardroom::game_<game>_classic  property files, and finished games as text
function(cardroom_game game)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "RULES;BOT;WIRE;CLASSIC")
  cardroom_library(game_${game} SOURCES ${arg_RULES} PUBLIC cardroom::game)
  cardroom_library(game_${game}_wire SOURCES ${arg_WIRE} PUBLIC cardroom::game_${game} PRIVATE cardroom::proto)
  cardroom_library(game_${game}_bot SOURCES ${arg_BOT} PUBLIC cardroom::game_${game} PRIVATE cardroom::bots)
  cardroom_library(game_${game}_classic
    SOURCES ${arg_CLASSIC}
    PUBLIC cardroom::game_${game}_bot cardroom::classic
    PRIVATE fmt::fmt nlohmann_json::nlohmann_json)
endfunction()
