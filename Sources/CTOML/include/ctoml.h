// The C face of toml++ (a header-only C++ library): see ctoml.cpp.
#pragma once
