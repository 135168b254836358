/**
 * What the libraries call a mask, and whether "true" in it means "may attend" or
 * "ignore". `mask` is as everywhere on the page: true = may attend. Read from
 * the libraries' own references:
 * torch.nn.functional.scaled_dot_product_attention, torch.nn.MultiheadAttention
 * (2.5), transformers (4.46, "attention_mask"), keras.layers.MultiHeadAttention
 * (3.6).
 *
 * @typedef {"attend" | "ignore" | "keep" | "model"} Meaning of true (of 1); or
 *   that the model makes the mask itself
 * @typedef {{ library: string, code: string, meaning: Meaning }} Polarity
 * @typedef {"shape" | "cells" | "padding"} MaskKind
 */

const SDPA = "PyTorch SDPA";
const MODULE = "nn.MultiheadAttention";
const TRANSFORMERS = "Hugging Face";
const KERAS = "Keras";

/** @type {Record<MaskKind, Polarity[]>} */
export const POLARITY = {
  shape: [
    { library: SDPA, code: "attn_mask=mask", meaning: "attend" },
    { library: MODULE, code: "attn_mask=~mask", meaning: "ignore" },
    { library: TRANSFORMERS, code: "is_decoder", meaning: "model" },
    { library: KERAS, code: "attention_mask=mask", meaning: "attend" },
  ],
  cells: [
    { library: SDPA, code: "attn_mask=mask", meaning: "attend" },
    { library: MODULE, code: "attn_mask=~mask", meaning: "ignore" },
    { library: TRANSFORMERS, code: "attention_mask=mask", meaning: "keep" },
    { library: KERAS, code: "attention_mask=mask", meaning: "attend" },
  ],
  padding: [
    { library: SDPA, code: "attn_mask=keep[:, None]", meaning: "attend" },
    { library: MODULE, code: "key_padding_mask=~keep", meaning: "ignore" },
    { library: TRANSFORMERS, code: "attention_mask=keep", meaning: "keep" },
    { library: KERAS, code: "value_mask=keep", meaning: "attend" },
  ],
};
