import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Context } from "../../../art/pen.ts";
import type { Screenshot } from "../../../contract/board.ts";
import type { AnyClientGame } from "../../../contract/game.ts";
import type { Panels, Rect, Size } from "../../../contract/layout.ts";
import type { Still } from "../../../contract/parts.ts";
import { upTo } from "../../../contract/timeline.ts";
import { theme } from "../../../ui/theme.ts";
import { useBoard } from "../../panels/board.ts";
import { seenBy, type separatePlayback } from "../replay-model.ts";

export type FilmedTable = ReturnType<typeof separatePlayback>;

/** The places of text on a frame, in px of the source (`SOURCE_SIZE`). */
export interface Places {
  /** The player panels by seat; empty if the table has no places for names. */
  readonly plaques: readonly Rect[];
  /** The place of the caption. */
  readonly caption: Rect;
}

/** A table from which frames are drawn. */
export interface FrameSource {
  /**
   * Draws the table at a position in the match, in px of the source.
   * @param moment the position, as in `Playback.hold`
   */
  draw(ctx: Context, moment: number): Promise<Places>;
}

/**
 * The size at which frames are drawn, in CSS px. It is that of a tablet: boards have a layout for it, and numbers stay
 * legible when scaled down to the film.
 */
export const SOURCE_SIZE: Size = { width: 960, height: 720 };

const NOTHING = () => {};

/** An invisible board to film. `onSource` is called once the board is ready. */
export function OffscreenBoard({
  filmed,
  onSource,
}: {
  readonly filmed: FilmedTable;
  readonly onSource: (source: FrameSource) => void;
}) {
  const { playback, connection } = filmed;
  const Board = useBoard(connection.game);
  const panels = useRef<Panels>(undefined);
  const stay = useMemo(
    () => ({ for: "replay", playback, shot: signal<Screenshot | undefined>(undefined) }) as const,
    [playback],
  );
  const ready = (): void =>
    onSource({
      async draw(ctx, moment) {
        playback.hold(moment);
        const shot = stay.shot.peek();
        if (!shot || !panels.current) throw new Error("the board is gone");
        ctx.drawImage(shot(), 0, 0, SOURCE_SIZE.width, SOURCE_SIZE.height);
        // The layout may have changed with the position, so the places are read only now.
        const { plaques, replay } = panels.current;
        return { plaques, caption: replay! };
      },
    });
  return (
    <div
      class="film-source"
      inert
      aria-hidden="true"
      style={{ width: `${SOURCE_SIZE.width}px`, height: `${SOURCE_SIZE.height}px` }}
    >
      {Board && (
        <Board
          {...{ connection, stay, theme }}
          onPanels={(now) => {
            panels.current = now;
          }}
          onReady={ready}
        />
      )}
    </div>
  );
}

/** Height of the caption below a still picture, in px of the source. */
const FOOT = 132;

/** Films a game without a canvas: its picture after each move, with cross-fades. */
export function OffscreenStills({
  filmed,
  still,
  onSource,
}: {
  readonly filmed: FilmedTable;
  readonly still: NonNullable<AnyClientGame["still"]>;
  readonly onSource: (source: FrameSource) => void;
}) {
  useEffect(() => {
    void still().then((still) => onSource(stillFrames(filmed, still)), NOTHING);
  }, [filmed]);
  return null;
}

function stillFrames({ playback, connection: { game } }: FilmedTable, still: Still): FrameSource {
  const box = { width: SOURCE_SIZE.width, height: SOURCE_SIZE.height - FOOT };
  // Still pictures show only what spectators may see.
  const open = seenBy(game.rules, playback.whole.peek(), "table");
  const places = { plaques: [], caption: { x: 0, y: box.height, width: box.width, height: FOOT } };
  const drawn = new Map<number, Promise<HTMLCanvasElement>>();
  const pictureAt = (move: number): Promise<HTMLCanvasElement> => {
    const known = drawn.get(move) ?? drawStill(still, upTo(open, playback.marks.peek()[move]?.v ?? 0), box);
    drawn.delete(move - 2);
    drawn.set(move, known);
    return known;
  };
  return {
    async draw(ctx, moment) {
      const move = Math.floor(moment);
      ctx.drawImage(await pictureAt(move), 0, 0);
      if (move === moment) return places;
      ctx.globalAlpha = moment - move;
      ctx.drawImage(await pictureAt(move + 1), 0, 0);
      ctx.globalAlpha = 1;
      return places;
    },
  };
}

async function drawStill(still: Still, ...[timeline, box]: [Parameters<Still["table"]>[1], Size]) {
  const canvas = Object.assign(document.createElement("canvas"), box);
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no 2D canvas");
  await still.table(ctx, timeline, box);
  return canvas;
}
