import * as z from "zod/mini";

export const MODES = ["solo", "pair"] as const;
export const DIFFICULTIES = ["normal", "hard", "expert", "extreme", "mixed"] as const;
/** How many of the 18 cards may be hard in a mixed deck. */
const [FEWEST, MOST] = [1, 17];

/** The options of a table. Parsing fills in all defaults. The sections of an own deck are sent as they are revealed. */
export const options = z
  .strictObject({
    /** One automaton, or two against two (P). */
    mode: z._default(z.enum(MODES), "solo"),
    /** Which cards are hard (D1 to D4, D7). */
    difficulty: z._default(z.enum(DIFFICULTIES), "normal"),
    /** The number of hard cards (D7); only for mixed difficulty. */
    red: z.optional(z.int().check(z.minimum(FEWEST), z.maximum(MOST))),
    /** Whether the table includes content of a saga (G). */
    saga: z._default(z.boolean(), false),
    /** The practice fleet, or a deck of the players' own, which only their devices have. */
    deck: z._default(z.enum(["practice", "own"]), "practice"),
    /** Whether spectators may watch a table with an own deck; only valid there. */
    onlookers: z.optional(z.literal(true)),
  })
  .check(
    z.refine(({ difficulty, red }) => (difficulty === "mixed") === (red !== undefined), { path: ["red"] }),
    z.refine(({ deck, onlookers }) => onlookers === undefined || deck === "own", { path: ["onlookers"] }),
  );

/** Whether only seated players may see a table: with an own deck, unless its host allows spectators. */
export const isForSeatsAlone = ({ deck, onlookers }: Pick<Options, "deck" | "onlookers">): boolean =>
  deck === "own" && onlookers !== true;

export type Options = z.infer<typeof options>;
