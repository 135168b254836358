/**
 * Types alone, for React 19: `import type {} from "attention-playground/react"` makes
 * <attention-playground> known in JSX. It needs @types/react, which nothing else here does.
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
  AttentionPlaygroundElement,
  AttentionPlaygroundEvents,
  PlaygroundState,
} from "./element.js";

type Listeners = {
  [Name in keyof AttentionPlaygroundEvents as `on${Name}`]?: (
    event: AttentionPlaygroundEvents[Name],
  ) => void;
};

/** What they mean stands at AttentionPlaygroundElement. */
export interface AttentionPlaygroundAttributes
  extends HTMLAttributes<AttentionPlaygroundElement>, Listeners {
  link?: string;
  switches?: string;
  sentence?: string;
  "other-sentence"?: string;
  model?: "vectors" | "untrained" | "writer" | "translator";
  layer?: number | string;
  head?: number | string;
  view?: string;
  language?: string;
  theme?: "auto" | "light" | "dark";
  build?: string;
  controls?: string;
  site?: string;
  /** Once the element is defined. */
  state?: PlaygroundState;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "attention-playground": DetailedHTMLProps<
        AttentionPlaygroundAttributes,
        AttentionPlaygroundElement
      >;
    }
  }
}
