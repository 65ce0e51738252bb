import type { ArcanoidAction } from "../actions/action.ts";
import type { ArcanoidCommandOf } from "../commands.ts";
import { call, codes, MINOR, notCallable } from "./calling.ts";
import { type Trump, trumpAction } from "./trump.ts";

/** M18, M19a: calls again after a miss, before any party draws. */
const CallAgain: ArcanoidAction<ArcanoidCommandOf<"CallAgain">> = {
  at: "call",
  moves: () => [{ command: { type: "CallAgain", call: MINOR.least }, parts: [codes(MINOR)] }],
  objection: (_, __, chosen) => notCallable(chosen.call, "M18"),
  act: (decision, party, chosen) => call(decision, party, chosen.call),
};

const LeaveCall: ArcanoidAction<ArcanoidCommandOf<"LeaveCall">> = {
  at: "call",
  moves: () => [{ command: { type: "LeaveCall" } }],
  act: (decision, party) => decision.add({ type: "CallLeft", party }),
};

/** M18: like the Star, with a second call after a miss. */
export const moon: Trump = {
  face: "t18",
  goes: "discard",
  calls: 2,
  actions: {
    PlayMoon: trumpAction("PlayMoon", "t18", {
      rule: "M18",
      choices: () => [{ call: MINOR.least }],
      parts: () => [codes(MINOR)],
      objection: (_, __, chosen) => notCallable(chosen.call, "M18"),
      apply: (decision, party, chosen) => call(decision, party, chosen.call),
    }),
    CallAgain,
    LeaveCall,
  },
};
