# Compressed files, which the tool alone knows: the library reads bytes that somebody hands to it.
# Each kind is in if its library is there, unless the options say otherwise.
find_package(ZLIB QUIET)
find_path(SUDOKIT_ZSTD_INCLUDE zstd.h)
find_library(SUDOKIT_ZSTD_LIBRARY zstd)
mark_as_advanced(SUDOKIT_ZSTD_INCLUDE SUDOKIT_ZSTD_LIBRARY)
set(zstd_found OFF)
if(SUDOKIT_ZSTD_INCLUDE AND SUDOKIT_ZSTD_LIBRARY)
  set(zstd_found ON)
endif()

option(SUDOKIT_WITH_ZLIB "Read and write .gz files (zlib)" ${ZLIB_FOUND})
option(SUDOKIT_WITH_ZSTD "Read and write .zst files (libzstd)" ${zstd_found})

# sudokit_compression(TARGET): the definitions and libraries for it.
function(sudokit_compression target)
  foreach(name IN ITEMS ZLIB ZSTD)
    target_compile_definitions(${target} PRIVATE
      SUDOKIT_WITH_${name}=$<BOOL:${SUDOKIT_WITH_${name}}>)
  endforeach()
  if(SUDOKIT_WITH_ZLIB)
    find_package(ZLIB REQUIRED)
    target_sources(${target} PRIVATE io/gzip.cpp)
    target_link_libraries(${target} PRIVATE ZLIB::ZLIB)
  endif()
  if(SUDOKIT_WITH_ZSTD)
    if(NOT zstd_found)
      message(FATAL_ERROR "SUDOKIT_WITH_ZSTD is on, but libzstd was not found")
    endif()
    target_sources(${target} PRIVATE io/zstd.cpp)
    target_include_directories(${target} SYSTEM PRIVATE ${SUDOKIT_ZSTD_INCLUDE})
    target_link_libraries(${target} PRIVATE ${SUDOKIT_ZSTD_LIBRARY})
  endif()
endfunction()
