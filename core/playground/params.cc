#include "core/playground/params.h"

#include <algorithm>
#include <cmath>

#include "core/base/random.h"

namespace attn {
namespace {

void write_identity(Matrix param) {
  for (std::size_t i = 0; i < param.rows; ++i) {
    std::fill_n(param.row(i), param.cols, 0.0F);
    param(i, i) = 1;
  }
}

void write_random(Matrix param, Random& random) {
  const double deviation = 1 / std::sqrt(static_cast<double>(param.rows));
  for (std::size_t i = 0; i < param.rows; ++i)
    for (std::size_t j = 0; j < param.cols; ++j)
      param(i, j) = static_cast<float>(random.normal() * deviation);
}

}  // namespace

const Matrix& Params::operator[](Param param) const {
  switch (param) {
    case Param::kWq:
      return w_q;
    case Param::kWk:
      return w_k;
    case Param::kWv:
      return w_v;
    case Param::kWo:
      return w_o;
  }
  __builtin_unreachable();
}

void write_params(const Scene& scene, const Params& params) {
  Random random(scene.seed);
  for (const Param param : {Param::kWq, Param::kWk, Param::kWv, Param::kWo}) {
    if (scene.projection == Projection::kRandom) {
      write_random(params[param], random);
    } else {
      write_identity(params[param]);
    }
  }
  for (const ParamEdit& edit : scene.edits) params[edit.param](edit.row, edit.col) = edit.value;
  if (!scene.output_projection) write_identity(params.w_o);
}

}  // namespace attn
