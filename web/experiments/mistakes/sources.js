/**
 * Where mistakes of the lab were seen in public: threads of GitHub,
 * "owner/repository#number", an issue or a pull request. Those that are not
 * named are neighbours of seen ones.
 *
 * @type {Record<string, string[]>}
 */
export const SOURCES = {
  "no-scale": ["Project-MONAI/GenerativeModels#146", "mlc-ai/mlc-llm#3426"],
  "scale-by-sqrt-d-model": [
    "aladdinpersson/Machine-Learning-Collection#65",
    "karpathy/ng-video-lecture#28",
  ],

  "softmax-over-queries": [
    "datawhalechina/llms-from-scratch-cn#54",
    "jadore801120/attention-is-all-you-need-pytorch#52",
    "tensorflow/text#936",
  ],
  "softmax-over-the-batch": ["PetrochukM/PyTorch-NLP#2"],
  "softmax-over-an-axis-of-length-1": ["Amshaker/SwiftFormer#2"],
  overflow: ["NVIDIA/FasterTransformer#43", "pytorch/executorch#18407"],
  "dropout-left-on": ["pytorch/pytorch#42929", "idiap/fast-transformers#131"],

  "keys-not-transposed": ["maxjcohen/transformer#43"],

  "no-mask": ["paiml/entrenar#310"],
  "mask-after-softmax": [
    "huggingface/pytorch-image-models#2236",
    "THUDM/ComiRec#17",
  ],
  "masked-with-0": [
    "georg-wolflein/good-features#1",
    "hyunwoongko/transformer#10",
  ],
  "masked-with-plus-inf": ["lucidrains/memory-compressed-attention#2"],
  "fill-too-small": [
    "TransformerLensOrg/TransformerLens#366",
    "huggingface/transformers#3181",
  ],
  "mask-added-as-0-and-1": [
    "pytorch/pytorch#21518",
    "huggingface/transformers#32598",
  ],
  "mask-inverted": ["pytorch/pytorch#170415", "rasbt/LLMs-from-scratch#1061"],
  "minus-inf-without-softmax": ["gabrielmittag/NISQA#17"],
  "hides-itself": [
    "TransformerLensOrg/TransformerLens#284",
    "RVC-Boss/GPT-SoVITS#965",
  ],
  "triu-for-tril": ["karpathy/nanoGPT#170", "hkproj/pytorch-transformer#24"],
  "top-left-with-a-cache": [
    "pytorch/pytorch#108108",
    "Dao-AILab/flash-attention#517",
  ],

  "padding-dropped": ["keras-team/keras-io#482"],
  "causal-dropped": ["keras-team/keras-io#1046"],
  "or-for-and": ["jadore801120/attention-is-all-you-need-pytorch#217"],
  "padded-queries-hidden": ["phlippe/uvadlc_notebooks#67"],
  "padding-inverted": ["InseeFrLab/torchTextClassifiers#92"],
  "row-with-nothing-to-see": ["pytorch/pytorch#24816", "pytorch/pytorch#41508"],
  "row-with-nothing-to-see-filled-with-minus-1e9": [
    "lsdefine/attention-is-all-you-need-keras#16",
    "ml-explore/mlx#2395",
  ],
  "mask-of-another-sample": [
    "lsdefine/attention-is-all-you-need-keras#28",
    "reczoo/FuxiCTR#130",
  ],

  "split-without-transpose": [
    "hyunwoongko/transformer#15",
    "bentrevett/pytorch-seq2seq#148",
    "harvardnlp/annotated-transformer#17",
  ],
  "merge-without-transpose": [
    "jsbaan/transformer-from-scratch#6",
    "meta-pytorch/opacus#825",
  ],
  "heads-averaged": ["awf/functional-transformer#8"],
  "input-sliced": ["karpathy/nanoGPT#629", "karpathy/minGPT#118"],
  "output-projection-missing": [
    "Kyubyong/transformer#117",
    "jwallbridge/translob#4",
  ],

  "sources-swapped": ["datawhalechina/happy-llm#5", "pbloem/former#19"],
  "y-not-used": [
    "keitakurita/Practical_NLP_in_PyTorch#1",
    "bentrevett/pytorch-seq2seq#143",
  ],
  "causal-mask-on-cross-attention": [
    "fchollet/deep-learning-with-python-notebooks#209",
    "Kamichanw/SeekDeeper#3",
  ],
  "across-the-batch": ["aipixel/AEMatter#3", "pytorch/pytorch#122959"],
};
