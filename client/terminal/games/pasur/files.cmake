set(files
  pasur_moves.cpp pasur_text.cpp pasur_words.cpp)
