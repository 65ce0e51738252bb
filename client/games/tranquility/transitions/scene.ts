import type { Tableau } from "../scene/layout.ts";
import type { View } from "../scene/view.ts";

/** The table that a transition leads to, and the reader's seat. */
export interface Scene extends Pick<Tableau, "frame" | "pieces">, Pick<View, "match" | "seat"> {}
