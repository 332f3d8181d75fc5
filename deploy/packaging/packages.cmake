# Debian packages from the components "client", "server" and, if the gateway is built, "web".
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME cardroom)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # Each package's own description begins with a summary.
set(CPACK_PACKAGE_VENDOR "The Cardroom authors")
set(CPACK_PACKAGE_CONTACT "The Cardroom authors <maintainers@users.noreply.a-seed-cbf876d8.example>")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL ${components})
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

set(CPACK_DEBIAN_SERVER_PACKAGE_NAME cardroom-server)
set(CPACK_DEBIAN_SERVER_DESCRIPTION
  "server of a card room for the local network
Tables for people on this machine, on the local network, or anywhere, for
${GAME_TITLES};
bots fill the empty seats. The server is the only program that knows the cards.
It is not started by being installed.

Also here: cardroom-sim, which plays games without a network,
cardroom-verify, which checks records of finished games, and
cardroom-load, which plays at many tables of a server at once.")
set(CPACK_DEBIAN_SERVER_PACKAGE_DEPENDS "init-system-helpers (>= 1.54)")

set(CPACK_DEBIAN_WEB_PACKAGE_NAME cardroom-web)
set(CPACK_DEBIAN_WEB_DESCRIPTION
  "card room for phones, tablets and browsers
Serves a page that plays at the tables of a cardroom-server, for everybody who
has a browser and nothing installed. The games are
${GAME_TITLES}.
The window of the package cardroom starts it when somebody hosts a table; as a
service, it has to be configured and enabled.")
set(CPACK_DEBIAN_WEB_PACKAGE_DEPENDS "init-system-helpers (>= 1.54)")

# cardroom_service(<component> [<shell command for purge>]): the maintainer scripts of a package with a service of that
# name, and its configuration file.
function(cardroom_service component)
  set(unit cardroom-${component}.service)
  set(remove_files ${ARGN})
  string(REPLACE ";" " " remove_files "${remove_files}")
  set(scripts ${CMAKE_CURRENT_BINARY_DIR}/${component})
  set(files ${scripts}/conffiles)
  file(CONFIGURE OUTPUT ${scripts}/conffiles CONTENT "/etc/cardroom/cardroom-${component}.conf\n")
  foreach(script IN ITEMS postinst prerm postrm)
    configure_file(debian/service/${script}.in ${scripts}/${script} @ONLY)
    list(APPEND files ${scripts}/${script})
  endforeach()
  string(TOUPPER ${component} name)
  set(CPACK_DEBIAN_${name}_PACKAGE_CONTROL_EXTRA ${files} PARENT_SCOPE)
endfunction()
# The files written by the server's service; with DynamicUser=yes, systemd keeps them in a folder named "private".
cardroom_service(server
  rm -rf /var/lib/cardroom /var/lib/private/cardroom /var/log/cardroom /var/log/private/cardroom)
if(CARDROOM_BUILD_WEB)
  cardroom_service(web true)
endif()

# The window hosts a table by starting the server program next to it, so its package depends on exactly the same version
# of the server package. Modules that QML loads by name, plugins and fonts are not detected automatically. The small
# Chinese font is enough for reading; the large one is the font that the design uses.
set(CPACK_DEBIAN_CLIENT_PACKAGE_NAME cardroom)
set(CPACK_DEBIAN_CLIENT_DESCRIPTION
  "card room for friends on a network, and for bots
Play at once against bots, host a table with one click, or join one on your
network. The games are
${GAME_TITLES}.
A lost connection is restored automatically. With the mouse, with the keyboard
alone or with a screen reader; in English, Persian, Norwegian and Chinese.

Also here: cardroom-term, the same tables in a terminal.")
set(client_needs
  "cardroom-server (= ${PROJECT_VERSION})"
  qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript qml6-module-qtquick
  qml6-module-qtquick-layouts qml6-module-qtquick-shapes qml6-module-qtquick-templates qml6-module-qtquick-window
  libqt6svg6 fonts-dejavu-core fonts-noto-core "fonts-wqy-microhei | fonts-noto-cjk")
if(NOT CARDROOM_BUILD_WINDOW)
  set(client_needs "cardroom-server (= ${PROJECT_VERSION})")
endif()
list(JOIN client_needs ", " CPACK_DEBIAN_CLIENT_PACKAGE_DEPENDS)
set(CPACK_DEBIAN_CLIENT_PACKAGE_RECOMMENDS "fonts-noto-cjk, qt6-wayland, qt6-translations-l10n")
if(CARDROOM_BUILD_WEB)
  string(PREPEND CPACK_DEBIAN_CLIENT_PACKAGE_RECOMMENDS "cardroom-web (= ${PROJECT_VERSION}), ")
endif()

include(CPack)
