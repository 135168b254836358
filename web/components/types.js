/**
 * What the engine's picture holds, as the components read it.
 *
 * @typedef {{ data: Float32Array, shape: number[] }} Tensor
 *
 * @typedef {object} Token
 * @property {string} text
 * @property {number} start offset in the text
 * @property {number} end
 * @property {"known" | "composed" | "drawn"} kind
 * @property {string[]} pieces
 *
 * @typedef {object} Picture of one scene; per-head matrices are the chosen
 *   head's
 * @property {Token[]} tokens of the queries
 * @property {Token[]} otherTokens of the keys: the same array unless cross
 * @property {number} nQ
 * @property {number} nKv
 * @property {number} dModel
 * @property {number} dK
 * @property {number} nHeads
 * @property {number} head
 * @property {Tensor} x
 * @property {Tensor} y
 * @property {Tensor} query (nQ, dK)
 * @property {Tensor} key (nKv, dK)
 * @property {Tensor} value (nKv, dK)
 * @property {Tensor} rawScores (nQ, nKv), Q·Kᵀ
 * @property {Tensor} scores (nQ, nKv), scaled and masked
 * @property {Tensor} weights (nQ, nKv)
 * @property {Tensor} headOutput (nQ, dK)
 * @property {Tensor} output (nQ, dModel)
 * @property {Tensor} overview (nHeads, ≤ 128, ≤ 128), pooled by maximum
 * @property {Tensor} rowSums (nHeads, nQ)
 * @property {Tensor} entropy (nHeads, nQ), bits
 * @property {Tensor} largest (nHeads, nQ)
 * @property {Tensor} wQ (dModel, dK)
 * @property {Tensor} wK (dModel, dK)
 * @property {Tensor} wV (dModel, dK)
 * @property {Tensor} wO (dK, dModel)
 */
export {};
