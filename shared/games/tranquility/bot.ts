import type { Bot, Seat } from "../../engine/game.ts";
import { offerOf } from "./bot/offer.ts";
import { lookout } from "./bot/outlook.ts";
import { plain } from "./bot/plain.ts";
import { bestTurn } from "./bot/turn.ts";
import type { Command } from "./commands.ts";
import { faceOf, forcedStart, handOf, mayFinish, type State } from "./state.ts";

/**
 * A mind that weighs, for each thing it may do, what it would still take to fill the board, and does the cheapest. It looks
 * at its own hand and discards, at the board and at how many cards lie where, and leaves nothing to chance.
 */
export const steady: Bot<State, Command> = (view, seat, rng) => {
  // What it knows of prices it learned on the grid of the standard mode alone.
  if (view.options.mode !== "standard") return plain(view, seat, rng);
  if (view.stage.at === "toll") return offerOf(view, view.stage, seat);
  const command = start(view, seat) ?? finish(view, seat) ?? bestTurn(lookout(view, seat));
  if (!command) throw new Error(`seat ${seat} has no move`);
  return command;
};

/** B6. */
function start(view: State, seat: Seat): Command | undefined {
  const card = forcedStart(view, seat);
  return card === undefined ? undefined : { type: "PlayStart", card };
}

/** B10. */
function finish(view: State, seat: Seat): Command | undefined {
  const card = mayFinish(view) ? handOf(view, seat).find((held) => faceOf(view, held) === "finish") : undefined;
  return card === undefined ? undefined : { type: "PlayFinish", card };
}
