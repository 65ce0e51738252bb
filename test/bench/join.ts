import { Decoder, Encoder, StateView } from "@colyseus/schema";
import { SeatState, TableState } from "../../shared/engine/log/table-state.ts";
import { facesFor, publicLine, runsOf, unredact } from "../../shared/engine/log/wire.ts";
import { evolve } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match } from "../../shared/engine/match/match.ts";
import { tranquility as game } from "../../shared/games/tranquility/tranquility.ts";
import type { Row } from "./report.ts";

const EVENTS = 160;
const ROUNDS = 300;

/** What a seat's owner receives in a late join. */
function fullState(log: readonly Recorded[], seats: number): Uint8Array {
  Encoder.BUFFER_SIZE = 512 * 1024;
  const state = new TableState();
  const encoder = new Encoder(state);
  for (let seat = 0; seat < seats; seat++) state.seats.push(new SeatState());
  state.log.push(...runsOf(log).map(publicLine));
  for (const entry of log) {
    state.seats.forEach((held, seat) => void held.faces.push(...facesFor(game, entry, seat)));
  }
  const view = new StateView();
  view.add(state.seats[0]!);
  const it = { offset: 0 };
  encoder.encodeAll(it);
  return encoder.encodeAllView(view, it.offset, it).slice();
}

export function benchJoin(log: readonly Recorded[], seats: number): Row[] {
  const bytes = fullState(log.slice(0, EVENTS), seats);
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    const state = new TableState();
    new Decoder(state).decode(bytes);
    const entries = unredact(game, [...state.log], 0, [...state.seats[0]!.faces]);
    const match = entries.reduce((before, entry) => evolve(game, before, entry), INITIAL_MATCH as Match);
    if (match.version !== EVENTS) throw new Error(`the late client has version ${match.version}, not ${EVENTS}`);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (q: number) => times[Math.floor(times.length * q)]!;
  return [
    {
      name: `late join to a match of ${EVENTS} events`,
      figures: { bytes: bytes.length, "first ms": times.at(-1)!, "p50 ms": at(0.5), "p99 ms": at(0.99) },
    },
  ];
}
