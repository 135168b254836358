/**
 * 中文：九节课的内容。
 *
 * @type {import("./index.js").Texts}
 */
export const course = {
  "lesson.direct.title": "直达要紧的词",
  "lesson.direct.text":
    "循环网络一个词一个词地读：它对“piano”的了解，要熬过每一个词，直到“orchestra”。在注意力中，每个词同时与其他所有词比较。\n图中可以看到：“orchestra”那一行，“piano”那一列。",
  "lesson.direct.predict":
    "我们在“piano”和“orchestra”之间再放十个词。这两个词的分数（softmax 之前的数）会怎样？",
  "lesson.direct.option.less": "随距离变小。",
  "lesson.direct.option.same": "完全不变。",
  "lesson.direct.option.none": "变成 0：离得太远了。",
  "lesson.direct.step.near": "看单元格“orchestra”→“piano”。",
  "lesson.direct.step.far": "在页面的句子里，在两者之间至少再写五个词。",
  "lesson.direct.seen":
    "相隔 {near} 个词时分数是 {score}，相隔 {far} 个词时是 {scoreFar}。权重从 {weight} 变为 {weightFar}，只因为有更多的词分享这一行。",
  "lesson.direct.question":
    "在你现在的句子里，循环网络要带着“piano”走多少步才到“orchestra”？数一数。",
  "lesson.direct.right": "对。注意力只需一步，不论多远。",
  "lesson.direct.wrong":
    "还不对：从每个词到下一个词是一步。从“piano”数到“orchestra”。",
  "lesson.direct.explain":
    "为什么远处的词在注意力中不像在循环网络中那样淡去？也正因为如此，注意力不知道什么？",
  "lesson.direct.model":
    "每一对词都有自己的分数，只由这两个向量得出，所以任意两个词之间只有一步，途中没有什么会淡去。出于同样的原因，注意力不知道词在哪里：次序必须作为位置加到向量上。",

  "lesson.query-key-value.title": "查询、键、值",
  "lesson.query-key-value.text":
    "每个词出现三次：作为查询，它提问；作为键，它被找到；作为值，它被交出。三个矩阵造出它们：Q = X·W_Q，K = X·W_K，V = X·W_V。\n这里三个矩阵是随机的，好让三者不同。",
  "lesson.query-key-value.predict": "我们把键也当作值用：V = K。什么会变？",
  "lesson.query-key-value.option.both": "权重和输出。",
  "lesson.query-key-value.option.weights": "只有权重。",
  "lesson.query-key-value.option.output": "只有输出。",
  "lesson.query-key-value.step.own": "看值各自独立时的图。",
  "lesson.query-key-value.step.tied": "按公式中的 V：现在 V = K。",
  "lesson.query-key-value.seen":
    "权重最多变了 {weights}，输出最多变了 {output}。",
  "lesson.query-key-value.question":
    "回到独立的值。改一个数，使输出改变而没有一个权重改变：按公式中正确的 W，改写一个数。",
  "lesson.query-key-value.begin": "回到独立的 V",
  "lesson.query-key-value.found":
    "你改了 {params}。权重的最大变化：{weights}；输出的最大变化：{output}。",
  "lesson.query-key-value.right": "对：这个矩阵只造出值。",
  "lesson.query-key-value.explain": "向一个了解搜索引擎的人解释查询、键和值。",
  "lesson.query-key-value.model":
    "查询是我输入的内容，键是每个网页被编入索引的词，值是网页本身。查询和键决定我从每个网页得到多少；我得到的是值。所以改变值会改变结果，而不改变选择。",

  "lesson.scale.title": "√dₖ 有什么用",
  "lesson.scale.text":
    "分数是 dₖ 个乘积之和，所以随 dₖ 增大：对大小为 1 的独立的数，它约为 √dₖ。除以 √dₖ 使它回到大小 1。\n这里一个头占有全部 96 维。",
  "lesson.scale.predict": "我们去掉这个除法。权重的各行会怎样？",
  "lesson.scale.option.sharper": "更尖：一个词几乎拿走全部。",
  "lesson.scale.option.flatter": "更平：所有词得到的差不多。",
  "lesson.scale.option.same": "一样：softmax 会抵消。",
  "lesson.scale.step.with": "看有缩放时的图。",
  "lesson.scale.step.without": "按公式中的 √dₖ，把它关掉。",
  "lesson.scale.seen":
    "各行平均：最大权重从 {largest} 变为 {largestWithout}，熵从 {bits} 变为 {bitsWithout} 比特。",
  "lesson.scale.question":
    "这里每个分数被除以了哪个数？算一算，或打开一个单元格读出来：小数点后两位即可。",
  "lesson.scale.right": "对：96 维的平方根。",
  "lesson.scale.wrong": "还不对。这里一个键有多长？缩放就是这个长度的平方根。",
  "lesson.scale.explain":
    "为什么尖锐的 softmax 不利于学习？想想分数的一点小变化会带来什么。",
  "lesson.scale.model":
    "当一个权重几乎为 1、其余几乎为 0 时，分数的小变化几乎什么也不改变：穿过 softmax 的梯度几乎为 0，什么也学不到。不论 dₖ 多大，缩放都让分数保持在大小 1，在那里 softmax 仍会作出反应。",

  "lesson.softmax.title": "softmax，以及沿哪个轴",
  "lesson.softmax.text":
    "softmax 把分数变成份额：exp 使它们为正，除以总和使它们加起来为 1。问题是：谁的总和？每个查询把注意力分给各个键，所以是一行的总和。\n注意力中没有什么比这更常弄错，而且形状看不出来。",
  "lesson.softmax.predict": "我们让 softmax 改为沿列进行。这时什么之和为 1？",
  "lesson.softmax.option.rows": "仍然是行。",
  "lesson.softmax.option.columns": "是列，而不再是行。",
  "lesson.softmax.option.both": "行和列都是。",
  "lesson.softmax.step.rows": "看行旁和列下的总和 Σ。",
  "lesson.softmax.step.columns": "按公式中的 softmax，选“列”。",
  "lesson.softmax.seen":
    "现在每列之和为 1。各行之和则从 {least} 到 {most} 不等。",
  "lesson.softmax.question":
    "softmax 沿列进行时，有些词拿走的远多于应得的份额。请在拿得最多的那一行选一个单元格。",
  "lesson.softmax.found": "“{word}”一共拿走 {sum}。",
  "lesson.softmax.right":
    "没有哪一行拿得更多。每个键恰好交出 1，而这个查询得到的最多。",
  "lesson.softmax.explain":
    "在你自己的代码里，所有形状都对得上，你怎样发现 softmax 沿错了轴？",
  "lesson.softmax.model":
    "沿每个轴把权重加起来：沿键（axis=-1）的和在每一行都必须是 1。轴错了，和为 1 的就是列。对方阵来说所有形状仍然对得上，所以只有检查行和才能发现。",

  "lesson.masks.title": "掩码：谁可以看见谁",
  "lesson.masks.text":
    "一个词一个词写文章的模型不可以向前看。因果掩码遮住后面所有的词：它们的分数在 softmax 之前变成 −∞，权重变成 0，这一行的其余部分分享剩下的。\n图中掩码是开着的：右上半边是空的。",
  "lesson.masks.predict": "我们换掉最后一个词。权重的哪些行会变？",
  "lesson.masks.option.all": "所有行。",
  "lesson.masks.option.last": "只有最后一行。",
  "lesson.masks.option.none": "没有一行。",
  "lesson.masks.step.first": "看有因果掩码的图。",
  "lesson.masks.step.other": "把句子的最后一个词换成另一个。",
  "lesson.masks.seen":
    "改变了的行：{changed}。直到最后一位数字都没变的行：{same}。",
  "lesson.masks.question":
    "在现在的图中，掩码遮住了多少个单元格？找一个不用逐个数的办法。",
  "lesson.masks.right": "对：n 个词时是 n·(n − 1)/2。",
  "lesson.masks.wrong":
    "还不对。第一行遮住除一个以外的所有词，第二行少遮一个，以此类推。",
  "lesson.masks.explain":
    "你的模型学习时损失小得可疑，写出来却是胡话。你怎样检验它的掩码是否泄漏？",
  "lesson.masks.model":
    "只改最后一个词元，比较前面所有位置的输出：因果掩码正确时，它们直到最后一位数字都相同。如果有一个变了，它就看到了未来，在训练时只是抄了答案，而写作时它不会有这个答案。",

  "lesson.heads.title": "多个头，以及一次探寻",
  "lesson.heads.text":
    "一行权重一次只能看一样东西。所以 96 维被切成若干个头：每个头有自己的、较短的查询和键，因而有自己的图。它们的输出再并排放在一起。\n要留意的词是“bank”。",
  "lesson.heads.predict":
    "在现成的词向量上，用四个头代替一个。每个头从“bank”看得最多的是同一个词吗？",
  "lesson.heads.option.same": "所有头都看同一个词。",
  "lesson.heads.option.differ": "并非都看同一个词。",
  "lesson.heads.step.one": "看一个头时“bank”那一行。",
  "lesson.heads.step.four": "按公式中的“head”，选四个头。",
  "lesson.heads.seen": "一个头从“bank”看：{one}。四个头：{four}。",
  "lesson.heads.question":
    "探寻。在训练好的模型里，头学会了该找什么。逐层逐头地看，找一行，它的峰在语言学上说得通。选那个单元格，说出关系；然后看看对这个头测得了什么。",
  "lesson.heads.begin": "去看训练好的写作模型",
  "lesson.heads.explain":
    "你找到了一个头和一个句子，它的峰说得通。什么才能让你相信这个头真的这样做？",
  "lesson.heads.model":
    "许多它没有训练过的句子，其中标出了这种关系；它的峰有多少次命中；从未训练过的模型和最好的固定规则（例如总是前一个词元）同样测一遍；以及关掉这个头时什么会变差。一个合适的句子只是例子。",

  "lesson.cross.title": "自注意力还是交叉注意力",
  "lesson.cross.text":
    "在自注意力中，句子看自己。在交叉注意力中，查询来自一个句子，键和值来自另一个：翻译模型就这样一边写一边看原文。\n这两个句子用不同的词说同一件事。",
  "lesson.cross.predict": "第一句提问，第二句回答。图是什么形状？",
  "lesson.cross.option.square": "正方形，边长按较长的一句。",
  "lesson.cross.option.first": "第一句每个词一行，第二句每个词一列。",
  "lesson.cross.option.second": "第二句每个词一行，第一句每个词一列。",
  "lesson.cross.step.self": "看句子看自己的图。",
  "lesson.cross.step.cross": "按公式中的 Q，选两个句子。",
  "lesson.cross.seen":
    "{rows} 行，{columns} 列：查询给出行，键给出列。输出对每个查询有一行。",
  "lesson.cross.question":
    "自己写一个第二句，使第一句的某个词找到明确的伙伴：权重至少一半。选那个单元格。",
  "lesson.cross.found": "“{from}”从“{to}”取 {weight}。",
  "lesson.cross.right": "伙伴明确，句子也是你自己的。",
  "lesson.cross.explain":
    "有人在翻译模型里把来源弄反了：查询来自原文，键和值来自正在写的译文。什么会出错，怎样看出来？",
  "lesson.cross.model":
    "这时输出对原文的每个词有一行，而不是对所写的每个词，所以长度不对；交出的内容来自译文自己，原文根本进不来。两句一样长时形状看不出来：请用不同的长度检验。",

  "lesson.cost.title": "代价",
  "lesson.cost.text":
    "每个词与每个词比较。这是注意力的力量，也是它的代价。\n请留意图中单元格的数目。",
  "lesson.cost.predict": "文本变成两倍长。有多少个分数？",
  "lesson.cost.option.same": "和以前一样多。",
  "lesson.cost.option.double": "两倍。",
  "lesson.cost.option.four": "四倍。",
  "lesson.cost.step.once": "看这个句子的图。",
  "lesson.cost.step.twice": "把文本变成至少两倍长。",
  "lesson.cost.seen":
    "{tokens} 个词元有 {cells} 个单元格，{tokensTwice} 个词元有 {cellsTwice} 个。",
  "lesson.cost.question":
    "4096 个词元时，一个头的权重要占多少兆字节？每个数 4 字节。",
  "lesson.cost.right":
    "对，而且每层每个头都要这么多。流式注意力从不保存这个矩阵：它分块走过键，只保存累计的和。",
  "lesson.cost.wrong":
    "还不对：每一对一个数，每个数 4 字节，一百万字节是一兆字节。",
  "lesson.cost.explain":
    "文本变成两倍长：什么变成两倍，什么变成四倍，能怎么办？",
  "lesson.cost.model":
    "查询、键、值和输出变成两倍；分数和权重以及相应的计算变成四倍。矩阵不必保存（流式），可以略去一些键（窗口），或放弃 softmax（线性注意力）。逐词写作时保存键和值，这样每个新词只花一行。",

  "lesson.projections.title": "为什么要三个投影",
  "lesson.projections.text":
    "既然一个矩阵就够两者用，为什么要 W_Q 和 W_K？又为什么要 W_V？\n这里投影是随机的，每个词可以看见自己。",
  "lesson.projections.predict":
    "我们让键的做法和查询一样：K = Q。这时每个词看得最多的是什么？",
  "lesson.projections.option.itself": "自己，比以前多得多。",
  "lesson.projections.option.same": "以前看什么就看什么。",
  "lesson.projections.option.others": "别的词，比以前多。",
  "lesson.projections.step.three": "看对角线：每个词从自己取多少。",
  "lesson.projections.step.two": "按公式中的 Kᵀ，打开“K = Q”。",
  "lesson.projections.seen":
    "词从自己取的平均为：有独立的键时 {three}，K = Q 时 {two}。",
  "lesson.projections.question":
    "K = Q 时，两个词的分数在两个方向上相同。权重也相同吗？让每个词看不见自己，好让其他词分享这一行；然后找一对词，它们的两个权重至少相差十分之一，选它的单元格。",
  "lesson.projections.begin": "让每个词看不见自己",
  "lesson.projections.found":
    "“{from}”→“{to}”：分数 {score}，权重 {weight}。反过来：分数 {scoreBack}，权重 {weightBack}。",
  "lesson.projections.right": "分数相同，权重不同：每一行各自分配。",
  "lesson.projections.explain": "那么：为什么是三个投影，而不是两个或一个？",
  "lesson.projections.model":
    "K = Q 时，一个词与自己最相配，A 对 B 怎样，B 对 A 就怎样；但动词找它的宾语，而不是反过来。独立的键让提问可以不同于所提供的。独立的值让一个词因某一点被找到，而交出另一样：作为“动词”被找到，交出的是它的意思。",
};
