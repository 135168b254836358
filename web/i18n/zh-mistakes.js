/**
 * Chinese: the mistake lab.
 *
 * @type {import("./index.js").Texts}
 */
export const mistakes = {
  "experiment.mistakes.title": "错误实验室",
  "experiment.mistakes.question":
    "约 70 种做错注意力的方式中，有多少会改变输出的形状？",
  "experiment.mistakes.about":
    "每一种都有人犯过，或是与之相邻。错的和对的在同样的随机数上并排运行，从两边量到的东西说明哪些迹象暴露了错误。",
  "experiment.mistakes.predict.most": "大多数",
  "experiment.mistakes.predict.half": "大约一半",
  "experiment.mistakes.predict.few": "只有几种",
  "experiment.mistakes.arm.lab": "所有错误",
  "experiment.mistakes.setting.mistake": "错误",
  "experiment.mistakes.finding.signs":
    "{all} 种错误中，{shape} 种改变形状或直接失败，{nan} 种给出 NaN。{sums} 种的行之和不是 1，{forbidden} 种给遮住的东西权重，{moved} 种让不该动的动了（或该动的没动）。{silent} 种没有任何迹象：只有比较数字才能发现。",
  "experiment.mistakes.figure.signs": "各迹象暴露了多少",
  "experiment.mistakes.column.sign": "迹象",
  "experiment.mistakes.column.mistakes": "错误",
  "mistakes.choose": "错误",
  "mistakes.group.scale": "缩放",
  "mistakes.group.softmax": "Softmax",
  "mistakes.group.product": "乘积",
  "mistakes.group.mask": "掩码",
  "mistakes.group.padding": "填充",
  "mistakes.group.heads": "头",
  "mistakes.group.sources": "来源",
  "mistakes.before": "上一个",
  "mistakes.after": "下一个",
  "mistakes.place": "{n} / {all}",
  "mistakes.wrong": "错误",
  "mistakes.right": "正确",
  "mistakes.weights": "权重",
  "mistakes.weights.wrong": "权重，错误",
  "mistakes.weights.right": "权重，正确",
  "mistakes.output": "输出",
  "mistakes.output.wrong": "输出，错误",
  "mistakes.output.right": "输出，正确",
  "mistakes.map.name": "显示哪个头",
  "mistakes.nothing": "什么也得不到：{problem}",
  "mistakes.signs": "什么暴露了它",
  "mistakes.sign": "测得",
  "mistakes.sign.shape": "输出的形状",
  "mistakes.sign.map": "权重的形状",
  "mistakes.sign.rows": "行之和",
  "mistakes.sign.columns": "列之和",
  "mistakes.sign.least": "最小权重",
  "mistakes.sign.nan": "NaN 的个数",
  "mistakes.sign.forbidden": "遮住处的最大权重",
  "mistakes.sign.lastToken": "最后一个词元改变时，前面的输出变动",
  "mistakes.sign.otherSample": "另一句改变时，输出变动",
  "mistakes.sign.source": "Y 改变时，输出变动",
  "mistakes.sign.none": "没有这些迹象：请比较数字",
  "mistakes.differs": "不同",
  "mistakes.seen": "在公开代码中见过",
  "mistakes.seen.none": "与公开代码中见过的错误相邻。",
  "mistakes.leaves": "链接会离开本页，前往 GitHub。",
  "mistake.no-scale": "没有除以 √d_k",
  "mistake.no-scale.text":
    "分数大了 √d_k 倍，softmax 过于尖锐；d_k 越大越严重。",
  "mistake.scale-by-sqrt-d-model": "用 √d_model 代替 √d_k",
  "mistake.scale-by-sqrt-d-model.text":
    "一个分数是一个头里 d_k 个乘积之和。除以 √d_model 会太小，权重过于平均。",
  "mistake.scale-by-d-k": "除以 d_k 而不是它的根",
  "mistake.scale-by-d-k.text":
    "d_k 个乘积之和的标准差是 √d_k，不是 d_k：权重过于平均。",
  "mistake.multiplied-by-sqrt-d-k": "乘了 √d_k",
  "mistake.multiplied-by-sqrt-d-k.text":
    "分数是正确值的 d_k 倍：几乎全部权重落在一个键上。",
  "mistake.scale-by-sqrt-n": "用 √n 代替 √d_k",
  "mistake.scale-by-sqrt-n.text":
    "缩放取决于键的长度，而不是键的个数：结果会随文本长度变化。",
  "mistake.scale-after-softmax": "在 softmax 之后缩放",
  "mistake.scale-after-softmax.text":
    "每行之和是 1/√d_k，而 softmax 看到的是未缩放的分数。",
  "mistake.softmax-over-queries": "对查询做 softmax",
  "mistake.softmax-over-queries.text":
    "和为 1 的是列而不是行：查询在争夺每个键。",
  "mistake.softmax-over-everything": "对整个矩阵做 softmax",
  "mistake.softmax-over-everything.text":
    "所有权重加起来才是 1，每行大约 1/n。",
  "mistake.softmax-over-heads": "对头做 softmax",
  "mistake.softmax-over-heads.text":
    "各个头在争夺每一对词元，没有一行之和为 1。",
  "mistake.softmax-over-the-batch": "对批次做 softmax",
  "mistake.softmax-over-the-batch.text":
    "批次里的句子互相竞争。只有一句时所有权重都是 1。",
  "mistake.softmax-over-an-axis-of-length-1": "对长度为 1 的轴做 softmax",
  "mistake.softmax-over-an-axis-of-length-1.text":
    "一个数除以它自己：所有权重恰好是 1。",
  "mistake.overflow": "没有减去最大值",
  "mistake.overflow.text":
    "分数小时正确。大分数的 exp 是无穷，inf/inf 是 NaN。",
  "mistake.not-divided-by-the-sum": "没有除以总和",
  "mistake.not-divided-by-the-sum.text": "有 exp 而没有除法：行之和不是 1。",
  "mistake.no-exp": "没有 exp",
  "mistake.no-exp.text": "分数除以总和可能为负，总和接近 0 时又可能极大。",
  "mistake.no-softmax": "没有 softmax",
  "mistake.no-softmax.text": "原始分数直接当权重。",
  "mistake.softmax-twice": "softmax 做了两次",
  "mistake.softmax-twice.text":
    "第二次只看到 0 到 1 的数，结果几乎平均。行之和仍是 1。",
  "mistake.sigmoid": "用 sigmoid 代替 softmax",
  "mistake.sigmoid.text": "每个分数各算各的；键之间不竞争，行之和不定。",
  "mistake.sum-without-keepdims": "求和没有 keepdims",
  "mistake.sum-without-keepdims.text":
    "行的总和丢了轴，于是第 j 列除以了第 j 行的和。",
  "mistake.max-without-keepdims": "最大值没有 keepdims",
  "mistake.max-without-keepdims.text":
    "第 j 列减去了第 j 行的最大值；行之和仍是 1，权重却不同了。",
  "mistake.dropout-left-on": "dropout 没有关",
  "mistake.dropout-left-on.text":
    "四分之一的权重是 0，其余大了 4/3 倍。训练时本该如此，行之和不必是 1。",
  "mistake.queries-and-keys-swapped": "查询和键对调",
  "mistake.queries-and-keys-swapped.text":
    "查询和键一样多时 K Qᵀ 形状正确，但它的行属于键。",
  "mistake.keys-not-transposed": "键没有转置",
  "mistake.keys-not-transposed.text":
    "Q K 对不上。若 n = d_k 就对得上，谁也发现不了。",
  "mistake.weights-times-keys": "权重乘了键",
  "mistake.weights-times-keys.text":
    "键说明看哪里，取来的应是值。权重是对的。d_v = d_k 时形状看不出来。",
  "mistake.weights-times-queries": "权重乘了查询",
  "mistake.weights-times-queries.text": "权重是对的，取来的东西不对。",
  "mistake.weights-transposed": "权重转置了",
  "mistake.weights-transposed.text":
    "每个输出按权重的一列混合，而列之和不是 1。",
  "mistake.mean-of-the-values": "除以了值的个数",
  "mistake.mean-of-the-values.text": "权重之和已经是 1：输出小了 n 倍。",
  "mistake.no-mask": "没有因果掩码",
  "mistake.no-mask.text":
    "每个词元都看到它要预测的东西：训练损失低，写出的文字却差。",
  "mistake.mask-after-softmax": "在 softmax 之后掩码",
  "mistake.mask-after-softmax.text":
    "遮住的没有被看到，但行之和小于 1，未来仍在分母里。",
  "mistake.masked-with-0": "把遮住的分数设为 0",
  "mistake.masked-with-0.text": "exp(0) 是 1，遮住的也得到权重。1e-9 也一样。",
  "mistake.masked-with-plus-inf": "用正无穷填充",
  "mistake.masked-with-plus-inf.text": "符号错了：softmax 变成 inf/inf，NaN。",
  "mistake.fill-too-small": "填充值不够小",
  "mistake.fill-too-small.text":
    "-10 比 -40 附近的分数还大：遮住的键几乎得到全部权重。",
  "mistake.mask-added-as-0-and-1": "把掩码当 0 和 1 相加",
  "mistake.mask-added-as-0-and-1.text":
    "可见的多算 e 倍，什么也没遮住。相加的掩码应是 0 和 -inf。",
  "mistake.mask-inverted": "掩码反了",
  "mistake.mask-inverted.text":
    "True 在一个接口里是“关注”，在另一个里是“忽略”。这里每个词元只看到未来。",
  "mistake.mask-transposed": "掩码转置了",
  "mistake.mask-transposed.text": "它的行属于查询，列属于键。",
  "mistake.scores-multiplied": "分数乘了填充值",
  "mistake.scores-multiplied.text":
    "负分数乘 -1e9 成了极大的正数：遮住的得到全部权重。",
  "mistake.minus-inf-without-softmax": "后面没有 softmax 的 -inf",
  "mistake.minus-inf-without-softmax.text":
    "只有 exp 能把 -inf 变成 0。没有它，-inf 就进了输出。",
  "mistake.hides-itself": "遮住了对角线",
  "mistake.hides-itself.text":
    "第一个词元什么也看不到：0/0 是 NaN。用 triu 表示遮住的部分要 k=1。",
  "mistake.hides-itself-filled-with-minus-1e9": "遮住了对角线，填 -1e9",
  "mistake.hides-itself-filled-with-minus-1e9.text":
    "这次没有 NaN：第一个词元平均地看一切，包括未来。",
  "mistake.sees-one-ahead": "对角线差一格",
  "mistake.sees-one-ahead.text": "每个词元都看到下一个，而那正是它要预测的。",
  "mistake.triu-for-tril": "tril 写成了 triu",
  "mistake.triu-for-tril.text": "每个词元看到自己和未来，看不到过去。",
  "mistake.sees-only-itself": "只有对角线",
  "mistake.sees-only-itself.text":
    "全部权重留在词元自己身上：输出就是它自己的值。",
  "mistake.top-left-with-a-cache": "有缓存时却从左上对齐",
  "mistake.top-left-with-a-cache.text":
    "两个新词元提问，共有六个键。从左上对齐，第一个只看到第一个键，看不到它前面的那些。",
  "mistake.padding-dropped": "忘了填充掩码",
  "mistake.padding-dropped.text": "因果掩码在，填充的键却得到权重。",
  "mistake.causal-dropped": "忘了因果掩码",
  "mistake.causal-dropped.text": "填充遮住了，未来没有。",
  "mistake.or-for-and": "把“且”写成“或”",
  "mistake.or-for-and.text":
    "键在过去，或者不是填充，就能看到。应当两者都满足。",
  "mistake.padded-queries-hidden": "遮了填充的行而不是列",
  "mistake.padded-queries-hidden.text":
    "填充的查询什么也看不到（NaN），而填充的键人人都看到。",
  "mistake.padded-queries-hidden-as-well": "填充的行也遮住了",
  "mistake.padded-queries-hidden-as-well.text":
    "那些行是 0/0。损失里一个 NaN 就足以毁掉全部参数。",
  "mistake.padding-inverted": "填充反了",
  "mistake.padding-inverted.text": "1 = 填充被当成 1 = 词：只看得到填充。",
  "mistake.row-with-nothing-to-see": "什么也看不到的一行",
  "mistake.row-with-nothing-to-see.text":
    "填充在前面，开头几行没有键：0/0。正确的结果是零。",
  "mistake.row-with-nothing-to-see-filled-with-minus-1e9":
    "什么也看不到的一行，填 -1e9",
  "mistake.row-with-nothing-to-see-filled-with-minus-1e9.text":
    "整行分数相同，于是平均地看所有遮住的东西。",
  "mistake.mask-of-another-sample": "用了另一句的掩码",
  "mistake.mask-of-another-sample.text":
    "掩码按批次重复，头却按句排列（该用 repeat_interleave 却用了 repeat）：有些头拿到另一句的填充。",
  "mistake.split-without-transpose": "拆分时没有转置",
  "mistake.split-without-transpose.text":
    "数字跨词元重新分组：权重里掩码有效，未来照样泄漏。",
  "mistake.merge-without-transpose": "合并时没有转置",
  "mistake.merge-without-transpose.text":
    "权重对，形状也对。把头并排放时词元混在了一起。",
  "mistake.split-and-merge-without-transpose": "拆分和合并都没有转置",
  "mistake.split-and-merge-without-transpose.text":
    "每个头看到的是一段词元，而不是每个词元的一部分。",
  "mistake.heads-interleaved": "头交错了",
  "mistake.heads-interleaved.text":
    "头 h 每隔 H 列取一列。这样从头训练没有害处；配上按通常方式得到的参数就错了。",
  "mistake.heads-averaged": "对头取平均",
  "mistake.heads-averaged.text": "各个头找到的东西糊成一团。",
  "mistake.heads-summed": "把头相加",
  "mistake.heads-summed.text": "应当并排放，让每个头保留自己的数字。",
  "mistake.one-head": "根本没有拆分",
  "mistake.one-head.text":
    "一个和模型一样宽的头：每个词元只问一个问题，而不是几个。",
  "mistake.same-head-each-time": "每次都是同一个头",
  "mistake.same-head-each-time.text": "切片里少了头的下标：所有头都是第一个。",
  "mistake.input-sliced": "切的是输入而不是投影",
  "mistake.input-sliced.text":
    "每个头只看到词元的一部分。每个头都应投影整个词元。",
  "mistake.output-projection-missing": "缺少 W_o",
  "mistake.output-projection-missing.text": "各个头并排放着，从不混合。",
  "mistake.values-not-projected": "值没有投影",
  "mistake.values-not-projected.text": "缺少 W_v：取来的是词元本身。",
  "mistake.sources-swapped": "来源对调",
  "mistake.sources-swapped.text":
    "查询来自 Y。输出对应 Y 的词元，而不是提问的 X。",
  "mistake.y-not-used": "没有用到 Y",
  "mistake.y-not-used.text": "X 对自己做交叉注意力：不管 Y 说什么都没有变化。",
  "mistake.x-not-used": "没有用到 X",
  "mistake.x-not-used.text": "全部来自 Y：对错误的文本做自注意力。",
  "mistake.keys-from-x": "键来自 X",
  "mistake.keys-from-x.text":
    "键和值是成对的，Y 的每个词元各一个。这里个数不同，乘积失败。",
  "mistake.causal-mask-on-cross-attention": "交叉注意力用了因果掩码",
  "mistake.causal-mask-on-cross-attention.text":
    "Y 是完整的，可以全部看到。这里它的最后几个词元永远看不到。",
  "mistake.across-the-batch": "跨批次的注意力",
  "mistake.across-the-batch.text":
    "批次和词元对调了（batch_first）：词元关注的是其他句子同一位置的词元。",
};
