// Nothing: what CMake needs to precompile headers.
