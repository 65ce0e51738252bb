import { matchName } from "../../../catalog/names.ts";
import type { AnyClientGame } from "../../../contract/game.ts";
import { latest, type Timeline, upTo } from "../../../contract/timeline.ts";
import { sentenceOf } from "../../../match/log-lines.ts";
import { markedNameOf } from "../../../match/match-events.ts";
import { theme } from "../../../ui/theme.ts";
import { messages } from "../messages/messages.ts";
import { drawCaption, type FilmCaption } from "./caption.ts";
import { SOURCE_SIZE } from "./film-areas.ts";
import type { FilmedTable, FrameSource } from "./frame-source.tsx";
import { framesOf, SIZE } from "./frames.ts";
import { beginGif, paletteOf } from "./gif.ts";

/** Number of positions from which the palette is taken. */
const SAMPLES = 7;

interface FilmRequest {
  readonly until: number;
  /** Whether `until` is the last move of the match. */
  readonly isWhole: boolean;
  /** Called before each frame with the progress, 0..1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Renders a film frame by frame, not in real time.
 * @returns an animated GIF of `SIZE`
 * @throws the signal's reason when aborted; any error that prevents drawing
 */
export async function renderFilm(filmed: FilmedTable, source: FrameSource, asked: FilmRequest): Promise<Blob> {
  const { until, onProgress, signal } = asked;
  const ctx = Object.assign(document.createElement("canvas"), SIZE).getContext("2d", { willReadFrequently: true });
  if (!ctx) throw new Error("no 2D canvas");
  ctx.scale(SIZE.width / SOURCE_SIZE.width, SIZE.height / SOURCE_SIZE.height);
  ctx.imageSmoothingQuality = "high";
  const captionOf = captions(filmed, asked);
  const pictureAt = async (moment: number): Promise<ImageData> => {
    await othersFirst();
    signal.throwIfAborted();
    const places = await source.draw(ctx, moment);
    drawCaption(ctx, captionOf(Math.ceil(moment)), places, theme.peek());
    return ctx.getImageData(0, 0, SIZE.width, SIZE.height);
  };
  const samples: ImageData[] = [];
  for (let i = 0; i < SAMPLES; i++) samples.push(await pictureAt(Math.round((until * i) / (SAMPLES - 1))));
  const gif = beginGif(paletteOf(samples));
  const frames = framesOf(until);
  for (const [i, { moment, ms }] of frames.entries()) {
    onProgress(i / frames.length);
    gif.add(await pictureAt(moment), ms);
  }
  return gif.finish();
}

/** Yields to the page's events without a timer, because a hidden page's timers fire only once a second. */
const othersFirst = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });

function captions(
  { playback, connection: { game } }: FilmedTable,
  { until, isWhole }: FilmRequest,
): (move: number) => FilmCaption {
  const whole = playback.whole.peek();
  const { config, seats } = latest(whole);
  const { dealt, move: moved, moveOf } = messages.value;
  const title = matchName(config.game, config.options);
  const names = seats.map((_, seat) => markedNameOf({ seats }, seat));
  const captions = new Map<number, FilmCaption>();
  return (move) => {
    const known = captions.get(move) ?? {
      title,
      names,
      // A match can end after its last move, by resignation.
      standing: standingOf(game, isWhole && move === until ? whole : upTo(whole, playback.marks.peek()[move]?.v ?? 0)),
      move: move === 0 ? dealt : isWhole ? moveOf(move, until) : moved(move),
      part: until === 0 ? 1 : move / until,
    };
    captions.set(move, known);
    return known;
  };
}

function standingOf(game: AnyClientGame, { log, states }: Timeline): string {
  const match = latest({ states });
  const end = match.phase === "over" && log.find(({ type }) => type === "MatchEnded");
  if (!end) return game.headline?.(match, true) ?? "";
  const parts = sentenceOf(game, end, { match, me: undefined, step: [end] }) ?? [];
  return parts.filter((part) => typeof part === "string").join("");
}
