import type {} from "attention-playground/react";
import { useRef } from "react";
import type { AttentionPlaygroundElement } from "attention-playground";

export function App() {
  const element = useRef<AttentionPlaygroundElement>(null);
  return (
    <>
      <attention-playground
        ref={element}
        sentence="one two"
        head={1}
        state={{ mask: "causal" }}
        className="wide"
        onanswer={({ detail }) => console.log(detail.score)}
        onerror={({ detail }) => console.log(detail.message)}
        onready={() => element.current?.undo()}
      />
      {/* @ts-expect-error: no such attribute */}
      <attention-playground heads={1} />
    </>
  );
}
