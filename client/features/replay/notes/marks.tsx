import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { BoardMark } from "../../../../shared/engine/people/notes.ts";
import type { BoardPlace, LoadPlaces } from "../../../contract/board.ts";
import type { Rect } from "../../../contract/layout.ts";
import { markAfter } from "./draft.ts";

/** The topmost place comes first. Empty until loaded, and for a board without places. */
export function usePlaces(load: LoadPlaces | undefined): readonly BoardPlace[] {
  const places = useSignal<Awaited<ReturnType<LoadPlaces>> | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    places.value = undefined;
    void load?.().then(
      (loaded) => {
        if (!isGone) places.value = loaded;
      },
      // Failure is harmless: a note's text is shown without its mark.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return places.value?.value ?? [];
}

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** How far before the middle of its target an arrow ends, as a fraction of the target's shorter side. */
const SHORT = 0.3;

interface MarkProps {
  readonly mark: BoardMark;
  readonly places: readonly BoardPlace[];
}

/** A frame around one place, or an arrow between two frames. Places that are not on show are left out. */
function DrawnMark({ mark, places }: MarkProps) {
  const [from, to] = [mark.from, mark.to].map((id) => places.find((place) => place.id === id)?.rect);
  return (
    <svg class="note-mark" aria-hidden="true" data-from={mark.from} data-to={mark.to}>
      {[from, to].map(
        (rect, i) =>
          rect && (
            <rect
              key={i}
              x={rect.x + 2}
              y={rect.y + 2}
              width={Math.max(0, rect.width - 4)}
              height={Math.max(0, rect.height - 4)}
              rx={8}
            />
          ),
      )}
      {from && to && <Arrow from={from} to={to} />}
    </svg>
  );
}

function Arrow({ from, to }: { readonly from: Rect; readonly to: Rect }) {
  const [a, b] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const end = length - SHORT * Math.min(to.width, to.height);
  if (end <= 0) return null;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <path
      transform={`translate(${a.x} ${a.y}) rotate(${turn})`}
      d={`M0 -4L${end - 18} -4L${end - 18} -12L${end} 0L${end - 18} 12L${end - 18} 4L0 4z`}
    />
  );
}

const placeAt = (places: readonly BoardPlace[], x: number, y: number): BoardPlace | undefined =>
  places.find(({ rect }) => x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height);

interface PickingProps {
  readonly places: readonly BoardPlace[];
  readonly mark: BoardMark | undefined;
  readonly onMark: (mark: BoardMark) => void;
}

/** Places are touched or connected on this layer; with keys, they are chosen in the editor's lists. */
function Picking({ places, mark, onMark }: PickingProps) {
  const begun = useRef<BoardPlace>(undefined);
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = (currentTarget as Element).getBoundingClientRect();
    return placeAt(places, clientX - left, clientY - top);
  };
  return (
    <div
      class="note-picking"
      aria-hidden="true"
      onPointerDown={(event) => {
        begun.current = placeOf(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const [from, to] = [begun.current, placeOf(event)];
        begun.current = undefined;
        if (from && to) onMark(from.id === to.id ? markAfter(mark, to.id) : { from: from.id, to: to.id });
      }}
      onPointerCancel={() => {
        begun.current = undefined;
      }}
    >
      <svg aria-hidden="true">
        {places.map(({ id, rect }) => (
          <rect
            key={id}
            x={rect.x + 3}
            y={rect.y + 3}
            width={Math.max(0, rect.width - 6)}
            height={Math.max(0, rect.height - 6)}
            rx={6}
          />
        ))}
      </svg>
    </div>
  );
}

export interface BoardLayer {
  readonly mark: Signal<BoardMark | undefined>;
  /** Called with the mark that the user makes; undefined while touches make no marks. */
  readonly onMark: Signal<((mark: BoardMark) => void) | undefined>;
}

export const useBoardLayer = (): BoardLayer => ({ mark: useSignal(undefined), onMark: useSignal(undefined) });

export function useShownMark({ mark: shown }: Pick<BoardLayer, "mark">, mark: BoardMark | undefined): void {
  useLayoutEffect(() => {
    shown.value = mark;
    return () => {
      shown.value = undefined;
    };
  }, [mark]);
}

export function Layer({ layer, places }: { readonly layer: BoardLayer; readonly places: readonly BoardPlace[] }) {
  const [mark, onMark] = [layer.mark.value, layer.onMark.value];
  return (
    <>
      {mark && <DrawnMark mark={mark} places={places} />}
      {onMark && <Picking places={places} mark={mark} onMark={onMark} />}
    </>
  );
}
