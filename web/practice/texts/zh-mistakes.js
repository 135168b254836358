/**
 * 简体中文：对答案说些什么。
 *
 * @type {import("../../i18n/index.js").Texts}
 */
export const mistakes = {
  "exercise.finding.no answer":
    "没有返回数字数组：函数返回的是练习要求的东西吗？",
  "exercise.finding.nothing":
    "什么也没有返回。函数是否以 return 结束，而不只是 print？",
  "exercise.finding.text":
    "返回的是文字而不是数字：请返回数组本身，不要用 str 或引号。",
  "exercise.finding.other":
    "返回的不是数字数组，而是 {type} 类型的值。请返回数组本身。",
  "exercise.finding.no function":
    "你的代码里没有名为 {name} 的函数：练习会按这个名字调用它。",
  "exercise.finding.shape": "形状是 {got}，应为 {right}。",
  "exercise.finding.nan": {
    other:
      "有 {n} 个值不是数（nan），第一个在第 {row} 行：inf − inf 或 0 / 0，例如某一行没有可关注的东西，或者 exp 溢出或全部为 0。",
  },
  "exercise.finding.negative":
    "有一个负权重 {least}。softmax 给出的是 0 到 1 的数。",
  "exercise.finding.column sums":
    "和为 1 的是列，不是行：softmax 应当对键来做，axis=-1。",
  "exercise.finding.row sum":
    "权重的第 {row} 行之和是 {sum}；每一行之和都应为 1。",
  "exercise.finding.leak":
    "查询 {row} 给了它不该看到的键 {column} 权重 {weight}。",
  "exercise.finding.moved":
    "最后一个词元改变时，输出的第 {row} 行也跟着变了：前面的词元看到了未来。",
  "exercise.finding.value": "第 {row} 行第 {column} 列是 {got}，应为 {right}。",
  "exercise.finding.transposed": "这是正确的矩阵，但转置了：行和列互换了。",
  "exercise.finding.rescaled":
    "这些权重对应的分数是正确分数的 {factor} 倍。分数除以了什么，或者乘以了什么？",
  "exercise.finding.element": "下标 {at} 处是 {got}，应为 {right}。",
  "exercise.finding.truth":
    "对测试输入“{probe}”，你的答案是 {got}，应为 {right}。",
  "exercise.finding.no single value":
    "返回的是形状为 {got} 的数组；应当是单个值。",
  "exercise.finding.left out":
    "返回的部分是对的，但缺少：{parts}。请按练习要求的顺序返回所要求的全部内容。",
  "exercise.mistake.softmax over queries": "对查询做 softmax",
  "exercise.mistake.softmax over queries.text":
    "和为 1 的是你的列，不是行：softmax 对查询做了。每个查询把注意力分给各个键，所以应当沿最后一个轴来做。",
  "exercise.mistake.softmax over everything": "对全部做 softmax",
  "exercise.mistake.softmax over everything.text":
    "整个矩阵之和才是 1：softmax 对全部元素做了。给求和（和最大值）加上 axis=-1，使每一行之和为 1。",
  "exercise.mistake.overflow": "溢出",
  "exercise.mistake.overflow.text":
    "分数小时正确，但分数大时 exp 会溢出，得到 nan。先从每行减去该行的最大值：它在分式里会约掉。",
  "exercise.mistake.not divided by the sum": "没有除以总和",
  "exercise.mistake.not divided by the sum.text":
    "你取了 exp，但没有除以每行的和，所以行之和不是 1。",
  "exercise.mistake.no exp": "没有 exp",
  "exercise.mistake.no exp.text":
    "你没有取 exp，直接把分数除以它们的和。分数可能为负，这样得到的不是份额。",
  "exercise.mistake.no softmax": "没有 softmax",
  "exercise.mistake.no softmax.text": "没有 softmax：原始分数直接当成了权重。",
  "exercise.mistake.softmax twice": "softmax 做了两次",
  "exercise.mistake.softmax twice.text":
    "softmax 做了两次。第二次看到的只是 0 到 1 之间的数，所以结果几乎是平均的。",
  "exercise.mistake.sigmoid": "sigmoid 代替了 softmax",
  "exercise.mistake.sigmoid.text":
    "每个分数各自通过了 sigmoid。用 softmax 时，一行里的键相互竞争，份额总和为 1。",
  "exercise.mistake.softmax over an axis of length 1":
    "对长度为 1 的轴做 softmax",
  "exercise.mistake.softmax over an axis of length 1.text":
    "所有权重都是 1：softmax 沿着只有一个元素的轴来做了。",
  "exercise.mistake.sum without keepdims": "求和没有 keepdims",
  "exercise.mistake.sum without keepdims.text":
    "行之和丢了轴（缺少 keepdims=True），于是广播让第 j 列除以了第 j 行的和。",
  "exercise.mistake.max without keepdims": "最大值没有 keepdims",
  "exercise.mistake.max without keepdims.text":
    "行的最大值丢了轴（缺少 keepdims=True），于是广播让第 j 列减去了第 j 行的最大值。",
  "exercise.mistake.one maximum for all": "所有行共用一个最大值",
  "exercise.mistake.one maximum for all.text":
    "你减去了所有分数中的最大值。远低于它的一行会全部变成 0（exp 下溢），而 0 / 0 是 nan。请从每一行减去它自己的最大值：axis=-1, keepdims=True。",
  "exercise.mistake.maximum of each column": "每列的最大值",
  "exercise.mistake.maximum of each column.text":
    "你减去了每一列的最大值。只有整行减去同一个数，它才会在分式中约去：请取行的最大值，axis=-1, keepdims=True。",
  "exercise.mistake.no scale": "没有缩放",
  "exercise.mistake.no scale.text":
    "你没有把分数除以 √d_k。它们是正确值的 √d_k 倍，所以 softmax 过于尖锐；d_k 越大越严重。",
  "exercise.mistake.scale by √d_model": "用 √d_model 缩放",
  "exercise.mistake.scale by √d_model.text":
    "你除以了 √d_model。分数是对一个头的 d_k 个分量求和，所以要用 √d_k 才能让它回到 1 左右的大小。",
  "exercise.mistake.scale by d_k": "用 d_k 缩放",
  "exercise.mistake.scale by d_k.text":
    "你除以了 d_k，而不是它的平方根。d_k 个乘积之和的标准差是 √d_k：你的分数小了 √d_k 倍，权重过于平均。",
  "exercise.mistake.multiplied by √d_k": "乘了 √d_k",
  "exercise.mistake.multiplied by √d_k.text":
    "公式里是除以 √d_k，你却乘了。你的分数是正确值的 d_k 倍。",
  "exercise.mistake.scale by √n": "用 √n 缩放",
  "exercise.mistake.scale by √n.text":
    "你除以了键的个数的平方根。缩放取决于一个键的长度（最后一个轴），而不是键有多少个。",
  "exercise.mistake.scale after softmax": "在 softmax 之后缩放",
  "exercise.mistake.scale after softmax.text":
    "你在 softmax 之后才除以 √d_k。现在每行之和是 1/√d_k：应当在 softmax 之前对分数缩放。",
  "exercise.mistake.queries and keys swapped": "查询和键对调",
  "exercise.mistake.queries and keys swapped.text":
    "你算的是 K Qᵀ。它的行属于键，而分数的行应当属于查询：Q Kᵀ。",
  "exercise.mistake.keys not transposed": "键没有转置",
  "exercise.mistake.keys not transposed.text":
    "Q @ K 对不上：K 必须转置（最后两个轴），这样每个查询才能遇到每个键。",
  "exercise.mistake.mask not used": "没有用到掩码",
  "exercise.mistake.mask not used.text":
    "掩码没有起作用：被遮住的键得到了权重。",
  "exercise.mistake.mask after softmax": "在 softmax 之后掩码",
  "exercise.mistake.mask after softmax.text":
    "你在 softmax 之后把遮住的权重设为 0。它们确实看不到了，但行之和小于 1。应在 softmax 之前对分数做掩码（或者把每行再除以它的和）。",
  "exercise.mistake.masked with 0": "用 0 做掩码",
  "exercise.mistake.masked with 0.text":
    "你把遮住的分数设为 0（或者 1e-9 之类的极小数）。exp(0) 是 1，所以它们得到了权重。请填 -inf，或者 -1e9 这样很大的负数。",
  "exercise.mistake.masked with +inf": "用 +inf 或 nan 做掩码",
  "exercise.mistake.masked with +inf.text":
    "遮住的分数变成了正无穷或 nan，于是 softmax 得到 nan。要么无穷的符号错了，要么用 0 乘了它（0 · inf 是 nan）。请用 np.where 填入 -inf。",
  "exercise.mistake.fill too small": "填充值不够小",
  "exercise.mistake.fill too small.text":
    "你填了 -10 之类的数。对本来就很负的分数来说，它还不够低：那里被遮住的键得到了权重。请用 -inf 或 -1e9。",
  "exercise.mistake.mask added as 0 and 1": "把掩码当 0 和 1 相加",
  "exercise.mistake.mask added as 0 and 1.text":
    "你把掩码的 0 和 1 加到了分数上。这只是让可见的键的 e^分数 乘以 e，什么也没遮住。相加的掩码应由 0 和 -inf 组成。",
  "exercise.mistake.mask inverted": "掩码反了",
  "exercise.mistake.mask inverted.text":
    "你遮住了该看的，露出了该遮的。这里 True 表示可以关注（与 PyTorch 的 scaled_dot_product_attention 相同；nn.MultiheadAttention 的意思相反）。",
  "exercise.mistake.mask transposed": "掩码转置了",
  "exercise.mistake.mask transposed.text":
    "掩码转置了：它的行属于查询，列属于键。",
  "exercise.mistake.scores multiplied": "分数被相乘",
  "exercise.mistake.scores multiplied.text":
    "你把遮住的分数乘以一个很大的负数。原来为负的分数会变成很大的正数。应当替换分数，而不是相乘。",
  "exercise.mistake.weights times keys": "权重乘了键",
  "exercise.mistake.weights times keys.text":
    "你把权重乘以了 K。键决定看哪里，取来的应是值 V。",
  "exercise.mistake.weights times queries": "权重乘了查询",
  "exercise.mistake.weights times queries.text":
    "你把权重乘以了 Q。取来的应是值 V。",
  "exercise.mistake.weights transposed": "权重转置了",
  "exercise.mistake.weights transposed.text":
    "你用了转置的权重 Aᵀ V：每个输出按权重的一列混合，而列之和不是 1。",
  "exercise.mistake.mean of the values": "对值取了平均",
  "exercise.mistake.mean of the values.text":
    "你把值的加权和又除以了值的个数。权重之和已经是 1：它本来就是平均。",
  "exercise.mistake.compared exactly": "精确比较",
  "exercise.mistake.compared exactly.text":
    "你用 == 比较，或者几乎没有容差。舍入会留下 0.9999999999999999 这样的和；请允许微小的差别。",
  "exercise.mistake.columns summed": "对列求和",
  "exercise.mistake.columns summed.text":
    "你对列求了和。沿错误的轴做 softmax 得到的权重能通过你的检查，正确的反而不能。",
  "exercise.mistake.only the total": "只看总和",
  "exercise.mistake.only the total.text":
    "你把所有权重之和与行数相比。可能有一行偏大、另一行偏小。",
  "exercise.mistake.everything sums to 1": "全部之和为 1",
  "exercise.mistake.everything sums to 1.text":
    "你问的是整个矩阵之和是否为 1。应当是每一行。",
  "exercise.mistake.only the first row": "只看第一行",
  "exercise.mistake.only the first row.text": "你只看了第一行。",
  "exercise.mistake.any row will do": "一行对就算对",
  "exercise.mistake.any row will do.text":
    "你的检查只要有一行合格就通过。所有行的和都必须是 1：用 all，而不是 any。",
  "exercise.mistake.tolerance too wide": "容差太大",
  "exercise.mistake.tolerance too wide.text":
    "你的检查放过了明显错误的和，例如 0.9。舍入留下的差别约为 1e-15，单精度下约为 1e-7。",
  "exercise.mistake.only too much counts": "只看偏大",
  "exercise.mistake.only too much counts.text":
    "你的检查放过了和偏小的行。请比较差的绝对值：abs(sum - 1)。",
  "exercise.mistake.answer inverted": "答案反了",
  "exercise.mistake.answer inverted.text": "你的答案每次都与正确答案相反。",
  "exercise.mistake.always true": "总是 True",
  "exercise.mistake.always true.text": "不管权重如何，你的答案每次都是 True。",
  "exercise.mistake.always false": "总是 False",
  "exercise.mistake.always false.text":
    "你的答案每次都是 False。如果求和没有错，可能是比较得太严了。",
  "exercise.mistake.no mask": "没有掩码",
  "exercise.causal.mistake.no mask.text":
    "没有因果掩码：最后一个词元改变时，前面的行也跟着变。它们看到了未来。",
  "exercise.mistake.hides itself": "遮住了自己",
  "exercise.mistake.hides itself.text":
    "对角线也被遮住了，所以第一个词元什么也看不到（nan，或者处处权重相同）。词元可以关注自己：用 k=0 的 np.tril(…)，或者用 np.triu(…, k=1) 表示要遮住的部分。",
  "exercise.mistake.sees one ahead": "多看了一个",
  "exercise.mistake.sees one ahead.text":
    "对角线差了一格：每个词元都看到下一个词元，而那正是它要预测的。",
  "exercise.mistake.triu for tril": "tril 写成了 triu",
  "exercise.mistake.triu for tril.text":
    "每个词元看到自己和未来，看不到过去：tril 和 triu 弄混了，或者 True 和 False 弄反了。",
  "exercise.mistake.only the future": "只看到未来",
  "exercise.mistake.only the future.text":
    "每个词元只看到未来：掩码遮住的恰好是该显示的。",
  "exercise.mistake.sees only itself": "只看到自己",
  "exercise.mistake.sees only itself.text":
    "每个词元只看到自己：掩码只留下了对角线。",
  "exercise.mistake.with the scale": "带着缩放",
  "exercise.mistake.with the scale.text":
    "缩放还在。注意力里本该如此，但这里要看的是没有它会怎样。",
  "exercise.mistake.scaled by d_k": "除以了 d_k",
  "exercise.mistake.scaled by d_k.text":
    "分数除以了 d_k。这里要看的是完全不缩放会怎样。",
  "exercise.scale.mistake.multiplied by √d_k.text":
    "分数乘了 √d_k。请保持原样。",
  "exercise.scale.mistake.softmax over queries.text":
    "softmax 对查询做了：和为 1 的是列。应当对键来做，axis=-1。",
  "exercise.mistake.largest score": "最大的分数",
  "exercise.mistake.largest score.text":
    "这是每个查询的最大分数：缺少 softmax。",
  "exercise.scale.mistake.not divided by the sum.text":
    "你的最大权重全是 1：少了除以行之和这一步。",
  "exercise.mistake.largest of each key": "每个键的最大值",
  "exercise.mistake.largest of each key.text":
    "你取的是每列的最大值，也就是每个键的。应当是每行的最大值。",
  "exercise.mistake.largest of all": "全体的最大值",
  "exercise.mistake.largest of all.text":
    "你返回了所有权重中的最大值。应当每个查询各一个：max(axis=-1)。",
  "exercise.mistake.split without transpose": "拆分时没有转置",
  "exercise.mistake.split without transpose.text":
    "你把 (n, H·d) 直接 reshape 成 (H, n, d)。数字跨词元重新分组：一个头混入了好几个词元，即使有因果掩码，未来也会泄漏。应当先 reshape 成 (n, H, d)，再转置。",
  "exercise.mistake.merge without transpose": "合并时没有转置",
  "exercise.mistake.merge without transpose.text":
    "你把 (H, n, d) 直接 reshape 成 (n, H·d)。形状正确，但词元混在了一起：要先把轴换回来。",
  "exercise.mistake.split and merge without transpose": "拆分和合并都没有转置",
  "exercise.mistake.split and merge without transpose.text":
    "两次 reshape 你都没有转置。每个头看到的是一段词元，而不是每个词元的一部分数字。",
  "exercise.mistake.heads interleaved": "头交错了",
  "exercise.mistake.heads interleaved.text":
    "你的头 h 每隔 H 列取一列。一个头应是相邻的 d 列。",
  "exercise.mistake.heads merged interleaved": "合并时头交错了",
  "exercise.mistake.heads merged interleaved.text":
    "合并时你把各头的列交错排列了。应当一个头接着一个头。",
  "exercise.mistake.heads reversed": "头的顺序反了",
  "exercise.mistake.heads reversed.text": "各头按相反的顺序拼接了。",
  "exercise.mistake.heads averaged": "对头取平均",
  "exercise.mistake.heads averaged.text":
    "你对各头取了平均。应当拼接，让每个头保留自己的数字。",
  "exercise.mistake.heads summed": "把头求和",
  "exercise.mistake.heads summed.text":
    "你把各头加在了一起。应当拼接，让每个头保留自己的数字。",
  "exercise.mistake.largest of the heads": "取了头的最大值",
  "exercise.mistake.largest of the heads.text":
    "你取了各头中最大的数。应当把它们拼接起来。",
  "exercise.mistake.one head": "只有一个头",
  "exercise.mistake.one head.text":
    "这是一个和模型一样宽的单头注意力：没有拆分。",
  "exercise.mistake.same head each time": "每次都是同一个头",
  "exercise.mistake.same head each time.text":
    "每个头用的都是第一块列：切片里少了头的下标。",
  "exercise.mistake.output projection missing": "缺少输出投影",
  "exercise.mistake.output projection missing.text":
    "缺少 Wo。没有它，各头的结果只是并排放着，从不混合。",
  "exercise.mistake.output projection transposed": "输出投影转置了",
  "exercise.mistake.output projection transposed.text":
    "你用了转置的 Wo。这里参数按 (输入, 输出) 存放：x @ Wo。",
  "exercise.mistake.input added": "加上了输入",
  "exercise.mistake.input added.text":
    "你把输入加到了结果上。那是残差连接：它在注意力外面绕过去，不在注意力里面。",
  "exercise.mistake.heads added": "加上了各头",
  "exercise.mistake.heads added.text":
    "你把拼接后的头又加到了结果上。注意力内部没有残差连接。",
  "exercise.mistake.input sliced": "切了输入",
  "exercise.mistake.input sliced.text":
    "你把 X 切开，给每个头一份。每个头都应投影每个词元的全部：先 X @ Wq，再拆分。",
  "exercise.mistake.params transposed": "参数转置了",
  "exercise.mistake.params transposed.text":
    "你用了转置的 Wq、Wk 和 Wv。这里参数按 (输入, 输出) 存放：X @ Wq。",
  "exercise.mistake.values not projected": "值没有投影",
  "exercise.mistake.values not projected.text": "值就是 X 本身：缺少 Wv。",
  "exercise.mistake.softmax over heads": "对头做 softmax",
  "exercise.mistake.softmax over heads.text":
    "softmax 对头做了（轴 0），于是各头相互竞争。应当对键来做：axis=-1。",
  "exercise.multi-head.mistake.softmax over everything.text":
    "softmax 同时对所有的头和查询做了。每个头的每一行之和应为 1：axis=-1。",
  "exercise.multi-head.mistake.softmax over queries.text":
    "softmax 对查询做了。应当对键来做：axis=-1。",
  "exercise.multi-head.mistake.scale by √d_model.text":
    "你除以了 √d_model。每个头的分数是 d_k = d_model / H 个乘积之和：应除以 √d_k。你的分数小了 √H 倍。",
  "exercise.mistake.sources swapped": "来源对调",
  "exercise.mistake.sources swapped.text":
    "查询来自 Y，键和值来自 X。提问的一方（X）给出查询：它的每个词元有一个输出。",
  "exercise.mistake.Y not used": "没有用到 Y",
  "exercise.mistake.Y not used.text":
    "全部来自 X：这是自注意力，Y 不起任何作用。",
  "exercise.mistake.X not used": "没有用到 X",
  "exercise.mistake.X not used.text": "全部来自 Y：这是 Y 的自注意力。",
  "exercise.mistake.keys from X": "键来自 X",
  "exercise.mistake.keys from X.text":
    "键来自 X。键和值是成对的：Y 的词元 j 有键 j 和值 j。",
  "exercise.mistake.values from X": "值来自 X",
  "exercise.mistake.values from X.text":
    "值来自 X。键和值是成对的：Y 的词元 j 有键 j 和值 j。",
  "exercise.mistake.padding dropped": "忘了填充掩码",
  "exercise.mistake.padding dropped.text": "因果掩码在，但填充的键得到了权重。",
  "exercise.mistake.causal dropped": "忘了因果掩码",
  "exercise.mistake.causal dropped.text":
    "填充的键遮住了，未来却没有。两个掩码要同时成立：把可以看到的部分用“且”（&）结合起来。",
  "exercise.padding.mistake.no mask.text": "两个掩码都没有起作用。",
  "exercise.mistake.or for and": "把“且”写成“或”",
  "exercise.mistake.or for and.text":
    "你把可以看到的部分用“或”结合了：键在过去，或者不是填充，就能看到。应当两者都满足：&。",
  "exercise.mistake.padded queries hidden": "遮住了填充的行",
  "exercise.mistake.padded queries hidden.text":
    "你遮住了填充查询的行；填充应当遮住列，也就是填充的键：用 padding[None, :]，而不是 padding[:, None]。",
  "exercise.mistake.padded queries hidden as well": "填充的行也遮住了",
  "exercise.mistake.padded queries hidden as well.text":
    "你把填充查询的行也遮住了。这样它们就没有可关注的东西，softmax 得到 nan（或者处处权重相同）。只遮键就够了；填充查询的结果反正会丢掉。",
  "exercise.mistake.padding inverted": "填充反了",
  "exercise.mistake.padding inverted.text":
    "只看得到填充：这里 True 表示填充，所以要保留的键是 ~padding。",
  "exercise.mistake.does not see itself": "看不到自己",
  "exercise.mistake.does not see itself.text":
    "词元只关注了它前面的词元：要先把它自己的键和值放进缓存。",
  "exercise.mistake.cache not extended": "缓存没有增长",
  "exercise.mistake.cache not extended.text": "缓存原样返回：缺少新的键和值。",
  "exercise.mistake.cache replaced": "缓存被替换",
  "exercise.mistake.cache replaced.text":
    "缓存里只有新的键和值：之前的都丢了。",
  "exercise.mistake.put in front": "放到了前面",
  "exercise.mistake.put in front.text":
    "新的键和值放在了前面。输出察觉不到（注意力不知道顺序），但对一切要数位置的东西来说，缓存的顺序错了。",
  "exercise.mistake.sees the first only": "只看到第一个",
  "exercise.mistake.sees the first only.text":
    "查询只看到第一个键，好像因果掩码从左上角对齐。这唯一的查询是最后一个词元：已有的它都可以看。",
  "exercise.mistake.halves paired": "前后两半配对",
  "exercise.mistake.halves paired.text":
    "你把第 i 列和第 i + d/2 列配成一对。很多模型这样做，效果也一样，但这道练习要求相邻两列配对：按一种方式训练的模型不能用另一种方式运行。",
  "exercise.mistake.turned backwards": "转反了",
  "exercise.mistake.turned backwards.text":
    "你转的方向反了：两行里正弦的符号都错了。",
  "exercise.mistake.sign lost": "丢了负号",
  "exercise.mistake.sign lost.text":
    "a cos t − b sin t 里少了负号。没有它就不是旋转，长度会改变。",
  "exercise.mistake.partner lost": "丢了另一列",
  "exercise.mistake.partner lost.text":
    "每一列只乘了余弦。旋转要把一对里的两列混合起来。",
  "exercise.mistake.sine and cosine swapped": "正弦和余弦对调",
  "exercise.mistake.sine and cosine swapped.text":
    "正弦和余弦对调了：角度为 0 时，一对数应当保持不变。",
  "exercise.mistake.overwritten first": "过早覆盖",
  "exercise.mistake.overwritten first.text":
    "你在算第二列之前就写入了第一列，于是第二列用到了新的数。两者都要用旧的数。",
  "exercise.mistake.not turned": "没有旋转",
  "exercise.mistake.not turned.text":
    "什么也没有旋转：进去什么，出来就是什么。",
  "exercise.mistake.positions added": "把位置相加",
  "exercise.mistake.positions added.text":
    "你加上了正弦和余弦，就像最早的 Transformer。RoPE 旋转各对，什么也不加。",
  "exercise.mistake.exponent i / d": "指数用了 i / d",
  "exercise.mistake.exponent i / d.text":
    "第 i 对的 10000 的指数是 2i/d；你用了 i/d，角度减小得只有一半快。",
  "exercise.mistake.one frequency": "只有一个频率",
  "exercise.mistake.one frequency.text":
    "所有的对都转了同样的角度。每一对 i 有自己的角度：位置 / 10000^(2i/d)。",
  "exercise.mistake.positions from 1": "位置从 1 开始",
  "exercise.mistake.positions from 1.text":
    "你的位置从 1 开始。第 0 行的位置是 `first`，所以 first = 0 时它保持不变。",
  "exercise.mistake.first not used": "没有用到 first",
  "exercise.mistake.first not used.text":
    "你没有用到 `first`：有 KV 缓存时，新的行不是从位置 0 开始的。",
  "exercise.mistake.angles grow": "角度在变大",
  "exercise.mistake.angles grow.text":
    "该除以 10000^(2i/d) 的地方你乘了它：越靠后的对应当转得越慢。",
  "exercise.mistake.base 1000": "底数用了 1000",
  "exercise.mistake.base 1000.text": "底数是 10000；你用了 1000。",
  "exercise.filled": "{name}，填 -1e9",
  "exercise.note.no weights":
    "只返回了输出。它是对的，而这需要正确的权重；练习要求把权重也返回。",
  "exercise.note.other order":
    "返回的顺序与练习要求的不同。调用你的函数的人会把一个当成另一个。",
  "exercise.note.more parts": "返回的比练习要求的多；多出的部分没有检查。",
  "exercise.note.inputs changed":
    "你的函数改动了它的输入：{names}。调用者之后会发现里面的数变了。请写到新数组或副本里，例如 x = x - …；x -= …、x[…] = … 和 out=x 会写进调用者自己的数组。",
  "exercise.note.mask after softmax, renormalised":
    "你在 softmax 之后掩码，又除以了行之和。这和先掩码是一回事，只要剩下部分的和没有下溢为 0；当某个遮住的分数比其他的高出约 750 时就会下溢。",
};
