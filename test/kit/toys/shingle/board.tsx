import { computed, signal } from "@preact/signals";
import { dot } from "../../../../client/art/pen.ts";
import { canvasBoard } from "../../../../client/canvas/canvas-board.tsx";
import type { CanvasPage, OpenTable } from "../../../../client/canvas/canvas-table.ts";
import { plan } from "../../../../client/canvas/plan.ts";
import type { Piece, Pieces } from "../../../../client/canvas/pose.ts";
import type { Painter } from "../../../../client/canvas/stage.ts";
import { tableauxOf } from "../../../../client/canvas/tableaux.ts";
import { latest } from "../../../../client/contract/timeline.ts";
import { place } from "../../../../client/layout/place.ts";
import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { type Event, pebbles, type State } from "../pebbles/pebbles.ts";
import { layout } from "./layout.ts";
import { messages } from "./messages.ts";

const COLOURS: Readonly<Record<string, string>> = {
  ...{ one: "#8fa3a8", two: "#7c8f6b", three: "#b9a27a", four: "#a96f54", five: "#4d5a66", hidden: "#d8d2c4" },
};

const painter: Painter = {
  paint({ id }) {
    const [face, size] = id.split(" ") as [string, string];
    const width = Number(size);
    return {
      ...{ width, height: width, size: width },
      draw: (ctx) => dot(ctx, COLOURS[face]!, 0, 0, width * 0.45),
    };
  },
  back: (picture) => picture,
  isWorded: () => false,
};

const rectOf = ({ x, y, size }: Piece) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });

function open(page: CanvasPage<State, Event>) {
  const { connection } = page;
  const draft = signal({});
  const { tableau, layoutAt } = tableauxOf({ page, draft, noDraft: {}, viewOf: (base) => base, layout });
  const put = (token: Handle) =>
    void connection.request("command", { id: crypto.randomUUID(), command: { type: "Put", token } });
  const mine = computed((): readonly Handle[] => {
    const { seat } = connection.timeline.value;
    const { table, phase } = latest(connection.timeline.value);
    if (seat === undefined || phase !== "live" || page.stay.value.for !== "playing") return [];
    return pebbles.moves(table, seat).map(({ command }) => command.token);
  });
  const spotAt = (x: number, y: number): Handle | undefined =>
    mine.peek().find((token) => {
      const piece = tableau.peek()?.pieces.get(token);
      return piece && Math.hypot(piece.x - x, piece.y - y) < piece.size / 2;
    });
  return {
    ...{ tableau, mine, put, draft, layoutAt },
    names: computed(() => latest(connection.timeline.value).table.faces),
    painter: () => painter,
    motion: (_: number, to: number, seen: Pieces) => plan(seen, layoutAt(to), undefined, to),
    choosing: () => ({}),
    panels: computed(() => tableau.value && {}),
    isAsking: signal(false),
    refusal: signal(undefined),
    pointer: {
      ...{ spotAt, spotBelow: spotAt, tap: put },
      isSame: (one, other) => one === other,
      isPointable: () => true,
      isMovable: () => false,
      isCarrying: () => false,
      press: () => undefined,
      ...{ carry() {}, drop() {}, aim() {}, hover() {} },
    },
    pressKey: () => false,
    ahead: () => [],
    ...{ leave() {}, show() {}, acknowledge: () => false, close() {} },
    readings: [],
    speak: () => () => {},
  } satisfies OpenTable & Record<string, unknown>;
}

/** Buttons over the player's own tokens. */
function Over({ table: { tableau, mine, names, put } }: { readonly table: ReturnType<typeof open> }) {
  const { faces } = messages.value;
  return (
    <div class="table-overlay">
      {mine.value.map((token) => {
        const piece = tableau.value?.pieces.get(token);
        if (!piece) return null;
        const name = faces[names.value[token] ?? "hidden"];
        return (
          <button
            key={token}
            type="button"
            class="table-hit"
            style={place(rectOf(piece))}
            aria-label={name}
            onClick={() => put(token)}
          />
        );
      })}
    </div>
  );
}

export const Board = canvasBoard({ label: () => messages.value.name, open, Over });
