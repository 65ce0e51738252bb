import type { ArcanoidCommandOf } from "../commands.ts";
import { closePile, renewPile } from "../pile.ts";
import type { ArcanoidAction } from "./action.ts";

/** P3: one "no" closes the pile; after the last "yes" the discards go under it. */
export const VoteOnRenewal: ArcanoidAction<ArcanoidCommandOf<"VoteOnRenewal">> = {
  at: "vote",
  moves: () => [true, false].map((renew) => ({ command: { type: "VoteOnRenewal", renew } })),
  act(decision, seat, { renew }) {
    decision.add({ type: "RenewalVoted", seat, renew });
    const { stage } = decision.state;
    if (!renew) closePile(decision, "vote");
    else if (stage.at === "vote" && stage.voters.length === 0) renewPile(decision);
  },
};
