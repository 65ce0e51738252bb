import { refuse } from "../../../engine/contract/events.ts";
import { call, codes, isIn, MINOR, TRUMP } from "./calling.ts";
import { played, type Trump } from "./trump.ts";

/**
 * M19: like the Star, with up to three calls (the further ones are the Moon's), or a single call of a trump, 1 to 19.
 */
export const sun: Trump = {
  face: "t19",
  goes: "discard",
  calls: 3,
  actions: {
    PlaySun: played("PlaySun", "t19", {
      rule: "M19a",
      asks: () => [{ call: MINOR.least }, { call: TRUMP.least }],
      parts: (asked) => [codes(isIn(TRUMP, asked.call) ? TRUMP : MINOR)],
      objection: (_, __, asked) =>
        isIn(MINOR, asked.call) || isIn(TRUMP, asked.call) ? undefined : refuse("NoSuchFace", "M19b"),
      works: (decision, party, asked) => call(decision, party, asked.call),
    }),
  },
};
