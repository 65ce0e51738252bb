import { setTimeout as pause } from "node:timers/promises";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import { rolls } from "../../kit/chance.ts";
import { type Guest, nonce } from "../../kit/guest.ts";
import { type AcknowledgedMove, insist, Player } from "./player.ts";

interface GroupKind {
  readonly people: number;
  readonly bots: number;
  readonly mode: string;
}

/** Every mode of the booklets, some with bots. */
const GROUP_KINDS: readonly GroupKind[] = [
  { mode: "standard", people: 2, bots: 0 },
  { mode: "standard", people: 1, bots: 2 },
  { mode: "pyramid", people: 3, bots: 0 },
  { mode: "duel", people: 2, bots: 0 },
  { mode: "arch", people: 1, bots: 0 },
  { mode: "day-night", people: 2, bots: 1 },
];

export interface FinishedMatch {
  readonly match: string;
  readonly guests: readonly Guest[];
  readonly done: readonly AcknowledgedMove[];
}

export interface Group {
  /** The players of the current match. */
  readonly players: readonly Player[];
  readonly played: readonly FinishedMatch[];
  /** Rejects if anything went wrong. */
  readonly finished: Promise<void>;
}

interface Play {
  guest(name: string): Promise<Guest>;
  readonly onArrival?: (player: Player) => void;
  readonly seed: number;
  /** Maximum thinking time for a move, in ms. */
  readonly think: number;
  /** Whether to begin no more matches. */
  isLate(): boolean;
}

export const groups = (count: number, play: Play): Promise<readonly Group[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => group(GROUP_KINDS[i % GROUP_KINDS.length]!, i, play)));

async function group(kind: GroupKind, index: number, play: Play): Promise<Group> {
  const rng = rolls(play.seed + 1000 * index);
  const guests = await Promise.all(
    Array.from({ length: kind.people }, (_, seat) => play.guest(`Guest ${index}.${seat}`)),
  );
  const played: FinishedMatch[] = [];
  let players: readonly Player[] = [];
  const finished = (async () => {
    while (!play.isLate()) {
      players = await gathered(guests, kind, rng, play.onArrival);
      await Promise.all(players.map((player) => player.play(play.think)));
      played.push({ match: players[0]!.match, guests, done: players.flatMap(({ done }) => done) });
      for (const { link } of players) link.close();
    }
  })();
  // Avoids an unhandled rejection; callers that await it still get it.
  finished.catch(() => {});
  return {
    get players() {
      return players;
    },
    played,
    finished,
  };
}

/** Opens a match, seats all and starts. Repeats requests that fail while a server is down. */
async function gathered(
  guests: readonly Guest[],
  { people, bots, mode }: GroupKind,
  rng: Rng,
  onArrival: Play["onArrival"],
): Promise<Player[]> {
  const match = await insist(() => guests[0]!.open(people + bots, { mode }));
  const players = guests.map((guest) => new Player(guest, match, rolls(rng(2 ** 31))));
  const [host] = players as [Player];
  for (const player of players) onArrival?.(player);
  for (const [seat, player] of players.entries())
    await player.command("sit", { seat, nonce: nonce(rng(2 ** 31)) }, ({ seats }) => seats[seat] !== undefined);
  for (let seat = people; seat < people + bots; seat++)
    await host.command("seatBot", { seat }, ({ seats }) => seats[seat] !== undefined);
  await host.command("start", {}, ({ phase }) => phase !== "open");
  return players;
}

/** @throws the first error, or if a group is still playing after `patience` ms */
export async function allFinished(groups: readonly Group[], patience: number): Promise<void> {
  const late = pause(patience, "late", { ref: false });
  const finished = await Promise.race([Promise.all(groups.map(({ finished }) => finished)), late]);
  if (finished !== "late") return;
  const playing = groups.flatMap(({ players }) => players).filter(({ view }) => view.phase !== "over");
  const states = playing.map(({ match, view, link }) => `${match} at ${view.version}, ${link.status.value}`);
  throw new Error(`still playing after ${patience / 1000} s: ${states.join("; ")}`);
}
