import { useEffect, useState } from "preact/hooks";
import type { Rect, Size } from "../../contract/layout.ts";
import { language } from "../../i18n/language.ts";
import { place } from "../../layout/place.ts";

interface Props {
  /** A selector of the next element to touch; undefined if the learner may choose, or another seat plays. */
  readonly at: string | undefined;
  readonly isStill: boolean;
  readonly viewport: Size;
}

interface Lit {
  readonly at: string;
  readonly rect: Rect;
  /** Whether the element is a card of the hand, which gets an arrow: a ring would mean a selection. */
  readonly isHeld: boolean;
}

/** Highlights the next element to touch. For screen readers, the lesson describes its position. */
export function Beacon({ at, isStill, viewport }: Props) {
  const [lit, light] = useState<Lit>();
  const { width, height } = viewport;
  useEffect(() => {
    if (isStill) light(at === undefined ? undefined : litAt(at));
  }, [at, isStill, width, height, language.value]);
  if (!lit || lit.at !== at) return null;
  return <div key={at} class={`beacon${lit.isHeld ? " held" : ""}`} style={place(lit.rect)} aria-hidden="true" />;
}

function litAt(at: string): Lit | undefined {
  const found = document.querySelector(`:is(.table-board, .table-part) :is(${at})`);
  if (!found) return undefined;
  const { left, top } = document.querySelector(".table-board")!.getBoundingClientRect();
  const { x, y, width, height } = found.getBoundingClientRect();
  return { at, rect: { x: x - left, y: y - top, width, height }, isHeld: found.matches("[role=option]") };
}

/**
 * Highlights the element itself, because the board scrolls.
 * @param at selectors in order; the first match is highlighted
 */
export function Light({ at }: { readonly at: readonly string[] }) {
  // Runs after every rendering, because the board may have changed.
  useEffect(() => {
    const found = at.map((one) => document.querySelector(`.plain-board :is(${one})`)).find((one) => one !== null);
    found?.setAttribute("data-lit", "");
    found?.scrollIntoView({ block: "nearest" });
    return () => found?.removeAttribute("data-lit");
  });
  return null;
}
