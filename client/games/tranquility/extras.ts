import type { ComponentType } from "preact";
import type { Options } from "../../../shared/games/tranquility/options.ts";
import { SPECIALS, type Specials } from "./art/specials/special-card.ts";
import type { TranquilityBoardController } from "./tabletop.ts";
import { DEAL } from "./transitions/deal.ts";
import type { Transitions } from "./transitions/event.ts";
import { TRANSITIONS } from "./transitions/transitions.ts";

/** What depends on the table's mode. */
export interface Extras {
  readonly specials: Specials;
  readonly transitions: Partial<Transitions>;
  readonly Beside?: ComponentType<{ readonly tabletop: TranquilityBoardController }>;
}

export const BASE: Extras = { specials: SPECIALS, transitions: { ...TRANSITIONS, ...DEAL } };

/** Modes other than `standard` load theirs on demand. */
export async function extrasFor({ options }: { readonly options: Pick<Options, "mode"> }): Promise<Extras> {
  if (options.mode === "standard") return BASE;
  const [{ MODES }, { ALL_SPECIALS }, { Beside }] = await Promise.all([
    import("./transitions/modes.ts"),
    import("./art/specials/rough.ts"),
    import("./overlay/beside.tsx"),
  ]);
  return { specials: ALL_SPECIALS, transitions: { ...BASE.transitions, ...MODES }, Beside };
}
