import "./film.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { latest } from "../../../contract/timeline.ts";
import { locale } from "../../../i18n/language.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { motion } from "../../../ui/motion.ts";
import { save } from "../../../ui/save.ts";
import { messages } from "../messages/messages.ts";
import { type ReplayModel, separatePlayback } from "../replay-model.ts";
import { type FrameSource, OffscreenBoard, OffscreenStills } from "./frame-source.tsx";
import { framesOf, SIZE, secondsLeft } from "./frames.ts";
import { renderFilm } from "./render-film.ts";

export interface FilmProps {
  readonly show: ReplayModel;
  /** Whether the board is drawn on a canvas; otherwise the game provides still pictures. */
  readonly isDrawn: boolean;
  readonly onClose: () => void;
}

type Making =
  | { readonly at: "making"; readonly part: number }
  | { readonly at: "made"; readonly film: Blob }
  | { readonly at: "stopped" }
  | { readonly at: "failed" };

const inNumbers = (how: Intl.NumberFormatOptions, n: number): string =>
  new Intl.NumberFormat(locale.value, how).format(n);

/** Longest time to set up the board, in ms. */
const SETUP_TIMEOUT = 30_000;

/**
 * A short film of the match from the current viewpoint (still pictures: from a spectator's), made on this device. It
 * ends at the move on show if later moves are secret.
 */
export function Film({ show, isDrawn, onClose }: FilmProps) {
  const [attempt, setAttempt] = useState(0);
  const { film } = messages.value;
  return (
    <Dialog title={film.title} onClose={onClose}>
      <Rendering key={attempt} show={show} isDrawn={isDrawn} onAgain={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}

function Rendering({ show, isDrawn, onAgain }: Omit<FilmProps, "onClose"> & { readonly onAgain: () => void }) {
  const [making, setMaking] = useState<Making>({ at: "making", part: 0 });
  const { film, end } = useMemo(() => filmOf(show), [show]);
  const [{ stop, begin }] = useState(() => {
    const stopping = new AbortController();
    const failed = () => setMaking({ at: stopping.signal.aborted ? "stopped" : "failed" });
    const timer = setTimeout(failed, SETUP_TIMEOUT);
    return {
      begin: (source: FrameSource) => {
        clearTimeout(timer);
        const onProgress = (part: number) => setMaking({ at: "making", part });
        renderFilm(film, source, { ...end, onProgress, signal: stopping.signal }).then(
          (film) => setMaking({ at: "made", film }),
          failed,
        );
      },
      stop: () => {
        clearTimeout(timer);
        stopping.abort();
        setMaking({ at: "stopped" });
      },
    };
  });
  useEffect(
    () => () => {
      stop();
      film.playback.close();
    },
    [],
  );
  const still = show.connection.game.still;
  return (
    <>
      {making.at === "making" && isDrawn && <OffscreenBoard filmed={film} onSource={begin} />}
      {making.at === "making" && !isDrawn && still && <OffscreenStills filmed={film} still={still} onSource={begin} />}
      {making.at === "making" && <Progress part={making.part} onStop={stop} />}
      {making.at === "made" && <Made film={making.film} show={show} moves={end.until} />}
      {(making.at === "stopped" || making.at === "failed") && (
        <NotMade isStopped={making.at === "stopped"} onAgain={onAgain} />
      )}
    </>
  );
}

function filmOf(show: ReplayModel) {
  const { isSecret, playback } = show;
  const film = separatePlayback(show);
  const isWhole = !isSecret.peek();
  return { film, end: { until: isWhole ? film.playback.last.peek() : playback.move.peek(), isWhole } };
}

function Progress({ part, onStop }: { readonly part: number; readonly onStop: () => void }) {
  const { film } = messages.value;
  const percent = Math.floor(part * 100);
  const begun = useRef(performance.now());
  const left = secondsLeft(part, performance.now() - begun.current);
  return (
    <>
      <p>{film.note}</p>
      <p class="row between">
        <span>{film.working}</span>
        <span class="num" aria-hidden="true">
          {inNumbers({ style: "percent" }, percent / 100)}
          {left !== undefined &&
            ` · ${film.left(inNumbers({ style: "unit", unit: "second", unitDisplay: "short" }, left))}`}
        </span>
      </p>
      <progress class="film-progress" aria-label={film.working} max={100} value={percent} />
      <div class="row">
        <button type="button" class="button" onClick={onStop}>
          <Icon name="close" /> {film.stop}
        </button>
      </div>
    </>
  );
}

function NotMade({ isStopped, onAgain }: { readonly isStopped: boolean; readonly onAgain: () => void }) {
  const { film } = messages.value;
  const button = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p role="status">{isStopped ? film.stopped : film.failed}</p>
      <div class="row">
        <button ref={button} type="button" class="button" onClick={onAgain}>
          <Icon name="redo" /> {film.again}
        </button>
      </div>
    </>
  );
}

function shareable(file: File): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}

interface MadeProps {
  readonly film: Blob;
  readonly show: ReplayModel;
  readonly moves: number;
}

function Made({ film: blob, show, moves }: MadeProps) {
  const { film } = messages.value;
  const { id } = latest(show.playback.whole.peek()).config;
  const file = useMemo(() => new File([blob], `${id}.gif`, { type: blob.type }), [blob]);
  const seconds = Math.round(framesOf(moves).reduce((sum, { ms }) => sum + ms, 0) / 1000);
  const [isPlaying, setPlaying] = useState(motion.peek() !== "none");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Picture blob={blob} isPlaying={isPlaying} />
      <p role="status">
        {film.made(
          `${SIZE.width} × ${SIZE.height}`,
          inNumbers({ style: "unit", unit: "second", unitDisplay: "long" }, seconds),
          inNumbers({ style: "unit", unit: "megabyte", maximumFractionDigits: 1 }, blob.size / 1e6),
        )}
      </p>
      <div class="row wrap">
        <button ref={button} type="button" class="button main" onClick={() => save(blob, file.name)}>
          <Icon name="down" /> {film.save}
        </button>
        {shareable(file) && (
          <button
            type="button"
            class="button"
            // Cancelling the share dialog rejects, which is not a failure.
            onClick={() => void navigator.share({ files: [file] }).catch(() => {})}
          >
            <Icon name="share" /> {film.share}
          </button>
        )}
        <button type="button" class="button" onClick={() => setPlaying(!isPlaying)}>
          <Icon name={isPlaying ? "pause" : "play"} /> {isPlaying ? film.pause : film.play}
        </button>
      </div>
    </>
  );
}

function Picture({ blob, isPlaying }: { readonly blob: Blob; readonly isPlaying: boolean }) {
  const { film } = messages.value;
  const address = useMemo(() => URL.createObjectURL(blob), [blob]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (isPlaying) return;
    void createImageBitmap(blob).then((first) => canvas.current?.getContext("2d")?.drawImage(first, 0, 0));
  }, [isPlaying]);
  return isPlaying ? (
    <img class="film-picture" src={address} alt={film.alt} {...SIZE} />
  ) : (
    <canvas ref={canvas} class="film-picture" role="img" aria-label={film.alt} {...SIZE} />
  );
}
