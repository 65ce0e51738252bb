import { computed, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Context } from "../../../art/pen.ts";
import { drawnStill } from "../../../canvas/still.ts";
import type { Screenshot } from "../../../contract/board.ts";
import type { AnyClientGame } from "../../../contract/game.ts";
import type { PageAreas, Rect } from "../../../contract/layout.ts";
import type { Still } from "../../../contract/parts.ts";
import { latest, upTo } from "../../../contract/timeline.ts";
import { theme } from "../../../ui/theme.ts";
import { useBoard } from "../../panels/board.ts";
import { seenBy, type separatePlayback } from "../replay-model.ts";
import { FOOT, filmAreas, SOURCE_SIZE } from "./film-areas.ts";

export type FilmedTable = ReturnType<typeof separatePlayback>;

/** The places of text on a frame, in px of the source (`SOURCE_SIZE`). */
export interface Places {
  /** By seat; empty if the table has no places for names. */
  readonly plaques: PageAreas["plaques"];
  readonly caption: Rect;
}

export interface FrameSource {
  /**
   * Draws a frame, in px of the source.
   * @param moment the position, as in `Playback.hold`
   */
  draw(ctx: Context, moment: number): Promise<Places>;
}

const NOTHING = () => {};

/** An invisible board to film. `onSource` is called once it is ready. */
export function OffscreenBoard({
  filmed,
  onSource,
}: {
  readonly filmed: FilmedTable;
  readonly onSource: (source: FrameSource) => void;
}) {
  const { playback, connection } = filmed;
  const Board = useBoard(connection.game);
  const areas = useMemo(() => {
    const { game, timeline } = connection;
    const seats = () => game.seats(latest(timeline.value), { me: timeline.value.seat, isWide: false, stay: "replay" });
    return computed(() => filmAreas(seats()));
  }, [connection]);
  const stay = useMemo(
    () => ({ for: "replay", playback, shot: signal<Screenshot | undefined>(undefined) }) as const,
    [playback],
  );
  const ready = (): void =>
    onSource({
      async draw(ctx, moment) {
        playback.hold(moment);
        const shot = stay.shot.peek();
        if (!shot) throw new Error("the board is gone");
        ctx.drawImage(shot(), 0, 0, SOURCE_SIZE.width, SOURCE_SIZE.height);
        // The position may have changed the board's rows.
        const { plaques, rects } = areas.peek();
        return { plaques, caption: rects.replay };
      },
    });
  return (
    <div
      class="film-source"
      inert
      aria-hidden="true"
      style={{ width: `${SOURCE_SIZE.width}px`, height: `${SOURCE_SIZE.height}px` }}
    >
      {Board && <Board {...{ connection, stay, theme, areas }} onReady={ready} />}
    </div>
  );
}

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
    const known = drawn.get(move) ?? drawnStill(still, upTo(open, playback.marks.peek()[move]?.v ?? 0), box, "light");
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
