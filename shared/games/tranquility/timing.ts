import { type Refusal, refuse, type Seat } from "../../engine/game.ts";
import type { Command } from "./commands.ts";
import type { Stage, State } from "./state.ts";

/** Why this is not the time for a command that belongs to the stage `at`, if so. */
export function untimely({ stage }: State, seat: Seat, type: Command["type"], at: Stage["at"]): Refusal | undefined {
  switch (stage.at) {
    case "toll":
      return at === "toll" ? undefined : refuse("TollIsOpen", "B7");
    case "turn":
    case "cost":
      if (type === "OfferToll") return refuse("NoTollIsOpen", "B7");
      if (stage.seat !== seat) return refuse("NotYourTurn", "B2");
      if (stage.at === at) return undefined;
      return stage.at === "cost" ? refuse("CostIsDue", "P3") : refuse("NoCostIsDue", "P3");
    default:
      return refuse("MatchIsOver");
  }
}
