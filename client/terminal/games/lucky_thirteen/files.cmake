set(files
  lucky_thirteen_text.cpp)
