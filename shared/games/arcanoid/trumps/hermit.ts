import type { ArcanoidAction } from "../actions/action.ts";
import type { ArcanoidCommandOf } from "../commands.ts";
import { nextTurn } from "../play.ts";
import { ALWAYS, played, type Trump } from "./trump.ts";

/** How many extra turns it gives (M9a). */
const EXTRA_TURNS = 3;

/** M9a: a whole turn, right after any other turn. */
const TakeExtraTurn: ArcanoidAction<ArcanoidCommandOf<"TakeExtraTurn">> = {
  at: "hermit",
  moves: () => [{ command: { type: "TakeExtraTurn" } }],
  act: (decision, party) => decision.add({ type: "TurnStarted", party, extra: true }),
};

/** S3: declines once, or until the party's own next regular turn. */
const ForgoExtraTurn: ArcanoidAction<ArcanoidCommandOf<"ForgoExtraTurn">> = {
  at: "hermit",
  moves: () => (["next", "own-turn"] as const).map((until) => ({ command: { type: "ForgoExtraTurn", until } })),
  act(decision, party, { until }) {
    decision.add({ type: "ExtraTurnForgone", party, until });
    nextTurn(decision);
  },
};

export const hermit: Trump = {
  face: "t9",
  goes: "table",
  actions: {
    PlayHermit: played("PlayHermit", "t9", {
      rule: "M9a",
      asks: ALWAYS,
      works: (decision, party) => decision.add({ type: "HermitSettled", party, left: EXTRA_TURNS }),
    }),
    TakeExtraTurn,
    ForgoExtraTurn,
  },
};
