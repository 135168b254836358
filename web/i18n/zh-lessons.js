import { course } from "./zh-course.js";

/**
 * 中文：课程，第一次打开时加载。
 *
 * @type {import("./index.js").Texts}
 */
export const lessons = {
  ...course,
  "lessons.about":
    "九节短课。每一节都先作预测，再在旁边的页面上动手，然后看数字怎么说。",
  "lessons.number": "第 {n} 课，共 {all} 课",
  "lessons.all": "全部课程",
  "lessons.fold": "收起",
  "lessons.unfold": "展开",
  "lessons.begun": "已开始",
  "lessons.finished": "已完成",
  "lessons.kept": "学习进度（包括练习）只保存在本设备上。可以存成文件带走。",
  "lessons.export": "存为文件",
  "lessons.import": "打开文件",
  "lessons.exported": "已保存：{file}",
  "lessons.imported": { other: "已接收：{n} 节课，以及练习。" },
  "lessons.import.failed": "{file} 不是进度文件。",
  "lesson.predict": "预测",
  "lesson.guess": "这是我的预测",
  "lesson.do": "在页面上动手",
  "lesson.step.help": "替我做",
  "lesson.step.done": "已完成",
  "lesson.again": "为本课设置页面",
  "lesson.see": "观察",
  "lesson.guess.right": "正如所料：{option}",
  "lesson.guess.other": "你的预测：{guess}实际结果：{option}",
  "lesson.question": "轮到你了",
  "lesson.answer": "你的答案，一个数",
  "lesson.check": "检查",
  "lesson.redo":
    "页面现在没有显示它。请为本课设置页面，再做一遍各步骤：你的答案要与页面上的数比较。",
  "lesson.explain": "用自己的话说",
  "lesson.model": "可以这样说。你说了哪些这里没有的？",
  "lesson.model.show": "显示参考回答",
  "lesson.model.first": "先用自己的话写；然后会有一份可供比较。",
  "lesson.go-on": "继续",
  "lesson.exercise": "练习：{name}",
  "lesson.experiment": "实验：{name}",
  "lesson.next": "下一课：{title}",
  "lesson.exercise.softmax": "softmax",
  "lesson.exercise.attention": "注意力",
  "lesson.exercise.rows": "每行之和为 1",
  "lesson.exercise.causal": "因果掩码",
  "lesson.exercise.scale": "缩放有什么用",
  "lesson.exercise.multi-head": "多头注意力",
  "lesson.exercise.cross": "交叉注意力",
  "lesson.exercise.padding": "填充掩码",
  "lesson.exercise.cache": "带缓存的一步",
  "lesson.quest.loading": "正在加载训练好的写作模型：{percent}%",
  "lesson.quest.none": "请在图中选一个单元格。",
  "lesson.quest.cell": "你选了“{from}”→“{to}”，在第 {layer} 层、头 {head}。",
  "lesson.quest.relation": "这两个词之间是什么关系？",
  "lesson.quest.judge": "与测量结果比较",
  "lesson.quest.not-peak":
    "这一行的峰不在这里：“{from}”看得最多的是“{peak}”。请选那个单元格，或换一行。",
  "lesson.quest.special":
    "“{from}”看得最多的是开头标记。那不是词：头找不到东西时就停在那里。请另找一行。",
  "lesson.quest.not-fitting":
    "这两个词不是这种关系：它们在句中的位置说明了这一点。请换一种关系，或换一个单元格。",
  "lesson.quest.unknown": "这个头没有测量过，所以既不能证实也不能质疑。",
  "lesson.quest.confirmed":
    "得到证实。在从未读过的文本上测得，这个头正是这样做的：{label}，占 {score} 的情形；不用注意力的规则只有 {baseline}。",
  "lesson.quest.questioned":
    "存疑。在从未读过的文本上测得，这个头最擅长的是别的：{label}，占 {score} 的情形。一个合适的句子只是例子，不是证据。",
  "lesson.quest.mixed":
    "存疑。在从未读过的文本上测得，这个头没有足够经常地做某一件事。一个合适的句子只是例子，不是证据。",
  "lesson.quest.best":
    "最常这样做的是第 {layer} 层、头 {head}：占 {score} 的情形。",
  "relation.previous-token": "前一个词元",
  "relation.self": "词元自己",
  "relation.same-token": "前面相同的词元",
  "relation.induction": "上次跟在相同词元后面的词元",
  "relation.first-token": "第一个词元",
  "relation.punctuation": "标点符号",
  "relation.obj.dependent": "从宾语到它的动词",
  "relation.nsubj.head": "从动词到它的主语",
  "relation.amod.head": "从名词到它的形容词",
  "relation.det.head": "从名词到它的冠词",
  "relation.case.head": "从名词到它的介词",
  "relation.aux.head": "从动词到它的助动词",
  "relation.nmod:poss.head": "从名词到它的物主词（her、my 等）",
  "relation.pronouns": "从代词到它所指的人",
};
