/**
 * 中文:自己动手写注意力。
 *
 * @type {import("./index.js").Texts}
 */
export const practice = {
  "practice.exercises": "练习列表",
  "practice.done": "已完成",
  "practice.code.python": "你的代码（Python）",
  "practice.code.javascript": "你的代码（JavaScript）",
  "practice.to.python": "改用 Python",
  "practice.to.javascript": "改用 JavaScript",
  "practice.first":
    "“运行”显示代码的输出；“检查”用能区分各种错误的输入，把它与核心的结果比较。",
  "practice.keys": "Tab 键缩进；先按 Esc 再按 Tab 可离开编辑器。",
  "practice.unkept":
    "此设备没有空间保存你的代码，或不保存本页面的任何内容：关闭页面后代码会丢失。请先复制。",
  "practice.run": "运行",
  "practice.check": "检查",
  "practice.hint": "提示 {n}/{all}",
  "practice.solution": "显示参考答案",
  "practice.solution.try": "请先检查自己的代码，然后才显示参考答案",
  "practice.solution.title": "参考答案",
  "practice.reset": "重新开始",
  "practice.other": "另一版本（{n}）",
  "practice.working": "正在运行…",
  "practice.output": "输出",
  "practice.output.cut": "输出过多，未能全部显示。",
  "practice.output.none": "没有任何输出。",
  "practice.error.line": "第 {line} 行 {type}：{message}",
  "practice.error": "{type}：{message}",
  "practice.ended": "运行被终止：{message}。你的代码仍然保留。",
  "practice.right": "正确：全部测试输入都通过了。",
  "practice.mistake": "还不对：{name}",
  "practice.two": "还不对：同时有两处问题",
  "practice.property": "还不对。这不是一个有名字的错误；首先不成立的是：",
  "practice.lab": "在错误实验室中查看：{name}",
  "practice.failing": "你的函数在某个测试输入上出错了。",
  "practice.yours": "你的结果：{part}",
  "practice.theirs": "正确结果：{part}",
  "practice.probe": "测试输入：{probe}。没有数值（nan）的单元格用斜线表示。",
};
