import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { GameEvent, Viewer } from "../../../shared/engine/contract/events.ts";
import type { AnyPlayedGame } from "../../../shared/engine/contract/game.ts";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import type { MatchFile } from "../../../shared/engine/log/format.ts";
import { isTakenBack } from "../../../shared/engine/match/steps.ts";
import type { Suggestion } from "../../contract/board.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { emptyTimeline, extend, type Timeline } from "../../contract/timeline.ts";
import { localConnection } from "../../match/local-connection.ts";
import { ALL, ANALYSED, hashOf, type ReplayPosition } from "../../navigation/route.ts";
import { analysingOf, type ReplayAnalysis } from "./analysing.ts";
import { type Check, checkOf } from "./check.ts";
import { NOTES, notesHash, type OpenNotes, openNotesOf } from "./open-notes.ts";
import { createPlayback, type Playback, plainMarks } from "./playback.ts";
import type { Verdict } from "./verifier.ts";

export interface ReplayModel {
  readonly playback: Playback;
  /** Undefined in the review of a live table. */
  readonly file?: MatchFile;
  readonly check?: Check;
  /** Undefined if the match cannot be analysed. */
  readonly analysing?: ReplayAnalysis;
  /** Undefined if the match cannot have notes. */
  readonly notes?: OpenNotes;
  /** At least one. */
  readonly viewers: readonly Viewer[];
  readonly viewer: ReadonlySignal<Viewer>;
  look(viewer: Viewer): void;
  /** Whether later moves, the length and the result are hidden. */
  readonly isSecret: ReadonlySignal<boolean>;
  keepSecret(isSecret: boolean): void;
  /**
   * Whether moves were undone and can be shown as well. Always false in games with an analysis, which covers only moves
   * that count.
   */
  readonly hasTakenBack: ReadonlySignal<boolean>;
  /** The table at the position on show, in the form of a live connection. */
  readonly connection: TableConnection;
}

/**
 * An unfinished match's file contains one view, which is then the only viewpoint.
 * @param verdict the result of checking the file, if it was checked
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
  const notes = openNotesOf(file);
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
    ...(notes && { notes }),
  };
}

/** The review of a live match has no seat, because nothing can be played in the past. */
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

/** The best alternative to the move on show, once known; undefined while the slider is held or the analysis closed. */
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

/** Plays the same match and viewpoint, independent of the first playback. */
export function separatePlayback({ playback: { whole, isAll }, connection: { game } }: ReplayModel) {
  const playback = createPlayback(signal(whole.peek()), game.marks ?? plainMarks);
  playback.showAll(isAll.peek());
  return { playback, connection: stillConnection(game, playback) };
}

/** Refuses every request. */
const stillConnection = (game: AnyClientGame, { shown, close }: Playback): TableConnection =>
  localConnection(game, shown, {
    request: (async () => ({ ok: false, reason: "MatchIsOver" })) as TableConnection["request"],
    close,
  });

/** A replay has no seat, because no seat is "you" in it. */
export const seenBy = <State = unknown, Event extends GameEvent = GameEvent>(
  game: AnyPlayedGame,
  { log }: Pick<MatchFile, "log">,
  viewer: Viewer,
): Timeline<State, Event> =>
  extend(
    emptyTimeline(game, undefined),
    log.map((entry) => redact(entry, viewer)),
  );

/** The fragment of the address for the position and the notes on show. */
export const fragmentOf = ({ playback, viewer, analysing, notes }: ReplayModel): string =>
  hashOf({
    t: playback.move.value,
    view: viewer.value,
    isAnalysed: analysing?.isOpen.value ?? false,
    isAll: playback.isAll.value,
  }) + (notes?.isOpen.value && !notes.fromFile.value ? notesHash(notes.set.value) : "");

/** `notes` is the id of a set, or empty for the list of sets. */
interface Destination extends ReplayPosition {
  readonly notes?: string;
}

/** Invalid parts are ignored. */
export function momentOf(hash: string): Destination {
  const asked = new URLSearchParams(hash.replace(/^#/, ""));
  const [t, view] = [asked.get("t") ?? "", asked.get("view") ?? ""];
  return {
    ...(/^\d{1,5}$/.test(t) ? { t: Number(t) } : {}),
    ...(asked.has(ANALYSED) ? { isAnalysed: true } : {}),
    ...(asked.has(NOTES) ? { notes: asked.get(NOTES) ?? "" } : {}),
    ...(asked.has(ALL) ? { isAll: true } : {}),
    ...(view === "all" || view === "table" ? { view } : /^[1-9]\d?$/.test(view) ? { view: Number(view) - 1 } : {}),
  };
}
