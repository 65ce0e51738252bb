import { PlayFinish } from "../actions/finish.ts";
import { DiscardPair } from "../actions/pair.ts";
import { PlaceCard } from "../actions/place.ts";
import { PlayStart } from "../actions/start.ts";
import { OfferToll } from "../actions/toll.ts";
import { FINISHES, type TranquilityFace } from "../cards.ts";
import { baseCost } from "../cost.ts";
import { draw, passTurn } from "../decision.ts";
import { GRID } from "../layouts.ts";
import { mayFinish } from "../state.ts";
import { quiet } from "../talk.ts";
import type { Mode } from "./mode.ts";

/** The finish cards shuffled into the piles (B1). */
export const finishes: readonly TranquilityFace[] = Array<TranquilityFace>(FINISHES).fill("finish");

/** The base game (B1 to B14). */
export const standard: Mode = {
  layout: GRID,
  seats: [1, 5],
  deck: () => ({ mixed: finishes, buried: ["start"] }),
  actions: { PlayStart, PlaceCard, PlayFinish, DiscardPair, OfferToll },
  cost: baseCost,
  mayFinish,
  draw,
  pass: passTurn,
  talk: quiet,
};
