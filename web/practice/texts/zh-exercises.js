/**
 * 简体中文：每道练习要做什么。
 *
 * @type {import("../../i18n/index.js").Texts}
 */
export const exercises = {
  "exercise.softmax.title": "Softmax",
  "exercise.softmax.text":
    "把每一行分数变成总和为 1 的份额：各取 exp，再除以该行之和。分数上千时也要能用。",
  "exercise.softmax.hint.1":
    "每一行属于一个查询，一个查询的份额总和为 1。所以求和沿着行进行：axis=-1。",
  "exercise.softmax.hint.2":
    "e^1000 超出了一个数能表示的范围。从一行的所有分数里减去哪个数，分式的值不变？",
  "exercise.softmax.hint.3":
    "e = np.exp(scores - scores.max(axis=-1, keepdims=True)); return e / e.sum(axis=-1, keepdims=True)",
  "exercise.attention.title": "缩放点积注意力",
  "exercise.attention.text":
    "写出 softmax(Q Kᵀ / √d_k) V。Q 是 (n_q, d_k)，K 是 (n_kv, d_k)，V 是 (n_kv, d_v)。如果有掩码，它是 (n_q, n_kv)，查询可以关注的地方为 True。这里 d_model 是 12。返回输出和权重。",
  "exercise.attention.hint.1":
    "先看形状：每一对查询和键有一个分数，得到 (n_q, n_kv)。Q 和 K 的哪种乘积有这个形状？",
  "exercise.attention.hint.2":
    "被遮住的词元对，分数要在 softmax 之前变得足够小，使 exp 把它变成 0：np.where(mask, scores, -np.inf)。",
  "exercise.attention.hint.3":
    "weights = 沿最后一个轴的 softmax：e = np.exp(scores - scores.max(axis=-1, keepdims=True))，再除以 e.sum(axis=-1, keepdims=True)。输出是 weights @ V。",
  "exercise.rows.title": "每行之和为 1",
  "exercise.rows.text":
    "对注意力最省事的检查：权重的每一行之和都是 1 吗？返回 True 或 False。注意，舍入过的数相加，和也有舍入误差。",
  "exercise.rows.hint.1": "一行就是一个查询所看到的。沿着行求和：axis=-1。",
  "exercise.rows.hint.2": "0.1 + 0.2 并不正好等于 0.3。比较时要留一点容差。",
  "exercise.rows.hint.3": "bool(np.allclose(weights.sum(axis=-1), 1))",
  "exercise.causal.title": "因果掩码",
  "exercise.causal.text":
    "解码器预测下一个词元，所以任何词元都不能关注它后面的词元。写出注意力，使查询 i 看到键 0 到 i。返回输出和权重。",
  "exercise.causal.hint.1":
    "分数的第 i 行第 j 列是查询 i 与键 j。对哪些 i 和 j，键 j 在未来？",
  "exercise.causal.hint.2": "np.tri(n, dtype=bool) 在对角线及其下方为 True。",
  "exercise.causal.hint.3":
    "scores = np.where(np.tri(n, dtype=bool), scores, -np.inf)，放在 softmax 之前。",
  "exercise.scale.title": "缩放有什么用",
  "exercise.scale.text":
    "去掉除以 √d_k 这一步，看看 d_k = 512 时会怎样：对不缩放的 weights = softmax(Q Kᵀ)，返回每个查询的最大权重，形状 (n,)。然后自己用 print 试试加上缩放的结果。",
  "exercise.scale.hint.1": "512 个正态随机数乘积之和，标准差是 √512，约 23。",
  "exercise.scale.hint.2": "weights.max(axis=-1) 是每行的最大值。",
  "exercise.scale.hint.3":
    "scores = Q @ K.T；沿 axis=-1 做 softmax；return weights.max(axis=-1)",
  "exercise.multi-head.title": "多头",
  "exercise.multi-head.text":
    "X 是 (n, d_model)；Wq、Wk、Wv 和 Wo 都是 (d_model, d_model)，用法是 X @ Wq。把查询、键和值各拆成 n_heads 块，每块 d_k 列；让每个头各自做注意力，再把各头并排放好，乘以 Wo。返回输出 (n, d_model)。",
  "exercise.multi-head.hint.1":
    "头 h 占 X @ Wq 的第 h·d_k 到 (h+1)·d_k 列。用切片对各头做循环就是很好的解法。",
  "exercise.multi-head.hint.2":
    "用数组：(X @ Wq).reshape(n, n_heads, d_k).transpose(1, 0, 2)。为什么 reshape(n_heads, n, d_k) 不是一回事？",
  "exercise.multi-head.hint.3":
    "按相反的顺序还原：先转置回 (n, n_heads, d_k)，再 reshape 成 (n, d_model)，然后 @ Wo。缩放用的是单个头的 √d_k。",
  "exercise.cross.title": "交叉注意力",
  "exercise.cross.text":
    "解码器的词元 X (n_x, d_model) 看编码器的词元 Y (n_y, d_model)。Wq 和 Wk 是 (d_model, d_k)，Wv 是 (d_model, d_v)。返回输出（X 的每个词元一行）和权重。",
  "exercise.cross.hint.1": "谁在问，问的是谁？权重的形状是 (n_x, n_y)。",
  "exercise.cross.hint.2": "提问的一方给出查询；被问的一方给出键和值。",
  "exercise.cross.hint.3":
    "Q = X @ Wq; K = Y @ Wk; V = Y @ Wv。其余就是你已经会的注意力。",
  "exercise.padding.title": "填充与因果掩码",
  "exercise.padding.text":
    "一个批次里的句子被填充到同样长度。padding 是 (n,)，词元是填充时为 True。写出不关注填充键的因果注意力。返回输出和权重。",
  "exercise.padding.hint.1":
    "遮住一对词元有两个理由：键在未来，或者它是填充。能看到的，两条都不占。",
  "exercise.padding.hint.2":
    "~padding[None, :] 有一行 n 列：对每个查询说的都一样。",
  "exercise.padding.hint.3": "keep = np.tri(n, dtype=bool) & ~padding[None, :]",
  "exercise.cache.title": "用 KV 缓存走一步",
  "exercise.cache.text":
    "解码器一次生成一个词元，并保留之前词元的键和值。q 和 k 是 (d_k,)，v 是 (d_v,)；keys 是 (t, d_k)，values 是 (t, d_v)，开始时 t = 0。把新的键和值放到末尾，用 q 关注全部，返回输出 (d_v,)、键和值。",
  "exercise.cache.hint.1":
    "词元也关注自己，所以它的键要先放进缓存，再做注意力。",
  "exercise.cache.hint.2":
    "不需要掩码：缓存里的都是过去或现在。np.concatenate([keys, k[None]]) 添加一行。",
  "exercise.cache.hint.3":
    "scores = keys @ q / np.sqrt(len(q)) 每个键有一个数；输出是 weights @ values。",
  "exercise.rope.title": "用旋转表示位置（RoPE）",
  "exercise.rope.text":
    "x 是 (n, d)，d 为偶数。把第 r 行的第 2i 列和第 2i + 1 列这一对旋转角度 (first + r) / 10000^(2i / d)，使查询和键的乘积取决于两者相距多远。返回旋转后的各行。",
  "exercise.rope.hint.1": "x[:, 0::2] 是所有对的第一列，x[:, 1::2] 是第二列。",
  "exercise.rope.hint.2":
    "np.outer(positions, frequencies) 给出每一行、每一对的角度。",
  "exercise.rope.hint.3":
    "(a, b) 旋转 t 得到 (a cos t − b sin t, a sin t + b cos t)。两者都写进新数组：第二个要用到旧的 a。",
  "exercise.notebook.title": "笔记本",
  "exercise.notebook.text":
    "做你自己的实验。X 是演示页里各个词的向量，(n, d_model)；words 是这些词的文本，每行一个。",
  "exercise.probe.4 queries, 6 keys": "4 个查询，6 个键",
  "exercise.probe.5 queries, 5 keys": "5 个查询，5 个键",
  "exercise.probe.large scores": "很大的分数",
  "exercise.probe.causal and padding": "因果加填充",
  "exercise.probe.no mask": "没有掩码",
  "exercise.probe.scattered mask": "零散的掩码",
  "exercise.probe.very negative scores": "很负的分数",
  "exercise.probe.hidden giants": "被遮住的极大分数",
  "exercise.probe.softmax over keys": "对键做 softmax",
  "exercise.probe.softmax over queries": "对查询做 softmax",
  "exercise.probe.softmax over all": "对全部做 softmax",
  "exercise.probe.all alike": "全都相同",
  "exercise.probe.one row too much, one too little": "一行偏大，一行偏小",
  "exercise.probe.the last row too little": "最后一行偏小",
  "exercise.probe.the first row halved": "第一行减半",
  "exercise.probe.the last row doubled": "最后一行加倍",
  "exercise.probe.6 tokens": "6 个词元",
  "exercise.probe.another last token": "换了最后一个词元",
  "exercise.probe.d_k = 512": "d_k = 512",
  "exercise.probe.d_k = 16": "d_k = 16",
  "exercise.probe.d_k = 4": "d_k = 4",
  "exercise.probe.5 tokens, 3 heads": "5 个词元，3 个头",
  "exercise.probe.4 heads": "4 个头",
  "exercise.probe.4 look at 6": "4 个看 6 个",
  "exercise.probe.5 look at 5": "5 个看 5 个",
  "exercise.probe.padded at the end": "填充在末尾",
  "exercise.probe.padded in between": "填充在中间",
  "exercise.probe.no padding": "没有填充",
  "exercise.probe.4 tokens before": "之前有 4 个词元",
  "exercise.probe.6 tokens before": "之前有 6 个词元",
  "exercise.probe.2 tokens before": "之前有 2 个词元",
  "exercise.probe.5 tokens before": "之前有 5 个词元",
  "exercise.probe.0 tokens before": "之前没有词元",
  "exercise.probe.from position 0": "从位置 0 开始",
  "exercise.probe.from position 3": "从位置 3 开始",
  "exercise.comment.your code": "在这里写代码",
  "exercise.comment.Matrices are lists of rows.": "矩阵是由行组成的列表。",
  "exercise.comment.scores: a list of rows": "scores：由行组成的列表",
  "exercise.comment.keys and values are lists of rows.":
    "keys 和 values 是由行组成的列表。",
  "exercise.comment.softmax(Q Kᵀ) without the scale; the largest weight of each row":
    "不缩放的 softmax(Q Kᵀ)；每行的最大权重",
  "exercise.comment.with the scale": "加上缩放",
  "exercise.comment.How alike are the words? Cosines of their vectors.":
    "这些词有多相近？看它们向量的余弦。",
};
