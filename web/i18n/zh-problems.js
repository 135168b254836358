/**
 * 简体中文：引擎用英文报告的问题。
 *
 * @type {import("./index.js").Texts}
 */
export const problems = {
  "problem.no words: type a sentence": "没有词：请输入一句话",
  "problem.no words: type a second sentence": "没有词：请输入第二句话",
  "problem.too many words: {n} (limit {most})": "词太多：{n}（最多 {most}）",
  "problem.too many words in the second sentence: {n} (limit {most})":
    "第二句的词太多：{n}（最多 {most}）",
  "problem.text too long for the model: {n} pieces (limit {most})":
    "文本对模型来说太长：{n} 个片段（最多 {most}）",
  "problem.target text too long for the model: {n} pieces (limit {most})":
    "已写出的文本对模型来说太长：{n} 个片段（最多 {most}）",
  "problem.too many tokens: {n} (limit {most})": "词元太多：{n}（最多 {most}）",
  "problem.stopped after {n} s": "{n} 秒后停止",
  "problem.out of memory: {reason}": "内存不足：{reason}",
  "problem.the engine crashed: {reason}": "引擎崩溃了：{reason}",
  "problem.cannot load the first words: {reason}": "最初的词未能加载：{reason}",
  "problem.cannot load the word table: {reason}": "词表未能加载：{reason}",
  "problem.cannot load the {what}: {reason}": "未能加载（{what}）：{reason}",
  "problem.cannot load build {build}: {reason}":
    "版本 {build} 未能加载：{reason}",
  "problem.cannot load it: {reason}": "未能加载：{reason}",
  "problem.cannot start: {reason}": "无法启动：{reason}",
  "problem.damaged {what}: {reason}": "已损坏（{what}）：{reason}",
  "problem.no answer for {file} ({reason})": "{file} 没有回应（{reason}）",
  "problem.the server answers {status} for {file}":
    "服务器对 {file} 的回应是 {status}",
  "problem.{file} broke off after {n} of {all} bytes ({reason})":
    "{file} 在 {n}/{all} 字节处中断（{reason}）",
  "problem.{file} broke off after {n} bytes ({reason})":
    "{file} 在 {n} 字节后中断（{reason}）",
  "problem.the connection was closed": "连接已关闭",
  "problem.this browser runs none of the builds {builds}":
    "这个浏览器无法运行这些版本中的任何一个：{builds}",
  "problem.unsupported browser: it cannot cut text into words (Intl.Segmenter)":
    "不支持这个浏览器：它不能把文本切分成词（Intl.Segmenter）",
  "problem.shapes do not fit: {shapes}": "形状对不上：{shapes}",
  "problem.must be an object": "必须是对象",
  "problem.no JSON: {reason}": "不是 JSON：{reason}",
  "problem.missing field: {field} (which {kind})":
    "缺少字段 {field}（说明改编自哪个原件，kind：{kind}）",
  "problem.unknown field: {field} (known: {known})":
    "未知字段：{field}（已知：{known}）",
  "problem.unknown exercise: {name}": "未知练习：{name}",
  "problem.unknown lesson: {name}": "未知课程：{name}",
  "problem.unknown test input: {name} (known: {known})":
    "未知测试输入：{name}（已知：{known}）",
  "problem.invalid checks: none (at least 1)": "checks 为空（至少 1 个）",
  "problem.{name} is not graded": "{name} 不评分",
  "problem.invalid {field}: {n} characters (at most {most})":
    "{field} 无效：{n} 个字符（最多 {most}）",
  "problem.invalid {field}: {n} entries (at most {most})":
    "{field} 无效：{n} 项（最多 {most}）",
  "problem.invalid {field}: {value} (known: {known})":
    "{field} 无效：{value}（已知：{known}）",
  "problem.invalid {field}: {value} (must be text)":
    "{field} 无效：{value}（必须是文本）",
  "problem.invalid {field}: {value} (must be a list)":
    "{field} 无效：{value}（必须是列表）",
  "problem.invalid {field}: {value} (must be an object)":
    "{field} 无效：{value}（必须是对象）",
  'problem.invalid {field}: {value} (must be a name such as "scale")':
    '{field} 无效：{value}（必须是 "scale" 这样的名字）',
  "problem.invalid {field}: {value} (must be at least {least})":
    "{field} 无效：{value}（至少 {least}）",
  "problem.invalid {field}: {value} (must be below {limit})":
    "{field} 无效：{value}（必须小于 {limit}）",
  "problem.invalid {field}: {value} (must be from {least} to {most})":
    "{field} 无效：{value}（从 {least} 到 {most}）",
  "problem.invalid {field}: {value} (must be {must})":
    "{field} 无效：{value}（必须是 {must}）",
  "problem.invalid {field}: {value}": "{field} 无效：{value}",
};
