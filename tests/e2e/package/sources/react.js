import { defined } from "attention-playground";
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";

globalThis.told = [];
const tell = ({ type, detail }) =>
  globalThis.told.push([type, detail.state?.mask]);

function App() {
  const [mask, setMask] = useState("none");
  return [
    createElement("attention-playground", {
      ...{ key: "element", id: "element", link: "v=1&text=one+two+three" },
      state: { mask },
      onready: tell,
      onchange: tell,
    }),
    createElement("button", { key: "mask", onClick: () => setMask("causal") }),
  ];
}

await defined; // a property of an element that is not yet defined is an attribute to React
const app = createRoot(document.getElementById("app"));
app.render(createElement(App));
globalThis.unmount = () => app.unmount();
