# The games of this program, in the order in which people are shown them: one line each, the name of its folder. The page
# "A new game" of ARCHITECTURE.md says what the folders of a game hold.
cardroom_add_game(lucky_thirteen)
cardroom_add_game(thrones)
cardroom_add_game(pasur)
cardroom_add_game(pinochle)
