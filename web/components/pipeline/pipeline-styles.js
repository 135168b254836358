import { css } from "lit";

export const pipelineStyles = css`
  :host {
    container-type: inline-size;
    font-variant-numeric: tabular-nums;
  }
  .scroll {
    position: relative;
    display: flex;
    gap: 1.5rem;
    /* Room for focus rings, which overflow would cut. */
    margin: 0 -1rem;
    padding: 0.25rem 1rem 0.5rem;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--edge) transparent;
  }
  ol {
    display: flex;
    flex: none;
    gap: 0.75rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-rows: 1.75rem minmax(112px, auto) auto;
    justify-items: center;
    gap: 0.25rem;
    min-width: 4.75rem;
  }
  @container (min-width: 640px) {
    .scroll {
      display: grid;
      gap: 1rem;
      justify-content: start;
    }
    ol {
      gap: 1.25rem;
    }
  }
  @container (min-width: 1120px) {
    .scroll {
      display: flex;
      gap: clamp(1rem, 4cqi, 4rem);
      /* Where it is too wide, both ends can be scrolled to. */
      justify-content: safe center;
    }
    ol {
      gap: clamp(0.25rem, 2cqi, 1.75rem);
    }
  }

  .symbols {
    align-self: end;
    font-family: var(--math);
    font-size: 1.0625rem;
    white-space: nowrap;
  }
  math {
    font-family: inherit;
    font-size: inherit;
  }
  math :is(msub, msup) > :nth-child(2) {
    font-size: max(0.72em, 11px);
  }
  math munder > :nth-child(2) {
    font-family: system-ui, sans-serif;
    font-size: 11px;
  }
  .symbols .query {
    color: var(--query);
  }
  .symbols .key {
    color: var(--key);
  }
  .symbols .value {
    color: var(--value);
  }

  .map {
    position: relative;
    display: grid;
    place-content: start center;
    min-width: var(--touch);
    min-height: var(--touch);
    cursor: crosshair;
    border-radius: 2px;
    -webkit-tap-highlight-color: transparent;
  }
  .sheet {
    position: relative;
    outline: 1px solid var(--line);
    outline-offset: 0;
    overflow: hidden;
    /* Masked cells are clear and let this through. */
    background: repeating-linear-gradient(
      -45deg,
      transparent 0 3px,
      color-mix(in srgb, var(--muted) 45%, transparent) 3px 4px
    );
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
    image-rendering: pixelated;
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: hidden;
    pointer-events: none;
  }
  rect {
    fill: none;
    stroke: var(--muted);
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  rect.halo {
    stroke: var(--paper);
    stroke-width: 4px;
  }
  rect.query {
    stroke: var(--query);
  }
  rect.key {
    stroke: var(--key);
  }
  rect.cell {
    stroke: var(--accent);
    stroke-width: 2.5px;
  }

  .shape {
    display: grid;
    grid-template-rows: 1.375rem auto;
    place-items: center;
    color: var(--muted);
    font-size: 0.8125rem;
    line-height: 1.4;
    white-space: nowrap;
  }
  .shape math {
    font-family: var(--math);
    font-size: 0.9375rem;
  }
  .shape small {
    font-size: 0.75rem;
  }
  .readout {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5em;
    min-height: 3em;
    line-height: 1.5;
    font-size: 0.875rem;
  }
  .readout bdi {
    overflow: hidden;
    max-width: 12em;
    text-overflow: ellipsis;
  }
  @container (min-width: 460px) {
    .readout {
      min-height: 1.5em;
    }
  }
`;
