import type { Table } from "../../../server/match/table.ts";
import { tokensOf } from "../../../server/players/tokens.ts";
import type { GameCommand, Seat } from "../../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import { begin, granted, type SeatHolder, seededTable, storeIn } from "./seeded.ts";

export interface MatchAtMoment {
  readonly id: string;
  readonly code: string;
  /** Bots have the other seats. */
  readonly people: readonly SeatHolder[];
  readonly version: number;
}

interface Staging<State> {
  readonly game: AnyGame;
  readonly options: object;
  /** First four letters of the match ids, which determine the deals. */
  readonly name: string;
  readonly people: number;
  readonly bots?: number;
  readonly play: (state: State, seat: Seat) => GameCommand;
  readonly until: ((state: State) => boolean) | "over";
}

const DEALS = 40;

/** Plays deterministic deals until one reaches the moment. @throws if none does */
export async function stagedMatch<State>(dataDir: string, staging: Staging<State>): Promise<MatchAtMoment> {
  const { game, options, name, people: count, bots = 0, until } = staging;
  const store = await storeIn(dataDir);
  try {
    const tokens = tokensOf(await store.secrets.get("tokens"));
    const people = await Promise.all(
      Array.from({ length: count }, async (_, seat) => {
        const player = `p${name}${seat}`;
        const known = `Guest ${seat}`;
        return { player, name: known, token: await tokens.sign({ id: player, name: known }) };
      }),
    );
    for (let deal = 0; deal < DEALS; deal++) {
      const id = `${name}${String(deal).padStart(2, "0")}`.padEnd(16, "x");
      const table = await seededTable(store, { id, seats: count + bots, options, game });
      await begin(table, people, bots);
      if (await playUntil(table, staging))
        return { id, code: table.match.config.code, people, version: table.match.version };
    }
    throw new Error(`none of ${DEALS} deals of ${name} has ${until === "over" ? "an end" : "such a moment"}`);
  } finally {
    await store.close();
  }
}

/** Resolves to whether the wanted moment came. */
async function playUntil<State>(
  table: Table,
  { game, play, until }: Pick<Staging<State>, "game" | "play" | "until">,
): Promise<boolean> {
  for (;;) {
    const state = table.match.table as State;
    if (table.match.phase !== "live") return until === "over";
    if (until !== "over" && until(state)) return true;
    const [due] = game.toAct(state);
    await granted(table, { type: "play", seat: due!.seat, command: play(state, due!.seat) }, due!.seat);
  }
}
