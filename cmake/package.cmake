# Installing, and what finds sudokit afterwards: the CMake package and the pkg-config file.
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/sudokit)

# Each part may be installed alone, as `cmake --install build/release --component tool`: `tool` (with its manual),
# `library` (a shared one), `development` (headers, the static library) and the modules, `module-z3` and so on.
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME development)

install(TARGETS sudokit EXPORT sudokit-targets
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT development
        RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT library)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/sudokit ${PROJECT_BINARY_DIR}/include/sudokit
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        FILES_MATCHING PATTERN "*.hpp" PATTERN "*.h")
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
# For `nine::Catalogue::open`. The tool has it built in.
install(FILES ${PROJECT_SOURCE_DIR}/data/nine_catalogue.bin
        DESTINATION ${CMAKE_INSTALL_DATADIR}/sudokit)

# Until 1.0 a new minor version may change the interface.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/sudokit-config-version.cmake
  COMPATIBILITY SameMinorVersion)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/sudokit-config.cmake.in
  ${PROJECT_BINARY_DIR}/sudokit-config.cmake INSTALL_DESTINATION ${package_dir})
install(EXPORT sudokit-targets NAMESPACE sudokit:: DESTINATION ${package_dir})
install(FILES ${PROJECT_BINARY_DIR}/sudokit-config.cmake
              ${PROJECT_BINARY_DIR}/sudokit-config-version.cmake
        DESTINATION ${package_dir})

# The paths in the file are relative to where it lies, so that the tree may be moved. A static
# library brings its own needs along.
file(RELATIVE_PATH pkgconfig_to_prefix
     /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" pkgconfig_to_prefix "${pkgconfig_to_prefix}")
get_target_property(library_type sudokit TYPE)
if(library_type STREQUAL "SHARED_LIBRARY")
  set(pkgconfig_libs "")
  set(pkgconfig_private "-pthread")
else()
  list(JOIN SUDOKIT_OUTSIDE_LIBRARIES " " outside_libraries)
  set(pkgconfig_libs " ${outside_libraries} -pthread")
  if(SUDOKIT_WITH_MODULES)
    string(APPEND pkgconfig_libs " -ldl -Wl,-rpath,\${libdir}/sudokit/modules")
  endif()
  set(pkgconfig_private "")
endif()
configure_file(${PROJECT_SOURCE_DIR}/cmake/sudokit.pc.in ${PROJECT_BINARY_DIR}/sudokit.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/sudokit.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
