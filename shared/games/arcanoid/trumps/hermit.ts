import type { ArcanoidAction } from "../actions/action.ts";
import type { ArcanoidCommandOf } from "../commands.ts";
import { nextTurn } from "../play.ts";
import { NO_CHOICE, type Trump, trumpAction } from "./trump.ts";

/** Rule M9a. */
const EXTRA_TURNS = 3;

/** M9a: takes an extra turn right after any other turn. */
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
    PlayHermit: trumpAction("PlayHermit", "t9", {
      rule: "M9a",
      choices: NO_CHOICE,
      apply: (decision, party) => decision.add({ type: "HermitSettled", party, left: EXTRA_TURNS }),
    }),
    TakeExtraTurn,
    ForgoExtraTurn,
  },
};
