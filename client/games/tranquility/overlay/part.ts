import { scrolls } from "../../../layout/panels.ts";
import type { TranquilityLayout } from "../scene/layout.ts";
import type { TranquilityBoardController } from "../tabletop.ts";
import type { LabelInput } from "../text/labels.ts";

export interface PartProps {
  readonly tabletop: TranquilityBoardController;
  readonly tableau: TranquilityLayout;
  readonly labelInput: LabelInput;
}

/** Scrolls only where the table is taller than the window. */
export function lead(to: HTMLElement | null | undefined): void {
  to?.focus({ preventScroll: true });
  if (to && scrolls(to)) to.scrollIntoView({ block: "center" });
}

export function consume(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
