// @ts-nocheck: it is what a learner types
/* eslint-disable no-unused-vars, max-params -- the interpreter calls what is defined here */
// Every named mistake as a person would write it in JavaScript, with matrices as
// lists of rows, and the right way: each function takes what its exercise gives
// and, last, the change, as "step=variant;step=variant".
const D_MODEL = 12;

const changes = (text) =>
  Object.fromEntries(
    text ? text.split(";").map((part) => part.split("=")) : [],
  );

const map = (x, f) => x.map((row, i) => row.map((v, j) => f(v, i, j)));
const flipped = (x) => x[0].map((_, j) => x.map((row) => row[j]));
const sumOf = (list) => list.reduce((a, b) => a + b, 0);

function times(a, b) {
  if (a[0].length !== b.length) throw new RangeError("the sizes do not fit");
  return a.map((row) =>
    b[0].map((_, j) => sumOf(row.map((x, i) => x * b[i][j]))),
  );
}

function softmaxOver(list) {
  const most = Math.max(...list);
  const e = list.map((x) => Math.exp(x - most));
  const sum = sumOf(e);
  return e.map((x) => x / sum);
}

/** Softmax of rows after something was subtracted from each column. */
const sharesLess = (x, most) =>
  x.map((row) => {
    const e = row.map((v, j) => Math.exp(v - most(j)));
    return e.map((v) => v / sumOf(e));
  });

const softmaxes = {
  right: (x) => x.map(softmaxOver),
  column: (x) => flipped(flipped(x).map(softmaxOver)),
  whole: (x) => {
    const all = softmaxOver(x.flat());
    return map(x, (_, i, j) => all[i * x[0].length + j]);
  },
  unstable: (x) =>
    x.map((row) => {
      const sum = sumOf(row.map(Math.exp));
      return row.map((v) => Math.exp(v) / sum);
    }),
  "not divided": (x) =>
    x.map((row) => row.map((v) => Math.exp(v - Math.max(...row)))),
  "no exp": (x) => x.map((row) => row.map((v) => v / sumOf(row))),
  none: (x) => x,
  twice: (x) => x.map(softmaxOver).map(softmaxOver),
  sigmoid: (x) => map(x, (v) => 1 / (1 + Math.exp(-v))),
  ones: (x) => map(x, (v) => softmaxOver([v])[0]),
  "max of all": (x) => sharesLess(x, () => Math.max(...x.flat())),
  "max of columns": (x) =>
    sharesLess(x, (j) => Math.max(...x.map((row) => row[j]))),
};

const products = {
  right: (q, k) => times(q, flipped(k)),
  swapped: (q, k) => times(k, flipped(q)),
};

const scales = {
  right: (q, k) => 1 / Math.sqrt(k[0].length),
  none: () => 1,
  after: () => 1,
  "sqrt d_model": () => 1 / Math.sqrt(D_MODEL),
  d_k: (q, k) => 1 / k[0].length,
  times: (q, k) => Math.sqrt(k[0].length),
  "sqrt n": (q, k) => 1 / Math.sqrt(k.length),
};

const masks = {
  right: (s, keep) => (keep ? s : -Infinity),
  zero: (s, keep) => (keep ? s : 0),
  "plus inf": (s, keep) => (keep ? s : Infinity),
  "too small": (s, keep) => (keep ? s : -10),
  "minus 1e9": (s, keep) => (keep ? s : -1e9),
  added: (s, keep) => s + keep,
  inverted: (s, keep) => (keep ? -Infinity : s),
  "times minus": (s, keep) => (keep ? s : s * -1e9),
  none: (s) => s,
  after: (s) => s,
};

function attend(q, k, v, keep, c) {
  const scale = scales[c.scale ?? "right"](q, k);
  let s = map(products[c.product ?? "right"](q, k), (x) => x * scale);
  const mask = c.mask ?? "right";
  if (keep && mask === "flipped")
    s = map(s, (x, i, j) => (keep[j][i] ? x : -Infinity));
  else if (keep) s = map(s, (x, i, j) => masks[mask](x, keep[i][j]));
  let a = softmaxes[c.softmax ?? "right"](s);
  if (keep && mask === "after") a = map(a, (x, i, j) => x * keep[i][j]);
  if (c.scale === "after") a = map(a, (x) => x / Math.sqrt(k[0].length));
  const result = c.result ?? "right";
  if (result === "key") return [times(a, k), a];
  if (result === "query") return [times(a, q), a];
  if (result === "weights flipped") return [times(flipped(a), v), a];
  const o = times(a, v);
  if (result === "values halved") return [map(o, (x) => x / v.length), a];
  return [o, a];
}

const softmax = (x, change) => softmaxes[changes(change).softmax ?? "right"](x);
const attention = (q, k, v, mask, change) =>
  attend(q, k, v, mask, changes(change));

function rows_sum_to_one(a, change) {
  const near = (sum, wanted) => Math.abs(sum - wanted) < 1e-6;
  const sums = a.map(sumOf);
  const check = changes(change).check ?? "right";
  if (check === "exact") return sums.every((sum) => sum === 1);
  if (check === "columns") return flipped(a).every((x) => near(sumOf(x), 1));
  if (check === "total") return near(sumOf(sums), a.length);
  if (check === "whole") return near(sumOf(sums), 1);
  if (check === "first") return near(sums[0], 1);
  if (check === "any") return sums.some((sum) => near(sum, 1));
  if (check === "wide") return sums.every((sum) => Math.abs(sum - 1) < 0.3);
  if (check === "one side") return sums.every((sum) => sum - 1 < 1e-6);
  if (check === "inverted") return !sums.every((sum) => near(sum, 1));
  if (check === "always" || check === "never") return check === "always";
  return sums.every((sum) => near(sum, 1));
}

function causal_attention(q, k, v, change) {
  const c = changes(change);
  const rule = {
    right: (i, j) => j <= i,
    "not itself": (i, j) => j < i,
    "one too far": (i, j) => j <= i + 1,
    future: (i, j) => j >= i,
    "only future": (i, j) => j > i,
    nobody: () => true,
    itself: (i, j) => i === j,
  }[c.causal ?? "right"];
  return attend(
    q,
    k,
    v,
    q.map((_, i) => q.map((__, j) => rule(i, j))),
    c,
  );
}

function padded_attention(q, k, v, padding, change) {
  const c = changes(change);
  const rule = {
    right: (i, j) => j <= i && !padding[j],
    "padding dropped": (i, j) => j <= i,
    "causal dropped": (i, j) => !padding[j],
    or: (i, j) => j <= i || !padding[j],
    queries: (i, j) => j <= i && !padding[i],
    "queries and keys": (i, j) => j <= i && !padding[i] && !padding[j],
    inverted: (i, j) => j <= i && padding[j],
    nothing: () => true,
  }[c.keep ?? "right"];
  return attend(
    q,
    k,
    v,
    q.map((_, i) => q.map((__, j) => rule(i, j))),
    c,
  );
}

function largest_weights(q, k, change) {
  const c = changes(change);
  const [, a] = attend(q, k, k, null, { ...c, scale: c.scale ?? "none" });
  if (c.take === "column") return flipped(a).map((x) => Math.max(...x));
  const rows = a.map((x) => Math.max(...x));
  return c.take === "all" ? Math.max(...rows) : rows;
}

function cross_attention(x, y, wQ, wK, wV, change) {
  const c = changes(change);
  const [q, k, v] = {
    ...{ right: [x, y, y], swapped: [y, x, x], self: [x, x, x] },
    ...{ other: [y, y, y], "keys of X": [x, x, y], "values of X": [x, y, x] },
  }[c.source ?? "right"];
  return attend(times(q, wQ), times(k, wK), times(v, wV), null, c);
}

const columns = (x, from, to) => x.map((row) => row.slice(from, to));
const range = (n) => Array.from({ length: n }, (_, i) => i);

/** Numbers cut into rows. */
const cut = (list, width) =>
  range(list.length / width).map((i) => list.slice(i * width, (i + 1) * width));

function split(x, heads, how) {
  const [n, d] = [x.length, x[0].length];
  const width = d / heads;
  if (how === "not transposed") return cut(cut(x.flat(), width), n);
  if (how === "interleaved")
    return range(heads).map((h) =>
      x.map((row) => row.filter((_, j) => j % heads === h)),
    );
  if (how === "only one") return [x];
  return range(heads).map((h) => {
    const at = how === "first for all" ? 0 : h * width;
    return columns(x, at, at + width);
  });
}

function merge(x, how) {
  const n = x[0].length;
  const beside = (heads) =>
    range(n).map((i) => heads.flatMap((head) => head[i]));
  if (how === "not transposed") return cut(x.flat(2), x.flat(2).length / n);
  if (how === "interleaved")
    return range(n).map((i) =>
      x[0][i].flatMap((_, j) => x.map((h) => h[i][j])),
    );
  if (how === "reversed") return beside([...x].reverse());
  const pools = {
    mean: (list) => sumOf(list) / list.length,
    sum: sumOf,
    max: (list) => Math.max(...list),
  };
  if (!pools[how]) return beside(x);
  const pooled = map(x[0], (_, i, j) => pools[how](x.map((h) => h[i][j])));
  return beside(x.map(() => pooled));
}

function project(x, w, heads, how) {
  if (how === "transposed") return times(x, flipped(w));
  if (how !== "sliced input") return times(x, w);
  const d = x[0].length / heads;
  const parts = range(heads).map((h) =>
    times(
      columns(x, h * d, (h + 1) * d),
      columns(w.slice(h * d, (h + 1) * d), h * d, (h + 1) * d),
    ),
  );
  return x.map((_, i) => parts.flatMap((part) => part[i]));
}

/** Softmax over the heads, or over everything. */
function acrossHeads(q, k, v, axis) {
  const s = q.map((_, h) =>
    map(times(q[h], flipped(k[h])), (x) => x / Math.sqrt(k[h][0].length)),
  );
  const all = axis === "all" ? softmaxOver(s.flat(2)) : null;
  const [n, m] = [s[0].length, s[0][0].length];
  return s.map((one, h) =>
    times(
      map(one, (_, i, j) =>
        all
          ? all[(h * n + i) * m + j]
          : softmaxOver(s.map((other) => other[i][j]))[h],
      ),
      v[h],
    ),
  );
}

function multi_head(x, wQ, wK, wV, wO, heads, change) {
  const c = changes(change);
  const projected = [wQ, wK, wV].map((w) => project(x, w, heads, c.project));
  if (c.project === "values not") projected[2] = x;
  const [q, k, v] = projected.map((p) => split(p, heads, c.split));
  const o = c.axis
    ? acrossHeads(q, k, v, c.axis)
    : q.map((_, h) => attend(q[h], k[h], v[h], null, c)[0]);
  const merged = merge(o, c.merge);
  if (c.output === "none") return merged;
  if (c.output === "transposed") return times(merged, flipped(wO));
  const y = times(merged, wO);
  if (c.output === "added") return map(y, (value, i, j) => value + x[i][j]);
  if (c.output === "heads added")
    return map(y, (value, i, j) => value + merged[i][j]);
  return y;
}

function step(q, k, v, keys, values, change) {
  const c = changes(change);
  const append = (cache, row) =>
    ({ front: [row, ...cache], replaced: [row], not: cache })[c.append] ?? [
      ...cache,
      row,
    ];
  const [allKeys, allValues] = [append(keys, k), append(values, v)];
  const [seenKeys, seenValues] = {
    right: [allKeys, allValues],
    before: [keys, values],
    first: [allKeys.slice(0, 1), allValues.slice(0, 1)],
  }[c.see ?? "right"];
  const [[output]] = attend([q], seenKeys, seenValues, null, c);
  return [output, allKeys, allValues];
}

function rope(x, first, change) {
  const c = changes(change);
  const d = x[0].length;
  const base = c.angle === "base 1000" ? 1000 : 10000;
  const out = x.map((row) => [...row]);
  x.forEach((row, at) => {
    for (let i = 0; i < d / 2; i++) {
      const [l, r] = c.pair === "halves" ? [i, i + d / 2] : [2 * i, 2 * i + 1];
      const [a, b] = [row[l], row[r]];
      const from = { "from zero": at, "from one": first + at + 1 };
      const position = from[c.angle] ?? first + at;
      const power = c.angle === "half the exponent" ? i / d : (2 * i) / d;
      const angles = { growing: position * base ** power, same: position };
      const t = angles[c.angle] ?? position / base ** power;
      const [sin, cos] = [Math.sin(t), Math.cos(t)];
      const p = a * cos - b * sin;
      [out[at][l], out[at][r]] = {
        backwards: [a * cos + b * sin, b * cos - a * sin],
        "sign lost": [a * cos + b * sin, a * sin + b * cos],
        "partner lost": [a * cos, b * cos],
        "sine and cosine swapped": [a * sin - b * cos, a * cos + b * sin],
        "overwritten first": [p, p * sin + b * cos],
        not: [a, b],
        added: [a + sin, b + cos],
      }[c.turn] ?? [p, a * sin + b * cos];
    }
  });
  return out;
}
