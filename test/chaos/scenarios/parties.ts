import { setTimeout as pause } from "node:timers/promises";
import type { Rng } from "../../../shared/engine/game.ts";
import { rolls } from "../../kit/chance.ts";
import { type Guest, nonce } from "../../kit/guest.ts";
import { type Done, insist, Player } from "./player.ts";

/** Who meets at a table, for which kind of match. */
interface Company {
  readonly people: number;
  readonly bots: number;
  readonly mode: string;
}

/** Every mode, alone, in company, and with bots. */
const COMPANIES: readonly Company[] = [
  { mode: "standard", people: 2, bots: 0 },
  { mode: "standard", people: 1, bots: 2 },
  { mode: "pyramid", people: 3, bots: 0 },
  { mode: "duel", people: 2, bots: 0 },
  { mode: "arch", people: 1, bots: 0 },
  { mode: "day-night", people: 2, bots: 1 },
];

/** A match that was played, and what its people were told is done. */
export interface Played {
  readonly match: string;
  readonly guests: readonly Guest[];
  readonly done: readonly Done[];
}

/** People who play one match after another. */
export interface Party {
  /** The people of the match at hand. */
  readonly players: readonly Player[];
  readonly played: readonly Played[];
  /** When the last match that was begun is over. @throws when anything went wrong. */
  readonly home: Promise<void>;
}

/** How parties play. */
export interface Evening {
  /** Somebody new. */
  guest(name: string): Promise<Guest>;
  /** Told of everybody who comes to a table. */
  readonly onArrival?: (player: Player) => void;
  readonly seed: number;
  /** How long a move is thought about at most, in ms. */
  readonly think: number;
  /** Whether no more matches are begun. */
  isLate(): boolean;
}

/** So many parties, whose matches begin at about the same time. */
export const parties = (count: number, evening: Evening): Promise<readonly Party[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => party(COMPANIES[i % COMPANIES.length]!, i, evening)));

async function party(company: Company, index: number, evening: Evening): Promise<Party> {
  const rng = rolls(evening.seed + 1000 * index);
  const guests = await Promise.all(
    Array.from({ length: company.people }, (_, seat) => evening.guest(`Guest ${index}.${seat}`)),
  );
  const played: Played[] = [];
  let players: readonly Player[] = [];
  const home = (async () => {
    while (!evening.isLate()) {
      players = await gathered(guests, company, rng, evening.onArrival);
      await Promise.all(players.map((player) => player.play(evening.think)));
      played.push({ match: players[0]!.match, guests, done: players.flatMap(({ done }) => done) });
      for (const { link } of players) link.close();
    }
  })();
  // Whoever waits for it learns of it; until then it is nobody's.
  home.catch(() => {});
  return {
    get players() {
      return players;
    },
    played,
    home,
  };
}

/** Everybody seated at a new table, and its match begun, whatever happens meanwhile. */
async function gathered(
  guests: readonly Guest[],
  { people, bots, mode }: Company,
  rng: Rng,
  onArrival: Evening["onArrival"],
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

/** When every party is at home. @throws the first thing that went wrong, or that one is still playing after so many ms. */
export async function allHome(parties: readonly Party[], patience: number): Promise<void> {
  const late = pause(patience, "late", { ref: false });
  const home = await Promise.race([Promise.all(parties.map(({ home }) => home)), late]);
  if (home !== "late") return;
  const playing = parties.flatMap(({ players }) => players).filter(({ view }) => view.phase !== "over");
  const states = playing.map(({ match, view, link }) => `${match} at ${view.version}, ${link.status.value}`);
  throw new Error(`still playing after ${patience / 1000} s: ${states.join("; ")}`);
}
