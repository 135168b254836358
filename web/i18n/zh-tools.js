/**
 * 中文：比较、代码、前往其他视图。
 *
 * @type {import("./index.js").Texts}
 */
export const tools = {
  "tools.loading": "正在加载…",
  "tools.failed": "此部分未能加载：{message}",
  "tools.compare": "比较",
  "tools.compare.about": "保留当前图像，与之后的图像对照",
  "tools.code": "代码",
  "tools.code.about": "用 NumPy、PyTorch、JavaScript、C++ 写出的同一计算",
  "tools.embed": "嵌入",
  "tools.embed.about": "在别的网页里显示这个",
  "tools.export": "导出",
  "tools.export.about": "保存矩阵、图像和设置；打印",
  "code.language": "语言",
  "code.lines": "{language} 写出的计算；方向键逐行移动",
  "code.about":
    "页面所做的计算，随每次改动重写。指向一个符号即可看到它的那一行。复制的脚本带有数字，并会自我检验。",
  "code.about.head":
    "所选的注意力头，从它自己的 Q、K、V 算起：它们由模型根据这句话得出，若使用 RoPE 则已按位置旋转。指向一个符号即可看到它的那一行。复制的脚本带有数字，并会自我检验。",
  "code.copy": "复制可运行的脚本",
  "code.copied":
    "已复制：一个 {language} 脚本，它算出这些数字并检验它们是否相同。",
  "code.too-long": "太长，无法生成脚本：最多 {most} 个词元。",
  "polarity.title": "在各个库中：“true”是什么意思？",
  "polarity.attend": "true = 可关注",
  "polarity.ignore": "true = 忽略",
  "polarity.keep": "1 = 保留",
  "polarity.model": "由模型生成",
  "notice.file.damaged": "此文件有一部分损坏，已略去：{fields}",
  "notice.file.unreadable": "此文件中没有本页面能打开的内容。一切保持不变。",
  "notice.file.newer": "此文件由本页面的更新版本生成。一切保持不变。",
  "notice.file.absent":
    "读取此文件的部分未能加载。一切保持不变；网络恢复后请重新打开。",
  "notice.file.locked":
    "本页面的部分内容已锁定，因此文件不能更改它。一切保持不变。",
  "notice.file.progress": { other: "已从文件接收：{n} 节课，以及练习。" },
  "notice.file.both": {
    other:
      "有 {n} 道练习的代码与这里的不同：两份都保留，显示较新的一份；用下方的“另一版本”切换。",
  },
  "compare.title": "比较",
  "compare.kept": "保留的",
  "compare.now": "现在",
  "compare.difference": "现在减去保留的",
  "compare.back": "回到保留的",
  "compare.end": "结束",
  "compare.head": "所示的头",
  "compare.same": "此图像已保留。改动一处：这里会显示它的效果。",
  "compare.differs": "此后的改动：{list}。",
  "compare.moved":
    "平均每行有 {mean} 的权重移到了别处，“{token}”一行最多：{most}。",
  "compare.difference.about":
    "蓝色单元格权重增加，橙色的减少；刻度固定为 −1 到 1。",
  "compare.none.size":
    "无法逐格相减：两幅图像分别有 {then} 和 {now} 个单元格。",
  "compare.none.words": "无法逐格相减：单元格属于不同的词。",
  "compare.none.long": "文本太长（{now}），权重没有保存，因此无法计算差值。",

  "experiments.title": "实验",
  "experiments.open": "实验",
  "experiments.back": "返回演示页",
  "experiments.loading": "正在加载实验…",
  "experiments.failed": "实验未能加载：{message}",

  "lessons.title": "课程",
  "lessons.loading": "正在加载课程…",
  "lessons.failed": "课程未能加载：{message}",
  "variant.used": "教师制作的版本。",
  "variant.problem": "这个版本无法使用：{problem}。",
  "variant.leave": "退出",
  "practice.title": "练习",
  "practice.back": "返回演示页",
  "practice.open": "练习",
  "practice.loading": "正在加载练习…",
  "practice.failed": "练习未能加载：{message}",
  "teachers.title": "教师专区",
  "teachers.loading": "正在加载教案…",
  "teachers.failed": "教案未能加载：{message}",
};
