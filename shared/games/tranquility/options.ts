import * as z from "zod/mini";
import { GRID, type Layout } from "./layouts.ts";

/** The four islands that may be removed unseen before the deal (B1). */
const galateia = z._default(z.boolean(), false);
/** How a single player pays the toll (B9). */
const soloToll = z._default(z.enum(["draw-five", "two-rounds"]), "draw-five");
/** Whether the silence of B13 holds. */
const talk = z._default(z.enum(["silent", "open"]), "silent");

const standard = z.strictObject({ mode: z.literal("standard"), galateia, soloToll, talk });

/** What a table may choose, by mode. Parsing fills every default in. */
export const options = z.discriminatedUnion("mode", [standard]);

export type Options = z.infer<typeof options>;
export type Mode = Options["mode"];

/** The board of each mode. */
export const LAYOUTS: Readonly<Record<Mode, Layout>> = { standard: GRID };

/** How many seats each mode has, inclusive. */
export const SEATS: Readonly<Record<Mode, readonly [min: number, max: number]>> = { standard: [1, 5] };

export const layoutOf = ({ mode }: Options): Layout => LAYOUTS[mode];
