import type { GameEvent } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { equal } from "../../shared/engine/equal.ts";
import { Malformed, type MatchFile, read } from "../../shared/engine/log/format.ts";
import { upcastEntry } from "../../shared/engine/log/upcast.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { isDeviceId } from "../../shared/engine/match/device-id.ts";
import { payloadOf, type Recorded } from "../../shared/engine/match/log-entry.ts";
import { isMatchEvent, type MatchConfig, type MatchEvent } from "../../shared/engine/match/match-events.ts";
import type { Player } from "../players/tokens.ts";
import { isText } from "../text.ts";
import { tableSettings } from "./table-settings.ts";

export type Objection =
  | "BadMatchFile"
  | "MatchIsNotOver"
  /** This release does not know the game or its rules. */
  | "UnknownMatch"
  /** A valid match, but not a solo match dealt on a device. */
  | "NotPlayedAlone"
  /** An event does not follow from the seed and the rules. */
  | "FalseMatch";

/** The file's events have their current form. */
export type ExaminationResult = { readonly file: MatchFile } | { readonly objection: Objection; readonly what: string };

/** Maximum length in characters. `verify` accepts any cause. */
const LONGEST_CAUSE = 64;

/** Re-decides each event from the seed. */
export function examineFile(text: string, gameOf: (id: string) => AnyGame | undefined): ExaminationResult {
  const file = fileIn(text);
  if ("objection" in file) return file;
  const { header, log } = file;
  if (header.seed === undefined || log.at(-1)?.type !== "SeedRevealed")
    return { objection: "MatchIsNotOver", what: "only a match that is over can be handed in" };
  const violation = verify(file, gameOf);
  if (violation)
    return {
      objection: violation.isUnknown ? "UnknownMatch" : "FalseMatch",
      what: `version ${violation.v}: ${violation.reason}`,
    };
  if (!isPlayedAlone(log))
    return { objection: "NotPlayedAlone", what: "only a match that was played alone on a device can be handed in" };
  const game = gameOf(header.game)!;
  return { file: { header, log: log.map((entry) => upcastEntry(game, entry)) } };
}

function fileIn(text: string): MatchFile | Extract<ExaminationResult, { readonly objection: Objection }> {
  try {
    const file = read(text);
    const odd = file.log.findIndex(
      ({ at, cause }) => cause.length > LONGEST_CAUSE || !isText(cause) || Number.isNaN(Date.parse(at)),
    );
    if (odd < 0) return file;
    throw new Malformed(odd + 2, `cause or at: up to ${LONGEST_CAUSE} characters of text, and a day that there is`);
  } catch (error) {
    if (error instanceof Malformed) return { objection: "BadMatchFile", what: error.message };
    throw error;
  }
}

/** Platform events that may follow the first two of a solo match. */
const HAPPENING: ReadonlySet<MatchEvent["type"]> = new Set([
  "MatchStarted",
  "ConcessionOffered",
  "ConcessionDropped",
  "TakeBackOffered",
  "TakeBackDropped",
  "StepTakenBack",
  "HintTaken",
  "MatchEnded",
  "SeedRevealed",
]);

const NONCE = /^[0-9a-f]{16,64}$/;

export const isPlayedAlone = ([created, taken, ...rest]: readonly GameEvent[]): boolean =>
  is(created, "MatchCreated") &&
  isDealtForOne(created) &&
  is(taken, "SeatTaken") &&
  taken.kind === "human" &&
  taken.bot === undefined &&
  NONCE.test(taken.nonce) &&
  rest.every((event) => !isMatchEvent(event) || HAPPENING.has(event.type));

type EventOf<Type extends MatchEvent["type"]> = Extract<MatchEvent, { readonly type: Type }>;

const is = <Type extends MatchEvent["type"]>(event: GameEvent | undefined, type: Type): event is EventOf<Type> =>
  event?.type === type;

const isDealtForOne = ({ id, code, seats, visibility, house, kept, previous, daily, series }: MatchConfig): boolean =>
  isDeviceId(id) &&
  code === id &&
  seats === 1 &&
  visibility === "private" &&
  (house === undefined || tableSettings.safeParse(house).success) &&
  kept === undefined &&
  previous === undefined &&
  daily === undefined &&
  series === undefined;

/** `now`: ISO 8601, UTC. */
interface Takeover {
  readonly id: string;
  readonly code: string;
  readonly player: Player;
  readonly now: string;
}

/** Gives a log this server's id and player. Corrects future times and backward steps, because lists sort by times. */
export function takeOver(log: readonly Recorded[], { id, code, player, now }: Takeover): readonly Recorded[] {
  let last = "";
  return log.map((entry) => {
    const recorded = new Date(entry.at).toISOString();
    const at = recorded > now ? now : recorded;
    last = at > last ? at : last;
    const stamped = { ...entry, at: last };
    if (entry.type === "MatchCreated") return { ...stamped, id, code, offline: true };
    return entry.type === "SeatTaken" ? { ...stamped, player: player.id, name: player.name } : stamped;
  });
}

export const isSameCourse = (one: readonly Recorded[], other: readonly Recorded[]): boolean =>
  equal(courseOf(one), courseOf(other));

/** The events after `MatchCreated` and `SeatTaken`, without metadata. */
const courseOf = (log: readonly Recorded[]): readonly object[] => log.slice(2).map(payloadOf);
