import type { TranquilityLayout } from "../scene/layout.ts";
import type { TranquilityBoardController } from "../tabletop.ts";
import type { LabelInput } from "../text/labels.ts";

/** The input of each part of the table for keyboards and screen readers. */
export interface PartProps {
  readonly tabletop: TranquilityBoardController;
  readonly tableau: TranquilityLayout;
  readonly labelInput: LabelInput;
}

/** Focuses a part of the table, and scrolls it into view where the table is taller than the window. */
export function lead(to: HTMLElement | null | undefined): void {
  to?.focus({ preventScroll: true });
  if (to?.closest(".tall")) to.scrollIntoView({ block: "center" });
}

/** Stops a key that was handled here from acting on the page or the table around it. */
export function consume(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
