import { safeParse } from "zod/v4/core";
import { gameOf } from "../../../shared/games/index.ts";
import { noMatches, type OddsTally, withMatch } from "../../../shared/insight/board-odds.ts";
import { MOST_MATCHES } from "./odds.ts";

/** A new request ends the earlier one. */
export interface OddsRequest {
  /** The number of the request, repeated in its answers. */
  readonly run: number;
  /** Undefined: the worker stops. */
  readonly table?: { readonly game: string; readonly options: object; readonly seats: readonly number[] };
}

/** The matches of a request so far, or why they ended early. */
export type OddsReply = { readonly run: number } & (
  | { readonly tallies: readonly OddsTally[] }
  | { readonly failed: string }
);

/** Minimum time between two answers, in ms. New requests are read then. */
const PAUSE = 120;

const reply = (answer: OddsReply): void => postMessage(answer);

let current = 0;

addEventListener("message", ({ data }: MessageEvent<OddsRequest>) => {
  current = data.run;
  if (data.table)
    void play(data.run, data.table).catch((error) =>
      reply({ run: data.run, failed: error instanceof Error ? error.message : String(error) }),
    );
});

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function play(run: number, { game: id, options, seats }: Required<OddsRequest>["table"]): Promise<void> {
  const game = gameOf(id);
  const parsed = game && safeParse(game.options, options);
  if (!parsed?.success) throw new Error(`${id} has no table with these options`);
  const chosen = parsed.data as object;
  const tallies = seats.map(noMatches);
  let answered = performance.now();
  for (let match = 0; match < MOST_MATCHES; match++)
    for (const [i, tally] of tallies.entries()) {
      tallies[i] = withMatch(tally, game!, chosen);
      if (performance.now() - answered < PAUSE) continue;
      reply({ run, tallies });
      await breathe();
      if (current !== run) return;
      answered = performance.now();
    }
  reply({ run, tallies });
}
