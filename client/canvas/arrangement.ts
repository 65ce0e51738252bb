import type { Rect } from "../games/game.ts";

/** The lines and lengths of a box. */
export type Side = "left" | "center" | "right" | "width" | "top" | "middle" | "bottom" | "height";

/** A named length, or a side of a box. */
export type Ref<Length extends string, Name extends string> = Length | `${Name}.${Side}`;

/** In px: where there is least room, and where there is most; in between as the length `ease` (0 to 1) says, or another. */
export type Span<Length extends string> = readonly [tight: number, ample: number, ease?: Length];

/** What is worked out from other measures. */
export type Term<Length extends string, Name extends string> =
  | { readonly min: readonly Measure<Length, Name>[] }
  | { readonly max: readonly Measure<Length, Name>[] }
  | { readonly times: readonly Measure<Length, Name>[] }
  | { readonly round: Measure<Length, Name> }
  /** From 0 at the first value to 1 at the second, and neither less nor more. */
  | { readonly ease: Measure<Length, Name>; readonly at: readonly [none: number, all: number] };

/** A length, or the distance of a line from the left or the upper edge of the window, in px. A list that begins with no number is a sum. */
export type Measure<Length extends string, Name extends string> =
  | number
  | Span<Length>
  | Ref<Length, Name>
  | Term<Length, Name>
  | readonly [Ref<Length, Name> | Term<Length, Name> | Span<Length>, Measure<Length, Name>, ...Measure<Length, Name>[]];

/** The least and the most size of a box that has the room between two lines, and the line that gives way when that is not it. */
export interface Bounds<Length extends string, Name extends string, Line> {
  readonly least?: Measure<Length, Name>;
  readonly most?: Measure<Length, Name>;
  readonly gives: Line;
}

/**
 * Where a box is: on each axis two lines, or a line and a size. A middle with lines beside it: as large as it can be around it.
 * `size` is width and height of a square.
 */
export interface Box<Length extends string, Name extends string> {
  readonly left?: Measure<Length, Name>;
  readonly center?: Measure<Length, Name>;
  readonly right?: Measure<Length, Name>;
  readonly width?: Measure<Length, Name> | Bounds<Length, Name, "left" | "right">;
  readonly top?: Measure<Length, Name>;
  readonly middle?: Measure<Length, Name>;
  readonly bottom?: Measure<Length, Name>;
  readonly height?: Measure<Length, Name> | Bounds<Length, Name, "top" | "bottom">;
  readonly size?: Measure<Length, Name>;
}

/** What cannot be said as lines and sizes: worked out from what stands already. */
export type Derived<Value, Length extends string, Name extends string> = (placed: Placed<Length, Name>) => Value;

/** Rows of an arrangement: on every occasion, or only on some. */
export interface Rows<Length extends string, Name extends string, Fact extends string> {
  /** All of these have to hold, and none of those. */
  readonly when?: readonly Fact[];
  readonly unless?: readonly Fact[];
  readonly lengths?: { readonly [L in Length]?: Measure<Length, Name> | Derived<number, Length, Name> };
  readonly boxes?: { readonly [N in Name]?: Box<Length, Name> | Derived<Rect, Length, Name> };
}

/** An arrangement as it stands. */
export interface Placed<Length extends string, Name extends string> {
  /** @throws RangeError where no rows say where it is, or it depends on itself */
  box(name: Name): Rect;
  /** @throws RangeError where no rows say how long it is, or it depends on itself */
  length(name: Length): number;
  /** A box that is there on some occasions only. */
  find(name: Name): Rect | undefined;
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
export const lerp = (a: number, b: number, part: number): number => a + (b - a) * part;

/** Where a box begins on an axis, and how long it is, in px. */
type Extent = readonly [start: number, size: number];

const SIDES: Readonly<Record<Side, { readonly axis: "across" | "down"; readonly of: (extent: Extent) => number }>> = {
  left: { axis: "across", of: ([start]) => start },
  center: { axis: "across", of: ([start, size]) => start + size / 2 },
  right: { axis: "across", of: ([start, size]) => start + size },
  width: { axis: "across", of: ([, size]) => size },
  top: { axis: "down", of: ([start]) => start },
  middle: { axis: "down", of: ([start, size]) => start + size / 2 },
  bottom: { axis: "down", of: ([start, size]) => start + size },
  height: { axis: "down", of: ([, size]) => size },
};

type Maybe<Value> = Value | undefined;
type Size<Length extends string, Name extends string> = Maybe<Measure<Length, Name> | Bounds<Length, Name, string>>;

/**
 * The rows that hold, in one: of those with the same name the last. A box keeps an axis of which later rows say nothing.
 *
 * @param facts what is the case
 */
export function mergedRows<Length extends string, Name extends string, Fact extends string>(
  rows: readonly Rows<Length, Name, Fact>[],
  facts: ReadonlySet<Fact>,
): Rows<Length, Name, never> {
  const held = rows.filter(
    ({ when = [], unless = [] }) => when.every((fact) => facts.has(fact)) && !unless.some((fact) => facts.has(fact)),
  );
  const boxes: { [N in Name]?: Row<Length, Name> } = {};
  for (const row of held)
    for (const [name, box] of Object.entries(row.boxes ?? {}) as [Name, Row<Length, Name>][])
      boxes[name] = changed(boxes[name], box);
  return { lengths: Object.assign({}, ...held.map(({ lengths }) => lengths)), boxes };
}

type Row<Length extends string, Name extends string> = Box<Length, Name> | Derived<Rect, Length, Name>;

function changed<Length extends string, Name extends string>(
  before: Maybe<Row<Length, Name>>,
  after: Row<Length, Name>,
): Row<Length, Name> {
  if (typeof before !== "object" || typeof after !== "object") return after;
  const { left, center, right, top, middle, bottom, size, width = size, height = size } = before;
  const kept = {
    ...(tellsAcross(after) ? {} : { left, center, right, width }),
    ...(tellsDown(after) ? {} : { top, middle, bottom, height }),
  };
  return { ...kept, ...after } as Box<Length, Name>;
}

const tellsAcross = ({ left, center, right, width, size }: Box<string, string>): boolean =>
  [left, center, right, width, size].some((one) => one !== undefined);
const tellsDown = ({ top, middle, bottom, height, size }: Box<string, string>): boolean =>
  [top, middle, bottom, height, size].some((one) => one !== undefined);

/**
 * Works out where boxes are, each when it is asked for.
 *
 * ```ts
 * const rows: Rows<"ease", "window" | "log" | "board", "replay">[] = [
 *   {
 *     lengths: { ease: { ease: "window.width", at: [1024, 1440] } },
 *     boxes: {
 *       log: { right: "window.right", width: [158, 276], top: 84, bottom: "window.bottom" },
 *       board: { left: 20, right: ["log.left", -20], width: { most: 600, gives: "right" }, top: 0, bottom: "window.bottom" },
 *     },
 *   },
 *   { when: ["replay"], boxes: { log: { left: 0, right: "window.right", bottom: "window.bottom", height: 60 } } },
 * ];
 * ```
 *
 * @param facts what is the case: which rows hold
 */
export function arranged<Length extends string, Name extends string, Fact extends string>(
  rows: readonly Rows<Length, Name, Fact>[],
  facts: ReadonlySet<Fact> = new Set(),
): Placed<Length, Name> {
  return new Solver(mergedRows(rows, facts));
}

class Solver<Length extends string, Name extends string> implements Placed<Length, Name> {
  readonly #lengths: NonNullable<Rows<Length, Name, never>["lengths"]>;
  readonly #boxes: NonNullable<Rows<Length, Name, never>["boxes"]>;

  constructor({ lengths = {}, boxes = {} }: Rows<Length, Name, never>) {
    this.#lengths = lengths;
    this.#boxes = boxes;
  }

  box(name: Name): Rect {
    const [x, width] = this.#across(name);
    const [y, height] = this.#down(name);
    return { x, y, width, height };
  }

  readonly length = once("length", (name: Length): number | undefined => {
    const row: Measure<Length, Name> | Derived<number, Length, Name> | undefined = this.#lengths[name];
    return typeof row === "function" ? row(this) : row === undefined ? undefined : this.#valueOf(row);
  });

  find(name: Name): Rect | undefined {
    return this.#boxes[name] ? this.box(name) : undefined;
  }

  readonly #derived = once("box", (name: Name): Rect | undefined => {
    const row = this.#boxes[name];
    return typeof row === "function" ? row(this) : undefined;
  });

  /** Where a box is on one axis: that may depend on where others, or itself, are on the other. */
  readonly #across = once("box across", (name: Name): Extent | undefined => {
    const row = this.#boxes[name];
    if (typeof row !== "function")
      return row && this.#along(name, [row.left, row.center, row.right], row.width ?? row.size);
    const { x, width } = this.#derived(name);
    return [x, width];
  });

  readonly #down = once("box down", (name: Name): Extent | undefined => {
    const row = this.#boxes[name];
    if (typeof row !== "function")
      return row && this.#along(name, [row.top, row.middle, row.bottom], row.height ?? row.size);
    const { y, height } = this.#derived(name);
    return [y, height];
  });

  #valueOf(measure: Measure<Length, Name>): number {
    if (typeof measure === "number") return measure;
    if (typeof measure === "string") return this.#referred(measure);
    if (isSpan(measure)) return lerp(measure[0], measure[1], this.length(measure[2] ?? ("ease" as Length)));
    if ("min" in measure) return Math.min(...measure.min.map((one) => this.#valueOf(one)));
    if ("max" in measure) return Math.max(...measure.max.map((one) => this.#valueOf(one)));
    if ("times" in measure) return measure.times.reduce<number>((product, one) => product * this.#valueOf(one), 1);
    if ("round" in measure) return Math.round(this.#valueOf(measure.round));
    if ("ease" in measure) return easeBetween(this.#valueOf(measure.ease), measure.at);
    return measure.reduce<number>((sum, one) => sum + this.#valueOf(one), 0);
  }

  #referred(ref: Ref<Length, Name>): number {
    const dot = ref.indexOf(".");
    if (dot < 0) return this.length(ref as Length);
    const side = SIDES[ref.slice(dot + 1) as Side];
    const name = ref.slice(0, dot) as Name;
    return side.of(side.axis === "across" ? this.#across(name) : this.#down(name));
  }

  #along(name: Name, lines: readonly Maybe<Measure<Length, Name>>[], size: Size<Length, Name>): Extent {
    const worth = (measure: Maybe<Measure<Length, Name>>) =>
      measure === undefined ? undefined : this.#valueOf(measure);
    const [start, middle, end] = lines.map(worth);
    const long = isBounded(size)
      ? this.#bounded(between(start, middle, end), size)
      : (worth(size) ?? between(start, middle, end));
    const first = isBounded(size) && (size.gives === "left" || size.gives === "top") ? undefined : start;
    if (long !== undefined) {
      if (middle !== undefined) return [middle - long / 2, long];
      if (first !== undefined) return [first, long];
      if (end !== undefined) return [end - long, long];
    }
    throw new RangeError(`the box "${name}" needs two lines, or a line and a size, on each axis`);
  }

  #bounded(room: number | undefined, { least = 0, most = Number.POSITIVE_INFINITY }: Bounds<Length, Name, string>) {
    return room === undefined ? undefined : clamp(room, this.#valueOf(least), this.#valueOf(most));
  }
}

/** Works each value out once. */
function once<Name extends string, Value>(
  kind: string,
  worked: (name: Name) => Value | undefined,
): (name: Name) => Value {
  const known = new Map<Name, Value | typeof OPEN>();
  return (name) => {
    const before = known.get(name);
    if (before === OPEN) throw new RangeError(`the ${kind} "${name}" depends on itself`);
    if (before !== undefined) return before;
    known.set(name, OPEN);
    try {
      const value = worked(name);
      if (value === undefined) throw new RangeError(`no rows tell of the ${kind} "${name}"`);
      known.set(name, value);
      return value;
    } finally {
      if (known.get(name) === OPEN) known.delete(name);
    }
  };
}

/** It is being worked out. */
const OPEN = Symbol("open");

/** As long as it can be between two lines; around a middle, as far as the nearer of them on both sides. */
function between(start: number | undefined, middle: number | undefined, end: number | undefined): number | undefined {
  if (middle === undefined) return start === undefined || end === undefined ? undefined : end - start;
  const half = Math.min(middle - (start ?? Number.NEGATIVE_INFINITY), (end ?? Number.POSITIVE_INFINITY) - middle);
  return Number.isFinite(half) ? half * 2 : undefined;
}

/** How far a value has come from one to another: 0 up to the first, 1 from the second on. */
export const easeBetween = (value: number, [none, all]: readonly [none: number, all: number]): number =>
  clamp((value - none) / (all - none), 0, 1);

const isSpan = <Length extends string, Name extends string>(measure: Measure<Length, Name>): measure is Span<Length> =>
  Array.isArray(measure) && typeof measure[0] === "number";

const isBounded = <Length extends string, Name extends string>(
  size: Size<Length, Name>,
): size is Bounds<Length, Name, string> => typeof size === "object" && "gives" in size;

/** What has a part of a length: as much as it cannot do without, and what it would like. */
export interface Share {
  readonly least: number;
  readonly most: number;
}

/**
 * Divides a length: each has its least, and what is left goes to the first up to its most, then to the next. The last is the
 * first to give way.
 *
 * @returns the parts in the order of the shares; more than there is only where the length is less than all that is least
 */
export function divided(length: number, shares: readonly Share[]): number[] {
  let left = length - shares.reduce((sum, { least }) => sum + least, 0);
  return shares.map(({ least, most }) => {
    const more = clamp(left, 0, most - least);
    left -= more;
    return least + more;
  });
}
