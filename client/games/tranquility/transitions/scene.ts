import type { TranquilityLayout } from "../scene/layout.ts";
import type { TranquilityTableView } from "../scene/view.ts";

/** The table that a transition leads to. */
export interface TranquilityTransitionScene
  extends Pick<TranquilityLayout, "frame" | "pieces">,
    Pick<TranquilityTableView, "match" | "seat"> {}
