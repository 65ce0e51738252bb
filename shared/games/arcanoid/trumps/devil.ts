import { NO_CHOICE, type Trump, trumpAction } from "./trump.ts";

/** M15: a demon joins the round, right before its master. */
export const devil: Trump = {
  face: "t15",
  goes: "table",
  actions: {
    PlayDevil: trumpAction("PlayDevil", "t15", {
      rule: "M15a",
      choices: NO_CHOICE,
      apply(decision, master) {
        const { parties } = decision.state;
        decision.add({ type: "DemonRaised", party: parties.length, seat: parties[master]!.seat! });
      },
    }),
  },
};
