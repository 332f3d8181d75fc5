set(files
  thrones_moves.cpp thrones_text.cpp thrones_words.cpp)
