import * as z from "zod/mini";

export const MODES = ["solo", "pair"] as const;
export const DIFFICULTIES = ["normal", "hard", "expert", "extreme", "mixed"] as const;
/** How many of the 18 cards may show their hard face in a mixed deck. */
const [FEWEST, MOST] = [1, 17];

/** What a table may choose. Parsing fills every default in. A deck is none of it: sections are told as they are revealed. */
export const options = z
  .strictObject({
    /** Alone, or two against two (P). */
    mode: z._default(z.enum(MODES), "solo"),
    /** D1 to D4, D7. */
    difficulty: z._default(z.enum(DIFFICULTIES), "normal"),
    /** How many cards are hard (D7): of mixed difficulty, and of no other. */
    red: z.optional(z.int().check(z.minimum(FEWEST), z.maximum(MOST))),
    /** Whether content of a saga is on the table (G). */
    saga: z._default(z.boolean(), false),
    /** The practice fleet, or a deck of which a device reads out what is revealed. */
    deck: z._default(z.enum(["practice", "own"]), "practice"),
    /** That others may look on at a table with an own deck: only there it means anything. */
    onlookers: z.optional(z.literal(true)),
  })
  .check(
    z.refine(({ difficulty, red }) => (difficulty === "mixed") === (red !== undefined), { path: ["red"] }),
    z.refine(({ deck, onlookers }) => onlookers === undefined || deck === "own", { path: ["onlookers"] }),
  );

/** X3: what turns up of an own deck is for those who sit there, unless its owner lets others look on. */
export const isForSeatsAlone = ({ deck, onlookers }: Pick<Options, "deck" | "onlookers">): boolean =>
  deck === "own" && onlookers !== true;

export type Options = z.infer<typeof options>;
