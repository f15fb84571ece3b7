# Solvers that are linked into the library. Each is in if it is there, unless the options say
# otherwise; `sudokit engines` lists those left out as such.
find_path(SUDOKIT_CADICAL_INCLUDE cadical.hpp)
find_library(SUDOKIT_CADICAL_LIBRARY cadical)
find_path(SUDOKIT_Z3_INCLUDE z3.h)
find_library(SUDOKIT_Z3_LIBRARY z3)

set(SUDOKIT_SOLVER_LIBRARIES "")
foreach(name IN ITEMS CADICAL Z3)
  mark_as_advanced(SUDOKIT_${name}_INCLUDE SUDOKIT_${name}_LIBRARY)
  set(found OFF)
  if(SUDOKIT_${name}_INCLUDE AND SUDOKIT_${name}_LIBRARY)
    set(found ON)
  endif()
  option(SUDOKIT_WITH_${name} "Link ${name} as an engine" ${found})
  if(SUDOKIT_WITH_${name})
    if(NOT found)
      message(FATAL_ERROR "SUDOKIT_WITH_${name} is on, but the library was not found")
    endif()
    list(APPEND SUDOKIT_SOLVER_LIBRARIES ${SUDOKIT_${name}_LIBRARY})
  endif()
endforeach()

# sudokit_solver(NAME SOURCES files...): the files are part of sudokit_backend if the solver is in.
function(sudokit_solver name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES")
  target_compile_definitions(sudokit_backend PUBLIC
    SUDOKIT_WITH_${name}=$<BOOL:${SUDOKIT_WITH_${name}}>)
  if(SUDOKIT_WITH_${name})
    target_sources(sudokit_backend PRIVATE ${arg_SOURCES})
    target_include_directories(sudokit_backend SYSTEM PRIVATE ${SUDOKIT_${name}_INCLUDE})
    target_link_libraries(sudokit_backend PRIVATE ${SUDOKIT_${name}_LIBRARY})
  endif()
endfunction()
