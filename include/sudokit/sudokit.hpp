// All of sudokit in one include.
#pragma once

#include "sudokit/board.hpp"
#include "sudokit/clock.hpp"
#include "sudokit/deadline.hpp"
#include "sudokit/digit_set.hpp"
#include "sudokit/draw.hpp"
#include "sudokit/entry.hpp"
#include "sudokit/formats.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/message.hpp"
#include "sudokit/puzzle.hpp"
#include "sudokit/result.hpp"
#include "sudokit/search.hpp"
#include "sudokit/solve.hpp"
#include "sudokit/stream.hpp"
#include "sudokit/symbols.hpp"
#include "sudokit/version.hpp"
