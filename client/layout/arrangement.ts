import type { Rect } from "../contract/layout.ts";
import { clamp, easeBetween, lerp } from "./lengths.ts";

type BoxMeasure = "left" | "center" | "right" | "width" | "top" | "middle" | "bottom" | "height";

/** A named length, or a side of a box. */
type Ref<Length extends string, Name extends string> = Length | `${Name}.${BoxMeasure}`;

/** A length in px that grows from `tight` to `ample` as the length `ease` goes from 0 to 1. Default: the one named `ease`. */
type LengthRange<Length extends string> = readonly [tight: number, ample: number, ease?: Length];

/** A value computed from other measures. */
type Term<Length extends string, Name extends string> =
  | { readonly min: readonly Measure<Length, Name>[] }
  | { readonly max: readonly Measure<Length, Name>[] }
  | { readonly times: readonly Measure<Length, Name>[] }
  | { readonly round: Measure<Length, Name> }
  /** 0 up to the first value, 1 from the second on, and linear in between. */
  | { readonly ease: Measure<Length, Name>; readonly at: readonly [none: number, all: number] };

/**
 * A length, or a distance from the left or upper edge of the window, in px. A list that begins with a number is a
 * `LengthRange`; any other list is a sum.
 */
export type Measure<Length extends string, Name extends string> =
  | number
  | LengthRange<Length>
  | Ref<Length, Name>
  | Term<Length, Name>
  | readonly [
      Ref<Length, Name> | Term<Length, Name> | LengthRange<Length>,
      Measure<Length, Name>,
      ...Measure<Length, Name>[],
    ];

/**
 * The minimum and maximum size of a box that fills the room between two lines. `gives` is the line that moves when the
 * room is outside these bounds.
 */
interface Bounds<Length extends string, Name extends string, Line> {
  readonly least?: Measure<Length, Name>;
  readonly most?: Measure<Length, Name>;
  readonly gives: Line;
}

/**
 * A box is given on each axis by two lines, or by a line and a size. With a center or middle between two lines, the box
 * is as large as fits around it. `size` is the width and height of a square.
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

/** A function of other boxes and lengths, for values that lines and sizes cannot express. */
type DerivedValue<Value, Length extends string, Name extends string> = (
  placed: SolvedArrangement<Length, Name>,
) => Value;

export interface Rows<Length extends string, Name extends string, Fact extends string> {
  /** All facts of `when` must hold, and none of `unless`. */
  readonly when?: readonly Fact[];
  readonly unless?: readonly Fact[];
  readonly lengths?: { readonly [L in Length]?: Measure<Length, Name> | DerivedValue<number, Length, Name> };
  readonly boxes?: { readonly [N in Name]?: Box<Length, Name> | DerivedValue<Rect, Length, Name> };
}

export interface SolvedArrangement<Length extends string, Name extends string> {
  /** @throws RangeError if no rows define the box, or it depends on itself */
  box(name: Name): Rect;
  /** @throws RangeError if no rows define the length, or it depends on itself */
  length(name: Length): number;
  /** For boxes that exist only under some facts. */
  find(name: Name): Rect | undefined;
}

/** Where a box begins on an axis, and its length, in px. */
type Extent = readonly [start: number, size: number];

const SIDES: Readonly<
  Record<BoxMeasure, { readonly axis: "across" | "down"; readonly of: (extent: Extent) => number }>
> = {
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
 * Merges the rows whose facts hold. A later box replaces an earlier one of the same name, except on an axis that it does
 * not mention.
 *
 * @param facts the facts that hold
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

type Row<Length extends string, Name extends string> = Box<Length, Name> | DerivedValue<Rect, Length, Name>;

function changed<Length extends string, Name extends string>(
  before: Maybe<Row<Length, Name>>,
  after: Row<Length, Name>,
): Row<Length, Name> {
  if (typeof before !== "object" || typeof after !== "object") return after;
  const { left, center, right, top, middle, bottom, size, width = size, height = size } = before;
  const kept = {
    ...(hasHorizontal(after) ? {} : { left, center, right, width }),
    ...(hasVertical(after) ? {} : { top, middle, bottom, height }),
  };
  return { ...kept, ...after } as Box<Length, Name>;
}

const hasHorizontal = ({ left, center, right, width, size }: Box<string, string>): boolean =>
  [left, center, right, width, size].some((one) => one !== undefined);
const hasVertical = ({ top, middle, bottom, height, size }: Box<string, string>): boolean =>
  [top, middle, bottom, height, size].some((one) => one !== undefined);

/**
 * Solves an arrangement lazily: a box is computed when it is first read.
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
 * @param facts the facts that hold; they select the rows
 */
export function arranged<Length extends string, Name extends string, Fact extends string>(
  rows: readonly Rows<Length, Name, Fact>[],
  facts: ReadonlySet<Fact> = new Set(),
): SolvedArrangement<Length, Name> {
  return new Solver(mergedRows(rows, facts));
}

class Solver<Length extends string, Name extends string> implements SolvedArrangement<Length, Name> {
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
    const row: Measure<Length, Name> | DerivedValue<number, Length, Name> | undefined = this.#lengths[name];
    return typeof row === "function" ? row(this) : row === undefined ? undefined : this.#valueOf(row);
  });

  find(name: Name): Rect | undefined {
    return this.#boxes[name] ? this.box(name) : undefined;
  }

  readonly #derived = once("box", (name: Name): Rect | undefined => {
    const row = this.#boxes[name];
    return typeof row === "function" ? row(this) : undefined;
  });

  /** The extent of a box on one axis. It may depend on the other axis of any box, even of the same one. */
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
    const side = SIDES[ref.slice(dot + 1) as BoxMeasure];
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

/** Memoizes a computation by name, and detects cycles. */
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
      if (value === undefined) throw new RangeError(`no row defines the ${kind} "${name}"`);
      known.set(name, value);
      return value;
    } finally {
      if (known.get(name) === OPEN) known.delete(name);
    }
  };
}

/** Marks a value whose computation has begun. */
const OPEN = Symbol("open");

/** The room between two lines, in px; with a middle, twice the distance from it to the nearer line. */
function between(start: number | undefined, middle: number | undefined, end: number | undefined): number | undefined {
  if (middle === undefined) return start === undefined || end === undefined ? undefined : end - start;
  const half = Math.min(middle - (start ?? Number.NEGATIVE_INFINITY), (end ?? Number.POSITIVE_INFINITY) - middle);
  return Number.isFinite(half) ? half * 2 : undefined;
}

const isSpan = <Length extends string, Name extends string>(
  measure: Measure<Length, Name>,
): measure is LengthRange<Length> => Array.isArray(measure) && typeof measure[0] === "number";

const isBounded = <Length extends string, Name extends string>(
  size: Size<Length, Name>,
): size is Bounds<Length, Name, string> => typeof size === "object" && "gives" in size;
