set(files
  pinochle_keeping.cpp pinochle_moves.cpp pinochle_text.cpp pinochle_words.cpp)
