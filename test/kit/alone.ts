import { LocalMatch } from "../../client/match/local-match.ts";
import type { DeviceMatch } from "../../client/storage/database.ts";
import { anyCommand } from "../../shared/engine/contract/moves.ts";
import { headerOf, type MatchFile, write } from "../../shared/engine/log/format.ts";
import { deviceId } from "../../shared/engine/match/device-id.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import type { TableSettings } from "../../shared/engine/match/table-settings.ts";
import { GAMES } from "../../shared/games/index.ts";
import { settingsOf } from "../lab/settings.ts";
import { chanceOf } from "./chance.ts";
import { seedOf } from "./play.ts";
import { kindNameOf, type Setting } from "./shelf.ts";

interface SoloMatchPlan {
  /** Determines the deal. */
  readonly text: string;
  /** Default: the first of `ALONE`. */
  readonly setting?: Setting;
  /** The player known to the device. Absent if it was never online. */
  readonly player?: string;
  readonly house?: TableSettings;
  /** Default: all. */
  readonly moves?: number;
  /** Seed of the moves. Default: 1. */
  readonly course?: number;
}

/** One setting of each kind of solo table. */
export const ALONE: readonly Setting[] = Object.values(GAMES).flatMap((game) => {
  const alone = settingsOf(game).filter(({ seats }) => seats === 1);
  return Array.from(Map.groupBy(alone, kindNameOf).values(), ([first]) => first!);
});

/** Plays as a device without a connection does. */
export function playedAlone({ text, setting = ALONE[0]!, player, house, ...more }: SoloMatchPlan): LocalMatchOfAny {
  const { game, options } = setting;
  const { moves = Number.POSITIVE_INFINITY, course = 1 } = more;
  const seed = seedOf(text);
  const first = { nonce: seed.slice(0, 32), ...(player === undefined ? {} : { player }) };
  const deal = { id: deviceId(seed.slice(0, 16)), seed, first, options, names: ["Captain"], settings: house };
  const table = new LocalMatch(game, deal);
  const rng = chanceOf(seed)(course);
  for (let n = 0; n < moves && table.match.phase === "live"; n++) {
    const [seat] = toAct(game, table.match);
    table.play(seat!, anyCommand(game.moves(table.match.table, seat!), rng));
  }
  return table;
}

type LocalMatchOfAny = LocalMatch<unknown, { readonly type: string }, { readonly type: string }, object>;

export function aloneFile(played: SoloMatchPlan): MatchFile {
  const { match, log } = playedAlone(played);
  return { header: headerOf(match, log), log };
}

export const aloneText = (played: SoloMatchPlan): string => write(aloneFile(played));

export function keptAlone(played: SoloMatchPlan): DeviceMatch {
  const { match, log } = playedAlone(played);
  return { id: match.config.id, game: match.config.game, seed: seedOf(played.text), log };
}
