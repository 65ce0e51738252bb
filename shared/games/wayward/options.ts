import * as z from "zod/mini";

export const MODES = ["solo", "pair"] as const;
export const DIFFICULTIES = ["normal", "hard", "expert", "extreme", "mixed"] as const;
/** The range of `red`, out of 18 cards. */
const [FEWEST, MOST] = [1, 17];

/** Sections of an own deck are not options: players send them as they are revealed. */
export const options = z
  .strictObject({
    /** One automaton, or two against two players (P). */
    mode: z._default(z.enum(MODES), "solo"),
    /** Which cards are hard (D1 to D4, D7). */
    difficulty: z._default(z.enum(DIFFICULTIES), "normal"),
    /** D7: the number of hard cards. */
    red: z.optional(z.int().check(z.minimum(FEWEST), z.maximum(MOST))),
    /** Whether the table has content of a saga (G). */
    saga: z._default(z.boolean(), false),
    /** `own`: a deck that only the players' devices have. */
    deck: z._default(z.enum(["practice", "own"]), "practice"),
    /** Whether spectators may watch; only for an own deck. */
    onlookers: z.optional(z.literal(true)),
  })
  .check(
    z.refine(({ difficulty, red }) => (difficulty === "mixed") === (red !== undefined), { path: ["red"] }),
    z.refine(({ deck, onlookers }) => onlookers === undefined || deck === "own", { path: ["onlookers"] }),
  );

export const isForSeatsAlone = ({ deck, onlookers }: Pick<Options, "deck" | "onlookers">): boolean =>
  deck === "own" && onlookers !== true;

export type Options = z.infer<typeof options>;
