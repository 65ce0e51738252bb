import { LocalMatch } from "../../client/match/local-match.ts";
import type { KeptMatch } from "../../client/storage/database.ts";
import { deviceId } from "../../shared/engine/alone.ts";
import { headerOf, type MatchFile, write } from "../../shared/engine/format.ts";
import { toAct } from "../../shared/engine/match.ts";
import { anyCommand } from "../../shared/engine/moves.ts";
import type { TableSettings } from "../../shared/engine/table-settings.ts";
import { GAMES } from "../../shared/games/index.ts";
import { settingsOf } from "../lab/settings.ts";
import { chanceOf } from "./chance.ts";
import { seedOf } from "./play.ts";
import { kindNameOf, type Setting } from "./shelf.ts";

/** What somebody plays on their device without a line. */
export interface PlayedAlone {
  /** By which matches of tests are told apart: each text has a deal of its own. */
  readonly text: string;
  /** The first of `ALONE`, unless told. */
  readonly setting?: Setting;
  /** Who the device knew it was played by; nobody, where it had no line yet. */
  readonly player?: string;
  readonly house?: TableSettings;
  /** How many moves are made; all of them, unless told. */
  readonly moves?: number;
  /** The moves are other ones for another number. */
  readonly course?: number;
}

/** A table of each kind at which one can be alone. */
export const ALONE: readonly Setting[] = Object.values(GAMES).flatMap((game) => {
  const alone = settingsOf(game).filter(({ seats }) => seats === 1);
  return Array.from(Map.groupBy(alone, kindNameOf).values(), ([first]) => first!);
});

/** A match as a device deals and plays it alone. */
export function playedAlone({ text, setting = ALONE[0]!, player, house, ...more }: PlayedAlone): LocalMatchOfAny {
  const { game, options } = setting;
  const { moves = Number.POSITIVE_INFINITY, course = 1 } = more;
  const seed = seedOf(text);
  const first = { nonce: seed.slice(0, 32), ...(player === undefined ? {} : { player }) };
  const deal = { id: deviceId(seed.slice(0, 16)), seed, first, options, names: ["Captain"], house };
  const table = new LocalMatch(game, deal);
  const rng = chanceOf(seed)(course);
  for (let n = 0; n < moves && table.match.phase === "live"; n++) {
    const [seat] = toAct(game, table.match);
    table.play(seat!, anyCommand(game.moves(table.match.table, seat!), rng));
  }
  return table;
}

type LocalMatchOfAny = LocalMatch<unknown, { readonly type: string }, { readonly type: string }, object>;

/** The file of it, as the device hands it in. */
export function aloneFile(played: PlayedAlone): MatchFile {
  const { match, log } = playedAlone(played);
  return { header: headerOf(match, log), log };
}

/** The same as a text. */
export const aloneText = (played: PlayedAlone): string => write(aloneFile(played));

/** The same as the browser keeps it. */
export function keptAlone(played: PlayedAlone): KeptMatch {
  const { match, log } = playedAlone(played);
  return { id: match.charter.id, game: match.charter.game, seed: seedOf(played.text), log };
}
