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
};
