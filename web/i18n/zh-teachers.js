/**
 * 中文：教案。
 *
 * @type {import("./index.js").Texts}
 */
export const teachers = {
  "teachers.about":
    "三份可以直接使用的教案。每个链接都把页面打开到该步骤所需的状态；浏览器的“后退”会回到这里。无需安装，无需账号，任何人输入的内容都不会离开设备，除非页面是由学习系统打开的。",
  "teachers.course":
    "页面的每个状态都在它的地址里：把页面设成您想要的样子，按“复制链接”，放进您自己的幻灯片。“导出”给出图片和数字；打印时每份教案另起一页。",
  "teachers.aims": "学完之后能够",
  "teachers.steps": "步骤",
  "teachers.minutes": "{from}–{to} 分钟",
  "teachers.open": "在页面中打开",
  "teachers.ask": "提问：",
  "teachers.expected": "预期回答",
  "teachers.exercises": "练习",

  "plan.word.title": "20 分钟：一个词怎样找到它需要的东西",
  "plan.word.for":
    "适合中学及以上的任何人。除了百分比不需要数学；一块屏幕即可。",
  "plan.word.aim.1": "用一句话说出注意力做什么：每个词从其他每个词取一份",
  "plan.word.aim.2": "读懂图中的一行，并说出为什么它的和是 100 %",
  "plan.word.aim.3": "举出一件仅凭词的相似无法知道、模型必须学习的事",
  "plan.word.river.title": "有两个意思的词",
  "plan.word.river.do":
    "请人朗读句子，先什么都不指。提问之后，再指向图中“bank”那一行。",
  "plan.word.river.ask":
    "英语的“bank”可以是河岸或银行。哪个词告诉你这里是哪一个？页面又在看哪个词？",
  "plan.word.river.answer":
    "“River”，页面也一样：占该行的 57 %。没有人告诉过它。每个词是一列数字，这两个词的数字相似，因为它们出现在相似的文本中。",
  "plan.word.money.title": "同一个词，另一个句子",
  "plan.word.money.do": "先举手预测，再指向“bank”那一行。",
  "plan.word.money.ask": "“bank”现在会看什么？这个词自己的数字变了吗？",
  "plan.word.money.answer":
    "“Cash”（38 %）和“loan”（36 %）。它自己的数字和之前一样；不同的是它从其他词取来的东西。",
  "plan.word.share.title": "一个整体的份额",
  "plan.word.share.do":
    "从大到小读出这一行的份额。然后在下方展示一个单元格的算式：乘积、求和、softmax。",
  "plan.word.share.ask":
    "一行的份额加起来是多少？为什么不可能有一行里每个词都重要？",
  "plan.word.share.answer":
    "是 1，即 100 %。给一个词多了，就要从别的词那里拿：softmax 分的是一个整体。",
  "plan.word.scale.title": "少一个符号",
  "plan.word.scale.do":
    "链接打开第一个句子，除以 √dₖ 已关闭。在公式里按这个符号，开关几次，观察“bank”那一行。",
  "plan.word.scale.ask": "“river”的份额怎样变化？",
  "plan.word.scale.answer":
    "从 57 % 增到 71 %：分数越大，一行越偏向一边。除法使分数保持较小。",
  "plan.word.it.title": "它不可能知道的",
  "plan.word.it.do": "在任何人指向“it”那一行之前，先让学生回答。",
  "plan.word.it.ask": "“it”指的是谁？页面在看哪里？为什么它错了？",
  "plan.word.it.answer":
    "指动物；但页面在看“because”。这些数字知道哪些词相似，却不知道句子里谁做了什么。这必须学习：本页的训练模型就学过。",
  "plan.word.exercise.1":
    "写一个英语句子，使“bank”最看一个与水有关的词。然后改一个词，使它看一个与钱有关的词。",
  "plan.word.exercise.1.answer":
    "例如“The bank was full of water.”（“water”占 60 %）和“The bank was full of money.”（“money”占 93 %）。任何一对都可以；“bank”那一行就是证明，交上来的是链接。",
  "plan.word.exercise.2":
    "在贷款那个句子里，哪个词从“borrowed”取得最多？先猜，再在图中找。",
  "plan.word.exercise.2.answer": "“Paid”，23 %。要读的是列，不是行。",

  "plan.formula.title": "45 分钟：公式，一个符号一个符号地看",
  "plan.formula.for":
    "适合机器学习入门课：已知向量、点积和 exp。两人一台设备。",
  "plan.formula.aim.1": "说出 softmax(QKᵀ/√dₖ)·V 中每个符号缺了会坏什么",
  "plan.formula.aim.2": "手算一行权重",
  "plan.formula.aim.3": "说出掩码有什么用，头有什么用",
  "plan.formula.score.title": "Q·Kᵀ：两个词有多相配",
  "plan.formula.score.do":
    "已选中一个单元格。从乘积开始读它的算式；然后在矩阵中找到同一个数。",
  "plan.formula.score.ask": "一个词与自己的分数是多少？毫无共同点的两个词呢？",
  "plan.formula.score.answer":
    "与自己：其向量长度的平方，一个较大的正数。毫无共同点：约为 0，正负乘积相互抵消。",
  "plan.formula.scale.title": "√dₖ：让 softmax 保持柔和",
  "plan.formula.scale.do":
    "除法已关闭。每组记下“bank”那一行的最大权重，打开除法，再记一次。",
  "plan.formula.scale.ask":
    "为什么是 dₖ 的平方根，而不是 dₖ？没有它，学习会怎样？",
  "plan.formula.scale.answer":
    "dₖ 个大小为 1 的独立乘积之和的大小是 √dₖ；除以它，无论 dₖ 多大，分数的大小都是 1。没有它，各行接近 0 和 1，那里 softmax 的梯度几乎为 0。",
  "plan.formula.softmax.title": "Softmax：对哪些数？",
  "plan.formula.softmax.do":
    "这里 softmax 沿着列计算，是代码中常见的错误。看图的表格旁边的和。",
  "plan.formula.softmax.ask": "现在哪些和是 1？一行的输出有什么问题？",
  "plan.formula.softmax.answer":
    "列的和。各行的和从 0.20 到 2.26 不等：其输出不再是值的平均，而是太短或太长。",
  "plan.formula.temperature.title": "温度：从一个词到所有词",
  "plan.formula.temperature.do": "它在 0.05。慢慢移到 20，观察一行。",
  "plan.formula.temperature.ask":
    "一行在哪两个极端之间移动？在哪一端词的次序会丢失？",
  "plan.formula.temperature.answer":
    "从一个词独占到所有词平分。次序从不丢失：无论 T 是多少，exp(s/T) 都随 s 增大。份额只是彼此靠近。",
  "plan.formula.mask.title": "掩码：不许往前看",
  "plan.formula.mask.do":
    "看这个三角形，再看它的第一行。用手涂掉三角形中的一个单元格，然后撤销。",
  "plan.formula.mask.ask":
    "第一个词注意什么？学习预测下一个词的模型为什么必须有这个掩码？",
  "plan.formula.mask.answer":
    "只注意自己，权重为 1。没有掩码，每个位置都会看到它正要预测的词，只会学会抄。",
  "plan.formula.value.title": "V：交出去的东西",
  "plan.formula.value.do": "这里键兼作值。在公式里按 V，比较前后的权重和输出。",
  "plan.formula.value.ask": "权重和输出，哪个变了？为什么？",
  "plan.formula.value.answer":
    "只有输出。权重只由 Q 和 K 得出；V 是权重所分的东西。",
  "plan.formula.heads.title": "头：几种意见",
  "plan.formula.heads.do":
    "十二个头看同一个句子。每组找出差别最大的两个头，并说出判断的依据。",
  "plan.formula.heads.ask": "为什么各个头看到不同的东西？每个头付出什么？",
  "plan.formula.heads.answer":
    "这里每个头有 96 维中的 8 维，所以对“相似”有自己的看法。代价是维数：维数少，说得就少。",
  "plan.formula.exercise.1":
    "一行的分数已除以 √dₖ，为 2、1 和 0。计算它的权重。",
  "plan.formula.exercise.1.answer":
    "exp 得 7.39、2.72 和 1，合计 11.11；所以是 0.665、0.245 和 0.090。",
  "plan.formula.exercise.2":
    "你遮住一个权重为 w 的单元格。该行其他权重增大到多少倍？",
  "plan.formula.exercise.2.answer":
    "都是同一倍数 1/(1 − w)：它们的 exp 不变，和少了其中的 w。涂掉一个单元格即可看到。",
  "plan.formula.exercise.3":
    "查询和键的数相互独立、大小为 1。dₖ = 96 时，典型的分数有多大？不除与除以 √dₖ 各是多少？",
  "plan.formula.exercise.3.answer": "不除约为 √96 ≈ 9.8，除后为 1。",

  "plan.model.title": "90 分钟：从公式到模型，再到代码",
  "plan.model.for":
    "适合已经知道公式（来自 45 分钟教案或别处）并写过一点 Python 的人。每人一台设备。",
  "plan.model.aim.1": "说出注意力为什么需要位置",
  "plan.model.aim.2": "考察训练模型的一个头：它看什么，没有它会怎样",
  "plan.model.aim.3": "在翻译模型中区分自注意力和交叉注意力",
  "plan.model.aim.4": "用 Python 写出注意力，并估计它的代价",
  "plan.model.order.title": "注意力不知道次序",
  "plan.model.order.do":
    "“Man”在这个句子里出现两次。在第一个“dog”的行里读出它的两个权重；“导出”为 CSV 有全部数字。",
  "plan.model.order.ask": "它们相差多少？所以注意力说不出这个句子的什么？",
  "plan.model.order.answer":
    "毫无差别：同一个词无论在哪里都有同一个向量。所以它说不出谁咬谁。",
  "plan.model.positions.title": "加上位置",
  "plan.model.positions.do": "同一个句子，每个词都加上了其位置的正弦和余弦。",
  "plan.model.positions.ask": "两个权重现在不同了吗？代价是什么？",
  "plan.model.positions.answer":
    "不同了。代价：位置和意思在同一组数里，意思的相似受到一点干扰。模型会学会把两者分开。",
  "plan.model.writer.title": "会写作的模型",
  "plan.model.writer.do":
    "每人选一层，读各个头的标签，给邻座看一个看前一个词的头。然后读模型接下来会写什么。",
  "plan.model.writer.ask":
    "模型认为接下来最可能的是什么？找一个标签写着归纳的头：它看同一个词以前后面跟着什么。关掉它。什么变了？",
  "plan.model.writer.answer":
    "列表显示之前和现在。常常只变一点，有些头去掉也毫无痕迹：别的头做同样的工作。两者都是发现，在训练模型中很常见；列表下方对文本的惊讶度说明这是否重要。",
  "plan.model.translator.title": "会翻译的模型",
  "plan.model.translator.do":
    "行是它写出的法语词，列是它读到的英语词。逐个查看交叉注意力的头。",
  "plan.model.translator.ask":
    "在哪些头里，词看着自己的译文？亮的单元格在哪里离开对角线，为什么？",
  "plan.model.translator.answer":
    "在标签这样写的头里。两种语言词序不同的地方会离开对角线：“red apple”，“pomme rouge”。",
  "plan.model.code.title": "自己写",
  "plan.model.code.do":
    "练习在页面中运行，无需安装。先做完的人继续做因果掩码。试过一次之后可以看答案。",
  "plan.model.code.ask": "运行之前：每一行结果的形状是什么？",
  "plan.model.code.answer":
    "分数和权重是 (n, n)，输出是 (n, d)。“检查”会指出常见错误：softmax 的轴不对，没有除法，键没有转置。",
  "plan.model.cost.title": "代价是多少",
  "plan.model.cost.do":
    "同样的计算写成四种语言的代码。数一数权重矩阵有多少个数。",
  "plan.model.cost.ask":
    "词数加倍：权重是几倍？16,384 个词元、8 个头、每个 4 字节，要多少内存？",
  "plan.model.cost.answer":
    "四倍。8 · 16,384² · 4 字节 = 8 GiB，只是一层。所以才有从不生成整个矩阵的算法。",
  "plan.model.close.title": "每人一句",
  "plan.model.close.do":
    "轮流：每人拿掉公式的一个符号，说出会坏什么。说完就按一下它。",
  "plan.model.close.ask": "你最不会想念哪一个？对哪种任务？",
  "plan.model.close.answer":
    "没有 √dₖ：行偏向一边。没有掩码：看得到未来。没有自己的 V：交出去的就是用来被找到的东西。一个头：一种意见。没有位置：没有次序，而词袋本来就不需要次序。",
  "plan.model.exercise.1":
    "一个模型的宽度是 768，有 12 个头。dₖ 和 √dₖ 是多少？",
  "plan.model.exercise.1.answer": "768/12 = 64，以及 8。",
  "plan.model.exercise.2":
    "五个词元，因果掩码，每个都能看到自己：矩阵中有多少个单元格可以大于 0？",
  "plan.model.exercise.2.answer": "1 + 2 + 3 + 4 + 5 = 15。",
  "plan.model.exercise.3":
    "为写作模型写一个开头，使某个头找到最后一个词更早的出现处，并交上链接。",
  "plan.model.exercise.3.answer":
    "例如任何一个名字再次出现的文本。链接会打开句子、层和头；最后一行的亮单元格就是证明。",
};
