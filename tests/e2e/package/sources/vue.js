import "attention-playground";
import { createApp, h, ref } from "vue";

globalThis.told = [];
const tell = ({ type, detail }) =>
  globalThis.told.push([type, detail.state?.mask]);

const mask = ref("none");
const app = createApp({
  render: () => [
    h("attention-playground", {
      ...{ id: "element", link: "v=1&text=one+two+three" },
      switches: `mask=${mask.value}`,
      onReady: tell,
      onChange: tell,
    }),
    h("button", { onClick: () => (mask.value = "causal") }),
  ],
});
app.mount("#app");
globalThis.unmount = () => app.unmount();
