/**
 * English: around the experiments.
 *
 * @type {import("./index.js").Texts}
 */
export const experiments = {
  "experiments.settings": "Settings",
  "experiments.results": "Results",
  "experiments.predict": "What do you expect?",
  "experiments.run": "Run",
  "experiments.again": "Run again",
  "experiments.cancel": "Cancel",
  "experiments.pause": "Pause",
  "experiments.go": "Go on",
  "experiments.step": "One step",
  "experiments.rewind": "To the start",
  "experiments.seed": "Seed of all chance",
  "experiments.numbers": "In numbers",
  "experiments.none":
    "Make a guess if you like, then run it. Everything is computed on this device, at that moment.",
  "experiments.other": "The settings have changed since this run.",
  "experiments.refused":
    "Not possible, so these have their normal setting: {names}",
  "experiments.band":
    "Lines are medians over the seeds. Bands hold all seeds; with ten or more, all but the lowest and the highest tenth.",
  "experiments.status.running": "Running… {percent} %",
  "experiments.status.paused": "Paused",
  "experiments.status.done": "Done",
  "experiments.status.failed": "Failed",
  "experiments.status.left": "Cancelled: what came so far stays.",
  "experiments.guess.right": "You expected it: “{seen}”",
  "experiments.guess.wrong": "You expected “{guess}”. What came: “{seen}”.",
  "experiments.diverged":
    "At step {step} training fell apart with seed {seed}: the loss exploded. Nothing of that step was kept.",
  "experiments.back-to":
    "Back to where it was well, with half the learning rate",
  "experiments.lowered":
    "{arm}: since training fell apart, seed {seed} goes on with a learning rate of {rate}, not with that of the others.",
  "experiments.finding.little":
    "After {steps} steps at most {best} % are right: too little was learned to compare anything. Train for more steps.",
  "experiments.setting.seeds": "Seeds",
  "experiments.setting.steps": "Steps of training",
  "experiments.setting.dModel": "Width of the model, d_model",
  "experiments.setting.rate": "Learning rate",
  "experiments.figure.accuracy":
    "Right answers to questions it was not trained on",
  "experiments.figure.accuracy.x": "Step",
  "experiments.figure.accuracy.y": "Share",
  "experiments.figure.loss": "Loss (on questions it was not trained on)",
  "experiments.figure.loss.x": "Step",
  "experiments.figure.loss.y": "Nats",
  "experiments.figure.probe":
    "What it attends to in one example: it should say {target}, it says {answer}",
  "experiments.column.arm": "Model",
  "experiments.column.params": "Params",
  "experiments.column.accuracy": "Right at the end",
};
