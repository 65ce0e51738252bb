import type { Rng } from "../../../shared/engine/chance/rng.ts";
import type { GameCommand, Seat } from "../../../shared/engine/contract/events.ts";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import { arcanoid } from "../../../shared/games/arcanoid/arcanoid.ts";
import type { State } from "../../../shared/games/arcanoid/state.ts";

/** Opens as many windows as possible: engages any number of cards on any field. */
export function eager(table: State, seat: Seat, rng: Rng): GameCommand {
  const moves = arcanoid.moves(table, seat);
  const engaging = moves.filter(({ command }) => command.type === "Engage" && command.core.length === 0);
  const waiting = moves.filter(({ command }) => command.type === "LetStand" || command.type === "Discard");
  return anyCommand([engaging, waiting, moves].find(({ length }) => length > 0)!, rng);
}
