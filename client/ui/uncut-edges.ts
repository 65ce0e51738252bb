import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** Largest part of an area to leave empty, because columns may have no common edge. */
const EMPTY = 0.4;
/** Largest empty height to keep a group of elements uncut, in px. */
const EMPTY_FOR_GROUP = 72;
/** Scrolling has ended this long after its last event, in ms. */
const STILL = 140;
/** Width of a focus ring, in px. */
const RING = 2;
/** Elements that extend less than this over an edge, in px, count as uncut. */
const HAIR = RING + 0.5;

/** Where an area continues: below, or only above. */
type Overflow = "below" | "above" | undefined;

const isGroup = (thing: Element): boolean =>
  Array.from(thing.childNodes).every((node) => node.nodeType === Node.ELEMENT_NODE || !node.textContent?.trim());

interface Edge {
  readonly from: "top" | "bottom";
  /** Maximum height left empty, in px. */
  readonly most: number;
  /** Elements that may be cut between their children. */
  readonly parted: Set<Element>;
}

/**
 * Moves an edge inwards until it cuts nothing, and returns its position in px. Lists and tall elements are cut between
 * their children.
 */
function cleared(at: number, edge: Edge, within: Element): number {
  const { from, most, parted } = edge;
  for (const thing of within.children) {
    const { top, bottom } = thing.getBoundingClientRect();
    if (top > at - HAIR || bottom < at + HAIR) continue;
    const end = from === "top" ? bottom + RING : top - RING;
    const limit = isGroup(thing) ? Math.min(most, EMPTY_FOR_GROUP) : most;
    const isLarge = Math.abs(end - at) > limit && thing.childElementCount > 1 && !(thing instanceof SVGElement);
    if (isLarge || within.childElementCount === 1 || thing.matches("ul, ol")) parted.add(thing);
    const next = parted.has(thing) ? cleared(at, edge, thing) : end;
    if (next !== at) return cleared(next, edge, within);
  }
  return at;
}

function showWhole(area: HTMLElement): Overflow {
  const { scrollTop, scrollHeight, clientHeight, style } = area;
  const { top, bottom } = area.getBoundingClientRect();
  const isBelow = scrollTop + clientHeight < scrollHeight - HAIR;
  const most = clientHeight * EMPTY;
  const edge = (from: Edge["from"]): Edge => ({ from, most, parted: new Set() });
  const over = scrollTop > HAIR ? cleared(top, edge("top"), area) - top : 0;
  const under = isBelow ? bottom - cleared(bottom, edge("bottom"), area) : 0;
  style.setProperty("--over", `${over > most ? 0 : over}px`);
  style.setProperty("--under", `${under > most ? 0 : under}px`);
  return isBelow ? "below" : scrollTop > HAIR ? "above" : undefined;
}

function showAll({ style }: HTMLElement): void {
  style.removeProperty("--over");
  style.removeProperty("--under");
}

/** Hides the sign while measuring, because it takes room from the area. */
function fitsWithout(sign: HTMLElement | null | undefined, area: HTMLElement): boolean {
  if (!sign) return false;
  sign.hidden = true;
  const fits = area.scrollHeight <= area.clientHeight + HAIR;
  sign.hidden = false;
  return fits;
}

/**
 * Keeps content uncut at the edges of an area of the class `whole`, up to `EMPTY`, while nothing scrolls.
 * @param sign shown beside an area that continues
 */
export function useUncutEdges(area: RefObject<HTMLElement | null>, sign?: RefObject<HTMLElement | null>): Overflow {
  const [rest, setRest] = useState<Overflow>();
  useLayoutEffect(() => {
    const at = area.current!;
    let still: ReturnType<typeof setTimeout>;
    const settle = () => {
      const isAll = fitsWithout(sign?.current, at);
      if (isAll) showAll(at);
      setRest(isAll ? undefined : showWhole(at));
    };
    const move = () => {
      clearTimeout(still);
      const isAtEnd = at.scrollTop + at.clientHeight >= at.scrollHeight - HAIR;
      if (isAtEnd) return settle();
      showAll(at);
      still = setTimeout(settle, STILL);
    };
    const sizes = new ResizeObserver(settle);
    for (const one of [at, at.firstElementChild]) if (one) sizes.observe(one);
    at.addEventListener("scroll", move, { passive: true });
    return () => {
      clearTimeout(still);
      sizes.disconnect();
      at.removeEventListener("scroll", move);
    };
  }, []);
  return rest;
}
