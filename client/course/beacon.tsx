import { useEffect, useState } from "preact/hooks";
import { place } from "../canvas/place.ts";
import type { Rect, Size } from "../games/game.ts";
import { language } from "../i18n/language.ts";

interface Props {
  /** A selector of what is to be touched next; nothing where one may choose, and while somebody else plays. */
  readonly at: string | undefined;
  /** What lies on the table lies where it belongs. */
  readonly isStill: boolean;
  /** Of the table: in another window things lie elsewhere. */
  readonly viewport: Size;
}

interface Lit {
  readonly at: string;
  readonly rect: Rect;
  /** It has a corner where the light may be taken for that of a card that was taken up. */
  readonly isHeld: boolean;
}

/** A light on what is to be touched next, once that lies where it belongs. For screen readers, the lesson says where that is. */
export function Beacon({ at, isStill, viewport }: Props) {
  const [lit, light] = useState<Lit>();
  const { width, height } = viewport;
  useEffect(() => {
    if (isStill) light(at === undefined ? undefined : litAt(at));
  }, [at, isStill, width, height, language.value]);
  if (!lit || lit.at !== at) return null;
  return <div key={at} class={`beacon${lit.isHeld ? " held" : ""}`} style={place(lit.rect)} aria-hidden="true" />;
}

/** Where something is on its table. */
function litAt(at: string): Lit | undefined {
  const found = document.querySelector(`.table-board :is(${at})`);
  if (!found) return undefined;
  const { left, top } = found.closest(".table-board")!.getBoundingClientRect();
  const { x, y, width, height } = found.getBoundingClientRect();
  return { at, rect: { x: x - left, y: y - top, width, height }, isHeld: found.matches("[role=option]") };
}

/**
 * The same on a board of words, whose parts scroll by themselves: what is to be touched next is lit itself.
 * @param at selectors in the order in which things are touched; the first of them that is there is next
 */
export function Light({ at }: { readonly at: readonly string[] }) {
  // Whatever was touched, the board has changed.
  useEffect(() => {
    const found = at.map((one) => document.querySelector(`.plain-board :is(${one})`)).find((one) => one !== null);
    found?.setAttribute("data-lit", "");
    found?.scrollIntoView({ block: "nearest" });
    return () => found?.removeAttribute("data-lit");
  });
  return null;
}
