# Modules: shared objects that the library loads when it is asked for what they bring. What they are, and what may be
# passed to them, is in src/backend/module.hpp.
option(SUDOKIT_STATIC "Link the tool statically; it loads no modules then" OFF)
set(SUDOKIT_WITH_MODULES OFF)
if(SUDOKIT_WITH_SYSTEM AND NOT SUDOKIT_STATIC)
  set(SUDOKIT_WITH_MODULES ON)
endif()
if(SUDOKIT_STATIC)
  set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
endif()

set(SUDOKIT_MODULE_DIR ${CMAKE_INSTALL_LIBDIR}/sudokit/modules)
if(SUDOKIT_WITH_MODULES)
  # Programs of the build find those of the build. Installing sets another path.
  set(CMAKE_BUILD_RPATH ${PROJECT_BINARY_DIR}/${SUDOKIT_MODULE_DIR})
endif()

# Of one version are a library and modules that were compiled with the same headers for what they pass to each other.
set(digests "")
foreach(header IN ITEMS
    include/sudokit/board.hpp include/sudokit/book.hpp include/sudokit/candidate.hpp include/sudokit/cnf.hpp
    include/sudokit/deadline.hpp include/sudokit/digit_set.hpp include/sudokit/function_ref.hpp
    include/sudokit/message.hpp include/sudokit/result.hpp include/sudokit/search.hpp src/backend/cbc.hpp
    src/backend/gecode.hpp src/backend/module.hpp src/backend/sat_solver.hpp src/backend/z3.hpp src/book/cairo_pdf.hpp
    src/campaign/ranks/mpi.hpp src/draw/picture_css.hpp src/library/database.hpp src/model/ilp/reduced.hpp)
  file(SHA256 ${PROJECT_SOURCE_DIR}/${header} digest)
  string(APPEND digests ${digest})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${header})
endforeach()
string(SHA256 digest "${digests}")
string(SUBSTRING ${digest} 0 8 digest)
set(SUDOKIT_MODULE_VERSION ${PROJECT_VERSION}-${digest})

add_custom_target(sudokit_loadables)

# sudokit_loadable(NAME SOURCES files... [INCLUDE folders...] LINK libraries...): the module NAME of these files. It has
# a copy of what it uses of `base`, and shows nobody what is in it.
function(sudokit_loadable name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;INCLUDE;LINK")
  set(target sudokit_loadable_${name})
  add_library(${target} MODULE ${arg_SOURCES})
  set_target_properties(${target} PROPERTIES
    PREFIX "" OUTPUT_NAME sudokit-${name} SUFFIX .so
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/${SUDOKIT_MODULE_DIR}
    CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
    SKIP_BUILD_RPATH ON INSTALL_RPATH "")
  target_compile_definitions(${target} PRIVATE SUDOKIT_MODULE_VERSION="${SUDOKIT_MODULE_VERSION}")
  target_include_directories(${target} SYSTEM PRIVATE ${arg_INCLUDE})
  target_link_libraries(${target} PRIVATE sudokit_base sudokit_build ${arg_LINK})
  if(NOT APPLE)
    set(exports ${PROJECT_SOURCE_DIR}/cmake/module.map)
    target_link_options(${target} PRIVATE LINKER:--version-script=${exports})
    set_target_properties(${target} PROPERTIES LINK_DEPENDS ${exports})
    if(NOT SUDOKIT_SANITIZE)
      # Nothing but `base`: what else it would need of the library is not there. (That of sanitizers is the program's.)
      target_link_options(${target} PRIVATE LINKER:-z,defs)
    endif()
  endif()
  add_dependencies(sudokit_loadables ${target})
  set_property(GLOBAL APPEND PROPERTY SUDOKIT_LOADABLES ${name})
  install(TARGETS ${target} LIBRARY DESTINATION ${SUDOKIT_MODULE_DIR} COMPONENT module-${name})
endfunction()
