import * as z from "zod/mini";
import { boardSchema } from "./boards/board-schema.ts";

/** B1: four islands are removed unseen. */
const galateia = z._default(z.boolean(), false);
/** B9: how a single player pays the toll. */
const soloToll = z._default(z.enum(["draw-five", "two-rounds"]), "draw-five");
const talk = z._default(z.enum(["silent", "open"]), "silent");
const difficulty = z._default(z.enum(["easier", "normal", "harder"]), "normal");
/** P10: border cards in the explorer deck are jokers (`fr`) or have no effect (`de`). */
const edition = z._default(z.enum(["fr", "de"]), "fr");

const standard = z.strictObject({ mode: z.literal("standard"), galateia, soloToll, talk });
const arch = z.strictObject({ mode: z.literal("arch"), galateia, talk });
const pyramid = z.strictObject({ mode: z.literal("pyramid"), difficulty, edition, talk });
const dayNight = z.strictObject({ mode: z.literal("day-night"), galateia, soloToll, talk });
const duel = z.strictObject({ mode: z.literal("duel") });
const board = z.strictObject({ mode: z.literal("board"), board: boardSchema });

export const options = z.discriminatedUnion("mode", [standard, arch, pyramid, dayNight, duel, board]);

export type Options = z.infer<typeof options>;
export type OfficialMode = Exclude<Options["mode"], "board">;
export type OptionsOf<Name extends Options["mode"]> = Extract<Options, { mode: Name }>;
