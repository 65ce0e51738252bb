import type { Handle, Seat } from "../../../engine/contract/events.ts";
import type { GridSpace } from "../deck/schema.ts";
import type { QuestionFlow } from "../question-flow.ts";
import type { Haul } from "../state.ts";
import { claimReached } from "./achievements.ts";

const CARGO_OF_A_COIN = 3;

/**
 * T6: in the automaton's dock, every 3 cargo become a coin.
 * @returns false, without an event, if there is nothing to add
 */
export function gain(flow: QuestionFlow, seat: Seat, { coins, cargo }: Haul, rule: string): boolean {
  if (coins + cargo === 0) return false;
  flow.add({ type: "GoodsGained", seat, rule, coins, cargo });
  const converted = Math.floor(flow.state.automata[seat]!.cargo / CARGO_OF_A_COIN);
  if (converted > 0)
    flow.add({ type: "CargoConverted", seat, rule: "T6", coins: converted, cargo: CARGO_OF_A_COIN * converted });
  claimReached(flow, seat);
  return true;
}

/** L2: an advancement with icons (cannons or battle abilities) goes on the Pirate pile, others on the Merchant pile. */
export function takeAdvancement(flow: QuestionFlow, seat: Seat, icons: number, rule: string, cell?: GridSpace): void {
  const pile = icons > 0 ? "pirate" : "merchant";
  flow.add({ type: "AdvancementClaimed", seat, rule, pile, icons, ...(cell !== undefined && { cell }) });
}

/** After the last coin, the stack starts over. */
export function flip(flow: QuestionFlow, seat: Seat, rule: string): "heads" | "tails" {
  const { coins, flipped, faces } = flow.state;
  const coin: Handle = coins[flipped % coins.length]!;
  const face = faces[coin]!;
  flow.add({ type: "CoinFlipped", seat, rule, coin, face, why: rule });
  return face === "heads" ? "heads" : "tails";
}
