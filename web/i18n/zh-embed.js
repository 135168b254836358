/**
 * Chinese: the dialog that makes the snippet for another page.
 *
 * @type {import("./index.js").Texts}
 */
export const embed = {
  "embed.title": "放到你的网页里",
  "embed.about": "这段代码显示页面此刻的内容：把它粘贴到课程或网页的 HTML 里。",
  "embed.kind": "代码的种类",
  "embed.kind.frame": "框架",
  "embed.kind.frame.about": "凡是允许 iframe 的地方都能用，碰不到外面的网页。",
  "embed.kind.element": "元素",
  "embed.kind.element.about":
    "用于你自己的网页：成为网页的一部分，由网页的 CSS 设定样式，并用事件告诉网页发生了什么。",
  "embed.snippet": "代码",
  "embed.copy": "复制代码",
  "embed.copied": "代码已复制",
  "embed.copy.failed": "请选中代码后自行复制",
  "embed.preview": "预览",
  "embed.height": "高度（像素）",
  "embed.height.auto": "与内容同高",
  "embed.shown": "显示什么，锁定什么",
  "embed.shown.open": "显示",
  "embed.shown.locked": "锁定",
  "embed.shown.hidden": "隐藏",
  "embed.shown.none": "若全部隐藏，则全部显示。",
  "embed.part.header": "页首",
  "embed.part.formula": "公式",
  "embed.part.sentence": "句子",
  "embed.part.panel": "符号的控件",
  "embed.part.map": "大热图",
  "embed.part.footer": "页脚",
};
