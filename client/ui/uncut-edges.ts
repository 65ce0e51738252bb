import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** How much of an area may stay empty so that nothing is cut; columns side by side may have no line that cuts neither. */
const EMPTY = 0.4;
/** For how long nothing has moved when somebody has stopped scrolling, in milliseconds. */
const STILL = 140;
/** How far a line around a thing reaches, in px; what sticks out by hardly more than that is not cut. */
const RING = 2;
const HAIR = RING + 0.5;

/** Where more of an area lies, if it is longer than its place: below, or only above. */
export type Overflow = "below" | "above" | undefined;

/** An edge moved inwards until it cuts nothing. Lists, and what would leave too much empty, are cut between their parts. */
function cleared(edge: number, from: "top" | "bottom", within: Element, most: number): number {
  for (const thing of within.children) {
    const { top, bottom } = thing.getBoundingClientRect();
    if (top > edge - HAIR || bottom < edge + HAIR) continue;
    const end = from === "top" ? bottom + RING : top - RING;
    const isLarge = Math.abs(end - edge) > most && thing.childElementCount > 1 && !(thing instanceof SVGElement);
    const isApart = isLarge || within.childElementCount === 1 || thing.matches("ul, ol");
    const next = isApart ? cleared(edge, from, thing, most) : end;
    if (next !== edge) return cleared(next, from, within, most);
  }
  return edge;
}

/** Hides what the edges of an area would cut, and tells where there is more of it. */
function showWhole(area: HTMLElement): Overflow {
  const { scrollTop, scrollHeight, clientHeight, style } = area;
  const { top, bottom } = area.getBoundingClientRect();
  const isBelow = scrollTop + clientHeight < scrollHeight - HAIR;
  const most = clientHeight * EMPTY;
  const over = scrollTop > HAIR ? cleared(top, "top", area, most) - top : 0;
  const under = isBelow ? bottom - cleared(bottom, "bottom", area, most) : 0;
  style.setProperty("--over", `${over > most ? 0 : over}px`);
  style.setProperty("--under", `${under > most ? 0 : under}px`);
  return isBelow ? "below" : scrollTop > HAIR ? "above" : undefined;
}

function showAll({ style }: HTMLElement): void {
  style.removeProperty("--over");
  style.removeProperty("--under");
}

/** Whether nothing of an area would be left over if the sign that tells so were not there, which takes some of its place. */
function fitsWithout(sign: HTMLElement | null | undefined, area: HTMLElement): boolean {
  if (!sign) return false;
  sign.hidden = true;
  const fits = area.scrollHeight <= area.clientHeight + HAIR;
  sign.hidden = false;
  return fits;
}

/**
 * Keeps whole what is seen of an area (of the class `whole`) while it rests, whatever its size and what is in it.
 * @param sign what is shown beside it where there is more, and takes place from it: it must not be the reason for itself
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
