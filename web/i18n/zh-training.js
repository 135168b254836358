/**
 * 简体中文: 进行训练的实验.
 *
 * @type {import("./index.js").Texts}
 */
export const training = {
  "experiment.learning.title": "训练中的 √d_k",
  "experiment.learning.question": "不除以 √d_k，学习会怎样？",
  "experiment.learning.about":
    "两个模型从相同的参数开始，看到相同的序列：若干键值对，然后给出一个键，问它的值。其中一个把分数除以 √d_k。",
  "experiment.learning.predict.fail": "没有它就学不会",
  "experiment.learning.predict.slower": "没有它学得更慢",
  "experiment.learning.predict.same": "没有差别",
  "experiment.learning.arm.scaled": "除以 √d_k",
  "experiment.learning.arm.unscaled": "不除",
  "experiment.learning.figure.unscaled":
    "不除时：应该说 {target}，它说 {answer}",
  "experiment.learning.finding.both":
    "d_k = {dModel} 时，有除法的模型最后答对 {scaled} %，没有的答对 {unscaled} %。",
  "experiment.projections.title": "三个投影还是两个？",
  "experiment.projections.question":
    "为什么要 W_Q、W_K、W_V 三个投影，而不是两个或一个？",
  "experiment.projections.about":
    "四个模型，相同的种子和序列。在回忆任务里，一个词元同时含有键和值：按键匹配，取出值。在多数任务里，最后的词元问哪个符号最多：不需要匹配任何东西。",
  "experiment.projections.predict.fail": "三者共用一个投影会失败",
  "experiment.projections.predict.slower": "能学会，但更慢",
  "experiment.projections.predict.same": "学得一样快",
  "experiment.projections.setting.task": "任务",
  "experiment.projections.setting.task.recall": "回忆",
  "experiment.projections.setting.task.copy": "复制",
  "experiment.projections.setting.task.sort": "排序",
  "experiment.projections.setting.task.induction": "归纳",
  "experiment.projections.setting.task.majority": "多数",
  "experiment.projections.setting.equal": "参数数量相同（前馈层更宽）",
  "experiment.projections.arm.separate": "Q、K、V 分开",
  "experiment.projections.arm.valueIsKey": "V = K",
  "experiment.projections.arm.keyIsQuery": "Q = K",
  "experiment.projections.arm.one": "Q = K = V",
  "experiment.projections.figure.end": "最后",
  "experiment.projections.finding.fail":
    "用来比较的、要寻找的和要传递的是不同的东西。在整个训练中平均，三个投影答对 {separate} %，V = K {valueIsKey} %，Q = K {keyIsQuery} %，Q = K = V {one} %：只用一个投影，这个任务在这段时间里学不会。",
  "experiment.projections.finding.slower":
    "用来比较的、要寻找的和要传递的是不同的东西。在整个训练中平均，三个投影答对 {separate} %，V = K {valueIsKey} %，Q = K {keyIsQuery} %，Q = K = V {one} %：在这里每省一个投影都有代价：一个向量要同时满足几种用途。",
  "experiment.projections.finding.some":
    "用来比较的、要寻找的和要传递的是不同的东西。在整个训练中平均，三个投影答对 {separate} %，V = K {valueIsKey} %，Q = K {keyIsQuery} %，Q = K = V {one} %。不落后的：{level}；落后的：{behind}，那里一个向量要同时满足几种用途。",
  "experiment.projections.finding.same":
    "用来比较的、要寻找的和要传递的是不同的东西。在整个训练中平均，三个投影答对 {separate} %，V = K {valueIsKey} %，Q = K {keyIsQuery} %，Q = K = V {one} %：三个投影最多领先 {gap} 个百分点，而它们自己的各个种子之间就相差 {spread} 个。在这个任务上三个几乎没有差别；当匹配的内容不同于取出的内容时，三个才有用。",
  "experiment.heads.title": "一个头还是八个",
  "experiment.heads.question": "八个窄头比一个宽头更好吗？",
  "experiment.heads.about":
    "最后一个词元同时询问两个键的值。所有模型宽度相同；一个头和八个头的参数一样多。",
  "experiment.heads.predict.eight": "八个头学得更好",
  "experiment.heads.predict.one": "一个头学得更好",
  "experiment.heads.predict.same": "几乎没有差别",
  "experiment.heads.arm.one": "一个头",
  "experiment.heads.arm.eight": "八个头",
  "experiment.heads.arm.averaged": "八个头取平均",
  "experiment.heads.arm.noOutput": "八个头，没有 W_O",
  "experiment.heads.figure.dropped": "逐个关闭八个头",
  "experiment.heads.figure.dropped.x": "剩下的头",
  "experiment.heads.figure.dropped.y": "比例",
  "experiment.heads.finding.eight":
    "在整个训练中平均，一个头答对 {one} %，八个头 {eight} %，八个头取平均 {averaged} %，没有 W_O 的八个头 {noOutput} %；关闭一半的头后，最后剩下 {half} %：同时处理几种关系时，多个头更容易。",
  "experiment.heads.finding.one":
    "在整个训练中平均，一个头答对 {one} %，八个头 {eight} %，八个头取平均 {averaged} %，没有 W_O 的八个头 {noOutput} %；关闭一半的头后，最后剩下 {half} %：在这里，一个宽头更有优势。",
  "experiment.heads.finding.same":
    "在整个训练中平均，一个头答对 {one} %，八个头 {eight} %，八个头取平均 {averaged} %，没有 W_O 的八个头 {noOutput} %；关闭一半的头后，最后剩下 {half} %：在这个小任务上，一个头几乎不落后。",
  "experiment.recall.title": "远距离回忆",
  "experiment.recall.question":
    "经过同样的训练，哪种网络再也说不出第一个词元是什么？",
  "experiment.recall.about":
    "先是八个符号之一，然后是一些无关的符号，最后是“？”：第一个是什么？对每个长度和种子各训练一个网络，序列相同，步数相同，参数数量大致相同。循环网络：h = tanh(R h + x)，R 开始时是一个旋转，遗忘最少。核为 3 的扩张卷积：一层能看到之前 2 个词元，两层 8 个，三层 26 个；层数按长度所需而定。注意力：一个头，没有位置。瞎猜的正确率是 12.5 %。",
  "experiment.recall.predict.recurrent": "循环网络",
  "experiment.recall.predict.dilated": "卷积堆叠",
  "experiment.recall.predict.attention": "注意力",
  "experiment.recall.predict.none": "没有：都说得出",
  "experiment.recall.setting.most": "最长文本（词元）",
  "experiment.recall.setting.params": "每个网络的参数上限",
  "experiment.recall.arm.recurrent": "循环",
  "experiment.recall.arm.dilated": "扩张卷积",
  "experiment.recall.arm.attention": "注意力",
  "experiment.recall.figure.distance": "正确率与距离（到目前为止）",
  "experiment.recall.figure.distance.x": "n",
  "experiment.recall.figure.distance.y": "比例",
  "experiment.recall.figure.accuracy": "最长文本上的正确率",
  "experiment.recall.figure.end": "最长的文本",
  "experiment.recall.column.depth": "从词元 1 到词元 n 的步数",
  "experiment.recall.finding.distance":
    "n = {n} 时，循环网络（从词元 1 到词元 n 有 {recurrentDepth} 步）的正确率是 {recurrent} %，卷积（{dilatedDepth} 步）{dilated} %，注意力（{attentionDepth} 步）{attention} %。该记住什么，要靠沿同样这些步传回来的梯度才能学会。",
  "experiment.masks.title": "泄漏的掩码",
  "experiment.masks.question": "如果模型能看见要预测的词元，它会学到什么？",
  "experiment.masks.about":
    "两个模型都学习按顺序写字母。一个有因果掩码，另一个训练时没有；之后它要自己写，而那时未来还不存在。",
  "experiment.masks.predict.useless": "损失更低，却完全不会写",
  "experiment.masks.predict.worse": "写得差一点",
  "experiment.masks.predict.better": "写得更好：它看到的更多",
  "experiment.masks.arm.masked": "有因果掩码",
  "experiment.masks.arm.leaking": "泄漏",
  "experiment.masks.series.leakingTrained": "泄漏，与训练时相同",
  "experiment.masks.series.leakingWriting": "泄漏，自己写时",
  "experiment.masks.series.maskedWriting": "有掩码，自己写时",
  "experiment.masks.figure.exact": "完全正确的序列",
  "experiment.masks.figure.exact.x": "步",
  "experiment.masks.figure.exact.y": "比例",
  "experiment.masks.figure.leak":
    "泄漏的模型关注什么：应该说 {target}，它说 {answer}",
  "experiment.masks.finding.both":
    "泄漏模型的损失是 {leakingLoss}，有掩码的是 {maskedLoss}。与训练时相同，它答对 {trained} % 的序列；自己写时只有 {leaking} %。有掩码的：{masked} %。",
  "experiment.sources.title": "自注意力还是交叉注意力",
  "experiment.sources.question": "翻译时，模型在看哪里？",
  "experiment.sources.about":
    "编码器–解码器学习把用英文单词读到的内容写成数字：数，或者日期（“the third of may twenty twelve”、“may the third twenty twelve” → 2012-05-03）。行是已写的内容，列是单词：对齐在训练中出现。然后给它另一个例子的单词。",
  "experiment.sources.setting.task": "读什么",
  "experiment.sources.setting.task.numbers": "数",
  "experiment.sources.setting.task.dates": "日期",
  "experiment.sources.predict.other":
    "给它另一个例子的单词，就写不出原来的内容",
  "experiment.sources.predict.own": "仍写原来的内容",
  "experiment.sources.predict.noise": "大约一半正确",
  "experiment.sources.arm.translator": "翻译模型",
  "experiment.sources.series.ownSource": "用自己的单词",
  "experiment.sources.series.otherSource": "用另一个例子的单词",
  "experiment.sources.figure.probe":
    "未见过的例子的交叉注意力：应该写 {target}，它写 {answer}",
  "experiment.sources.figure.swapped":
    "另一个例子的单词：应该写 {target}，它写 {answer}",
  "experiment.sources.figure.exact": "完全正确的",
  "experiment.sources.figure.exact.x": "步",
  "experiment.sources.figure.exact.y": "比例",
  "experiment.sources.finding.both":
    "用自己的单词，{exact} % 完全正确；用另一个例子的单词，{swapped} %：解码器只有通过交叉注意力才知道写什么。",
  "experiment.projections.opens": "在训练好的写作模型里设 V := K，看它说什么",
};
