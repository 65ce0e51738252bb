import type { Seat } from "../../shared/engine/contract/events.ts";
import { cardsPart, completeWithCards } from "../../shared/engine/contract/moves.ts";
import { unredact } from "../../shared/engine/log/wire.ts";
import { evolve } from "../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, type Match, toAct } from "../../shared/engine/match/match.ts";
import { tranquility as game } from "../../shared/games/tranquility/tranquility.ts";
import { ask, type Guest, nonce, sync, type TableRoomOf } from "../kit/guest.ts";

export class Player {
  readonly room: TableRoomOf;
  readonly seat: Seat;
  #view: Match = INITIAL_MATCH;
  #lines = 0;
  #faces = 0;
  #sent = 0;

  constructor(room: TableRoomOf, seat: Seat) {
    this.room = room;
    this.seat = seat;
  }

  look(): Match {
    const { log, seats } = this.room.state;
    const faces = seats[this.seat]?.faces.slice(this.#faces) ?? [];
    const lines = log.slice(this.#lines);
    for (const entry of unredact(game, lines, this.seat, faces)) this.#view = evolve(game, this.#view, entry);
    this.#lines += lines.length;
    this.#faces += faces.length;
    return this.#view;
  }

  isAwaited(): boolean {
    return toAct(game, this.look()).includes(this.seat);
  }

  /**
   * The time until the answer, in ms; undefined if another seat was faster, for example when a toll is filled before an
   * offer arrives.
   * @throws if a legal command is refused for another reason
   */
  async move(): Promise<number | undefined> {
    const { table, version } = this.look() as Match<never>;
    const offered = game.moves(table, this.seat);
    const move = offered[this.#sent % offered.length]!;
    const cards = cardsPart(move);
    const start = performance.now();
    const reply = await ask(this.room, "command", {
      id: `m${this.seat}-${this.#sent++}`,
      command: completeWithCards(move, cards?.from.slice(0, cards.most) ?? []),
    });
    const took = performance.now() - start;
    if (reply.ok) return took;
    await sync(this.room);
    if (this.look().version === version) throw new Error(`a legal command was refused: ${reply.reason}`);
    return undefined;
  }
}

export async function pairAt(one: Guest, two: Guest): Promise<readonly [Player, Player]> {
  const match = await one.open(2);
  const rooms = [await one.join(match), await two.join(match)] as const;
  await ask(rooms[0], "sit", { seat: 0, nonce: nonce(1) });
  await ask(rooms[1], "sit", { seat: 1, nonce: nonce(2) });
  // The server ends before its clients, which must not try to reconnect.
  for (const room of rooms) room.reconnection.enabled = false;
  const started = await ask(rooms[0], "start", {});
  if (!started.ok) throw new Error(`a match did not start: ${started.reason}`);
  return [new Player(rooms[0], 0), new Player(rooms[1], 1)];
}
