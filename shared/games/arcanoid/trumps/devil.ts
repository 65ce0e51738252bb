import { ALWAYS, played, type Trump } from "./trump.ts";

/** M15: a demon with six open cards joins the round, right before its master. */
export const devil: Trump = {
  face: "t15",
  goes: "table",
  actions: {
    PlayDevil: played("PlayDevil", "t15", {
      rule: "M15a",
      asks: ALWAYS,
      works(decision, master) {
        const { parties } = decision.state;
        decision.add({ type: "DemonRaised", party: parties.length, seat: parties[master]!.seat! });
      },
    }),
  },
};
