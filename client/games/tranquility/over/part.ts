import type { Tableau } from "../scene/layout.ts";
import type { Onlook } from "../speech/labels.ts";
import type { Tabletop } from "../tabletop.ts";

/** What a part of the table that keys and screen readers find follows from. */
export interface PartProps {
  readonly tabletop: Tabletop;
  readonly tableau: Tableau;
  readonly onlook: Onlook;
}

/** Leads the focus to a piece of the table, and into view where that is taller than the window. */
export function lead(to: HTMLElement | null | undefined): void {
  to?.focus({ preventScroll: true });
  if (to?.closest(".tall")) to.scrollIntoView({ block: "center" });
}

/** A key did something here: neither the page nor the table around it takes it for its own. */
export function consume(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
