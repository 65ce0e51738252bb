import { call, codes, MINOR, notCallable } from "./calling.ts";
import { type Trump, trumpAction } from "./trump.ts";

/** M17: calls a minor, which its holder hands over. */
export const star: Trump = {
  face: "t17",
  goes: "discard",
  calls: 1,
  actions: {
    PlayStar: trumpAction("PlayStar", "t17", {
      rule: "M17",
      choices: () => [{ call: MINOR.least }],
      parts: () => [codes(MINOR)],
      objection: (_, __, chosen) => notCallable(chosen.call, "M17"),
      apply: (decision, party, chosen) => call(decision, party, chosen.call),
    }),
  },
};
