import { scrolls } from "../../../layout/panels.ts";
import type { TranquilityLayout } from "../scene/layout.ts";
import type { TranquilityBoardController } from "../tabletop.ts";
import type { LabelInput } from "../text/labels.ts";

export interface PartProps {
  readonly tabletop: TranquilityBoardController;
  readonly tableau: TranquilityLayout;
  readonly labelInput: LabelInput;
}

/** Focuses an element, and scrolls it into view where the table is taller than the window. */
export function lead(to: HTMLElement | null | undefined): void {
  to?.focus({ preventScroll: true });
  if (to && scrolls(to)) to.scrollIntoView({ block: "center" });
}

/** Hides a handled key from the page and the table. */
export function consume(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
