import { refuse } from "../../../engine/contract/events.ts";
import { call, codes, isIn, MINOR, TRUMP } from "./calling.ts";
import { type Trump, trumpAction } from "./trump.ts";

/** M19: up to three calls, the later ones by `CallAgain`, or a single call of a trump from 1 to 19. */
export const sun: Trump = {
  face: "t19",
  goes: "discard",
  calls: 3,
  actions: {
    PlaySun: trumpAction("PlaySun", "t19", {
      rule: "M19a",
      choices: () => [{ call: MINOR.least }, { call: TRUMP.least }],
      parts: (chosen) => [codes(isIn(TRUMP, chosen.call) ? TRUMP : MINOR)],
      objection: (_, __, chosen) =>
        isIn(MINOR, chosen.call) || isIn(TRUMP, chosen.call) ? undefined : refuse("NoSuchFace", "M19b"),
      apply: (decision, party, chosen) => call(decision, party, chosen.call),
    }),
  },
};
