import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { MatchFile } from "../../shared/engine/format.ts";
import type { AnyPlayedGame, Viewer } from "../../shared/engine/game.ts";
import { redact } from "../../shared/engine/secrecy.ts";
import { isTakenBack } from "../../shared/engine/steps.ts";
import { ALL, ANALYSED, type Moment } from "../app/route.ts";
import type { AnyClientGame, Suggestion } from "../games/game.ts";
import { localConnection } from "../match/local-connection.ts";
import type { TableConnection } from "../match/table-connection.ts";
import { emptyTimeline, extend, type Timeline } from "../match/timeline.ts";
import { type Analysing, analysingOf } from "./analysing.ts";
import { type Check, checkOf } from "./check.ts";
import { createPlayback, type Playback, plainMarks } from "./playback.ts";
import type { Verdict } from "./verifier.ts";

/** A match that is watched: what of it, through whose eyes, and the table that shows it. */
export interface ReplayModel {
  readonly playback: Playback;
  /** The file it is shown from; none of a match under way. */
  readonly file?: MatchFile;
  /** Whether that file is true. */
  readonly check?: Check;
  /** What can be found out of it, where that can be. */
  readonly analysing?: Analysing;
  /** Through whose eyes one may look; at least one. */
  readonly viewers: readonly Viewer[];
  readonly viewer: ReadonlySignal<Viewer>;
  look(viewer: Viewer): void;
  /** What comes later, how long it takes and how it ends is not to be seen. */
  readonly isSecret: ReadonlySignal<boolean>;
  keepSecret(isSecret: boolean): void;
  /** Something was taken back that can be watched as well: an analysis knows the line that counted alone. */
  readonly hasTakenBack: ReadonlySignal<boolean>;
  /** The table of the moment, for everything that shows a live one. */
  readonly connection: TableConnection;
}

/**
 * A match from its file. One that is not over holds one person's view, and so it is the only one.
 * @param verdict what came of checking the file, if that was done
 */
export function replayFromFile(game: AnyClientGame, file: MatchFile, verdict?: Verdict): ReplayModel {
  const isWhole = file.header.seed !== undefined;
  const seats = file.header.seats.map(({ seat }) => seat);
  const viewers: readonly Viewer[] = isWhole ? ["all", ...seats, "table"] : ["all"];
  const seen = new Map<Viewer, Timeline>();
  const viewer = signal<Viewer>("all");
  const through = (eyes: Viewer): Timeline => {
    const known = seen.get(eyes) ?? seenBy(game.rules, file, eyes);
    seen.set(eyes, known);
    return known;
  };
  const analysing = analysingOf(game, file, () => through("all"));
  return {
    ...showOf(
      game,
      computed(() => through(viewer.value)),
      viewers,
      viewer,
    ),
    file,
    check: checkOf(file, verdict),
    ...(analysing && { analysing }),
  };
}

/** A match under way, as far as one may know it. There is nothing to be done at a table of the past: nobody has a seat. */
export const replayFromTable = ({ game, timeline }: Pick<TableConnection, "game" | "timeline">): ReplayModel =>
  showOf(
    game,
    computed(() => ({ ...timeline.value, seat: undefined })),
    ["all"],
    signal<Viewer>("all"),
  );

function showOf(
  game: AnyClientGame,
  whole: ReadonlySignal<Timeline>,
  viewers: readonly Viewer[],
  viewer: ReturnType<typeof signal<Viewer>>,
): ReplayModel {
  const playback = createPlayback(whole, game.marks ?? plainMarks);
  const isSecret = signal(false);
  return {
    playback,
    viewers,
    viewer: viewer as ReadonlySignal<Viewer>,
    look: (through) => {
      if (viewers.includes(through)) viewer.value = through;
    },
    isSecret,
    keepSecret: (secret) => {
      isSecret.value = secret;
    },
    hasTakenBack: computed(() => game.moveWords === undefined && whole.value.log.some(isTakenBack)),
    connection: stillConnection(game, playback),
  };
}

/**
 * What would have been better than the move on show, as soon as that is known. Nothing where no analysis lies open, and nothing
 * while somebody seeks.
 */
export function suggestedIn({ playback, analysing }: ReplayModel): ReadonlySignal<Suggestion | undefined> {
  const { marks, move, held } = playback;
  const found = computed(() => {
    const before = held.value === undefined ? marks.value[move.value - 1]?.v : undefined;
    return before === undefined ? undefined : analysing?.shown.value?.insight.moves.value.get(before);
  });
  return computed(() => {
    const { seat, judgement } = found.value ?? {};
    return seat === undefined || !judgement?.best ? undefined : { seat, command: judgement.best.command };
  });
}

/** A match through the same eyes, in a walk of its own: what is done with it is not on show. */
export function apart({ playback: { whole, isAll }, connection: { game } }: ReplayModel) {
  const playback = createPlayback(signal(whole.peek()), game.marks ?? plainMarks);
  playback.showAll(isAll.peek());
  return { playback, connection: stillConnection(game, playback) };
}

/** A table that only shows: nothing can be asked of it. */
const stillConnection = (game: AnyClientGame, { shown, close }: Playback): TableConnection =>
  localConnection(game, shown, {
    request: (async () => ({ ok: false, reason: "MatchIsOver" })) as TableConnection["request"],
    close,
  });

/**
 * A match as somebody saw it. It has no seat of its own: watched again, nobody is "you".
 * What a file does not hold cannot be shown: of a match under way it has one seat's view at most.
 */
export const seenBy = <State = unknown>(
  game: AnyPlayedGame,
  { log }: Pick<MatchFile, "log">,
  viewer: Viewer,
): Timeline<State> =>
  extend(
    emptyTimeline(game, undefined),
    log.map((entry) => redact(entry, viewer)),
  );

/** What is on show, as an address has it. */
export const momentOn = ({ playback, viewer, analysing }: ReplayModel): Moment => ({
  t: playback.move.value,
  view: viewer.value,
  isAnalysed: analysing?.isOpen.value ?? false,
  isAll: playback.isAll.value,
});

/** What an address asks for; what cannot be understood is left out. */
export function momentOf(hash: string): Moment {
  const asked = new URLSearchParams(hash.replace(/^#/, ""));
  const [t, view] = [asked.get("t") ?? "", asked.get("view") ?? ""];
  return {
    ...(/^\d{1,5}$/.test(t) ? { t: Number(t) } : {}),
    ...(asked.has(ANALYSED) ? { isAnalysed: true } : {}),
    ...(asked.has(ALL) ? { isAll: true } : {}),
    ...(view === "all" || view === "table" ? { view } : /^[1-9]\d?$/.test(view) ? { view: Number(view) - 1 } : {}),
  };
}
