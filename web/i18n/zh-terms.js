/**
 * 简体中文：词汇表。
 *
 * @type {import("./index.js").Texts}
 */
export const terms = {
  "terms.title": "这里用到的词",
  "terms.about": "“{term}”是什么意思？",
  "term.attention": "注意力",
  "term.attention.about":
    "每个词从其他词取一些：它们的值的平均，按各自的键与它的查询相合的程度加权。英文：attention。",
  "term.token": "词元",
  "term.token.about":
    "有自己向量的一段文字：一个词、词的一部分或一个符号。英文：token。",
  "term.vector": "向量",
  "term.vector.about":
    "代表一个词元的一列数。意思相近的词，向量指向同一方向。也叫嵌入（embedding）。",
  "term.position": "位置",
  "term.position.about":
    "词元在哪里。注意力本身看不到，所以在向量上加上随位置而变的数。",
  "term.projection": "投影",
  "term.projection.about": "由学到的数组成的矩阵 W，把向量变成查询、键或值。",
  "term.query": "查询",
  "term.query.about": "词元用来发问的向量（query）：我在找什么？",
  "term.key": "键",
  "term.key.about": "词元用来作答的向量（key）：这里能找到什么？",
  "term.value": "值",
  "term.value.about": "词元交给关注它的词元的向量（value）。",
  "term.head": "头",
  "term.head.about":
    "并排的几个注意力之一。每个头有自己的查询、键和值，可以各找各的东西。英文：head。",
  "term.score": "分数",
  "term.score.about":
    "查询与键逐项相乘再相加（点积）：两者有多相合。softmax 之前的分数也叫 logits。",
  "term.scale": "÷ √d_k",
  "term.scale.about":
    "查询的数越多，分数就越大。除以这个数目 d_k 的平方根，分数就留在 softmax 还能挑选的范围里。",
  "term.mask": "掩码",
  "term.mask.about": "把键对查询遮住的东西：被遮住的分数当作 −∞，权重就是 0。",
  "term.causal": "因果",
  "term.causal.about": "遮住所有后面词元的掩码，使模型不能偷看它要预测的东西。",
  "term.padding": "填充",
  "term.padding.about": "补在短句末尾，使几句长度相同（padding）。由掩码遮住。",
  "term.softmax": "softmax",
  "term.softmax.about":
    "把分数变成权重：各取 exp，再除以总和。没有负数，总和为 1，最大的分数得到最大的权重。",
  "term.temperature": "温度",
  "term.temperature.about":
    "softmax 之前分数除以它。接近 0 时最大的拿走全部；高时大家变得一样。",
  "term.weight": "权重",
  "term.weight.about": "查询给一个键多少注意力，从 0 到 1。",
  "term.entropy": "熵",
  "term.entropy.about":
    "一行权重有多分散，以比特计：只有一个词为 0，n 个词相同则为 log₂ n。",
  "term.output": "输出",
  "term.output.about": "查询最后得到的：每个值乘它的权重，再相加。",
  "term.self": "自注意力",
  "term.self.about": "查询、键和值来自同一句话（self-attention）。",
  "term.cross": "交叉注意力",
  "term.cross.about":
    "查询来自一句，键和值来自另一句，如译文看原文（cross-attention）。",
  "term.layer": "层",
  "term.layer.about":
    "模型的一步：注意力，然后对每个词元用一个小网络。一层的输出是下一层的输入。",
  "term.encoder": "编码器",
  "term.encoder.about": "翻译模型中阅读原文的部分，两个方向都看。",
  "term.decoder": "解码器",
  "term.decoder.about": "模型中写作的部分，一个词元接一个词元，只看前面。",
  "term.logits": "logits",
  "term.logits.about":
    "词表里每个词元一个数，softmax 由它们得出下一个词元的概率。",
};
