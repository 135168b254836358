/**
 * 简体中文: 实验页面.
 *
 * @type {import("./index.js").Texts}
 */
export const experiments = {
  "experiments.settings": "设置",
  "experiments.results": "结果",
  "experiments.predict": "你预计会怎样？",
  "experiments.run": "运行",
  "experiments.again": "再运行一次",
  "experiments.cancel": "取消",
  "experiments.pause": "暂停",
  "experiments.go": "继续",
  "experiments.step": "走一步",
  "experiments.rewind": "回到开头",
  "experiments.seed": "所有随机数的种子",
  "experiments.numbers": "数据表",
  "experiments.none": "可以先猜一猜，再运行。一切都在此刻、在这台设备上计算。",
  "experiments.other": "运行之后设置已经改变。",
  "experiments.refused": "不可行，因此保持通常的设置：{names}",
  "experiments.band":
    "线是各种子的中位数。色带包含所有种子；有十个或更多时，去掉最低和最高的十分之一。",
  "experiments.status.running": "正在运行… {percent} %",
  "experiments.status.paused": "已暂停",
  "experiments.status.done": "完成",
  "experiments.status.failed": "失败",
  "experiments.status.left": "已取消：已有的结果保留。",
  "experiments.guess.right": "你猜对了：“{seen}”",
  "experiments.guess.wrong": "你猜的是“{guess}”，实际是“{seen}”。",
  "experiments.diverged":
    "第 {step} 步时，种子 {seed} 的训练失控：损失爆炸。这一步没有保留任何改变。",
  "experiments.back-to": "回到还正常的地方，学习率减半",
  "experiments.lowered":
    "{arm}：训练失控之后，种子 {seed} 以学习率 {rate} 继续，与其他的不同。",
  "experiments.finding.little":
    "{steps} 步之后最多只有 {best} % 正确：学到的太少，无法比较。请训练更多步。",
  "experiments.setting.seeds": "种子数",
  "experiments.setting.steps": "训练步数",
  "experiments.setting.dModel": "模型宽度 d_model",
  "experiments.setting.rate": "学习率",
  "experiments.figure.accuracy": "对未见过的问题的正确率",
  "experiments.figure.accuracy.x": "步",
  "experiments.figure.accuracy.y": "比例",
  "experiments.figure.loss": "损失（未见过的问题）",
  "experiments.figure.loss.x": "步",
  "experiments.figure.loss.y": "奈特",
  "experiments.figure.probe":
    "一个例子中它关注什么：应该说 {target}，它说 {answer}",
  "experiments.column.arm": "模型",
  "experiments.column.params": "参数",
  "experiments.column.accuracy": "最终正确率",
};
