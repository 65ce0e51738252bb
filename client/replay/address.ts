import type { Viewer } from "../../shared/engine/game.ts";

/** A moment of a match and whose eyes see it, as the end of an address tells them: `#t=17&view=2`. */
export interface Moment {
  /** The move, 0 is the deal. */
  readonly t?: number;
  /** `all`, `table`, or a seat; in an address seats count from 1. */
  readonly view?: Viewer;
}

/** What an address asks for; what cannot be understood is left out. */
export function momentOf(hash: string): Moment {
  const asked = new URLSearchParams(hash.replace(/^#/, ""));
  const [t, view] = [asked.get("t") ?? "", asked.get("view") ?? ""];
  return {
    ...(/^\d{1,5}$/.test(t) ? { t: Number(t) } : {}),
    ...(view === "all" || view === "table" ? { view } : /^[1-9]\d?$/.test(view) ? { view: Number(view) - 1 } : {}),
  };
}

/** The end of an address for a moment. */
export const hashOf = ({ t = 0, view = "all" }: Moment): string =>
  `#t=${t}${view === "all" ? "" : `&view=${typeof view === "number" ? view + 1 : view}`}`;
