import type { Tableau } from "../scene/layout.ts";
import type { View } from "../scene/view.ts";

/** The table a transition leads to: where things are on it, and who is looking. */
export interface Scene extends Pick<Tableau, "frame" | "pieces">, Pick<View, "match" | "seat"> {}
