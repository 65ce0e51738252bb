import { call, codes, MINOR, notCallable } from "./calling.ts";
import { played, type Trump } from "./trump.ts";

/** M17: calls a minor; the party that holds it hands it over openly. */
export const star: Trump = {
  face: "t17",
  goes: "discard",
  calls: 1,
  actions: {
    PlayStar: played("PlayStar", "t17", {
      rule: "M17",
      asks: () => [{ call: MINOR.least }],
      parts: () => [codes(MINOR)],
      objection: (_, __, asked) => notCallable(asked.call, "M17"),
      works: (decision, party, asked) => call(decision, party, asked.call),
    }),
  },
};
