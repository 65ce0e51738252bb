import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { MatchFile } from "../../shared/engine/format.ts";
import type { AnyGame, Viewer } from "../../shared/engine/game.ts";
import type { Link } from "../net/link.ts";
import { localLink } from "../net/local-link.ts";
import type { Timeline } from "../play/timeline.ts";
import { createPlayback, type Mark, type Playback } from "./playback.ts";
import { seenBy } from "./recording.ts";

/** A match that is watched: what of it, through whose eyes, and the table that shows it. */
export interface Show {
  readonly playback: Playback;
  /** The file it is shown from; none of a match under way. */
  readonly file?: MatchFile;
  /** Through whose eyes one may look; at least one. */
  readonly viewers: readonly Viewer[];
  readonly viewer: ReadonlySignal<Viewer>;
  look(viewer: Viewer): void;
  /** What comes later, how long it takes and how it ends is not to be seen. */
  readonly isSecret: ReadonlySignal<boolean>;
  keepSecret(isSecret: boolean): void;
  /** The table of the moment, for everything that shows a live one. */
  readonly link: Link;
}

type MarksOf = (timeline: Timeline) => readonly Mark[];

/** A match from its file. One that is not over holds one person's view, and so it is the only one. */
export function showFile(game: AnyGame, file: MatchFile, marksOf: MarksOf): Show {
  const isWhole = file.header.seed !== undefined;
  const seats = file.header.seats.map(({ seat }) => seat);
  const viewers: readonly Viewer[] = isWhole ? ["all", ...seats, "table"] : ["all"];
  const seen = new Map<Viewer, Timeline>();
  const viewer = signal<Viewer>("all");
  const whole = computed(() => {
    const known = seen.get(viewer.value) ?? seenBy(game, file, viewer.value);
    seen.set(viewer.value, known);
    return known;
  });
  return { ...showOf(whole, marksOf, viewers, viewer), file };
}

/** A match under way, as far as one may know it. There is nothing to be done at a table of the past: nobody has a seat. */
export const showLive = (timeline: ReadonlySignal<Timeline>, marksOf: MarksOf): Show =>
  showOf(
    computed(() => ({ ...timeline.value, seat: undefined })),
    marksOf,
    ["all"],
    signal<Viewer>("all"),
  );

function showOf(
  whole: ReadonlySignal<Timeline>,
  marksOf: MarksOf,
  viewers: readonly Viewer[],
  viewer: ReturnType<typeof signal<Viewer>>,
): Show {
  const playback = createPlayback(whole, marksOf);
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
    link: stillLink(playback),
  };
}

/** A table that only shows: nothing can be asked of it. */
const stillLink = ({ shown, close }: Playback): Link =>
  localLink(shown, { request: (async () => ({ ok: false, reason: "MatchIsOver" })) as Link["request"], close });
