import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Field } from "../../../../shared/games/arcanoid/cards.ts";
import type { Party, State } from "../../../../shared/games/arcanoid/state.ts";
import type { Piece, Pose } from "../../../canvas/pose.ts";
import type { Stay } from "../../../contract/board.ts";
import type { MarkName } from "../art/index.ts";
import type { Cut, Rect, Size } from "./frame.ts";
import { type ArcanoidDrawing, drawnFor } from "./picture.ts";

/** What a berth would show after the play in preparation. */
export interface BerthPreview {
  /** The strength in figures; empty if a mark shows it. */
  readonly text: string;
  /** The strength in words; empty if the play is not an engagement. */
  readonly says: string;
  readonly mark?: MarkName;
  /** Whether this berth is the chosen one. */
  readonly isTarget: boolean;
  /** The strengths of other parties that would still be higher. */
  readonly behind: readonly string[];
}

/** The key of a berth: its party and field. */
export type BerthKey = `${Party}:${Field}`;
export const berthKey = (party: Party, field: Field): BerthKey => `${party}:${field}`;

/** What the player at this screen is about to do, as the table shows it. */
export interface DraftView {
  readonly chosen: readonly Handle[];
  readonly offers: ReadonlyMap<BerthKey, BerthPreview>;
  /** The card under the mouse. */
  readonly lifted?: Handle;
  /** Cards are not dragged in this game. */
  readonly drag?: undefined;
}

export const NO_DRAFT: DraftView = { chosen: [], offers: new Map() };

/** Everything that determines the picture of a table. */
export interface ArcanoidTableView {
  readonly match: Match<State>;
  /** The reader's seat; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly viewport: Size;
  readonly draft: DraftView;
  readonly stay: Stay["for"];
  /** The winner of each field in the shown round; undefined: none yet. A winner without a seat counts for no player. */
  readonly won: readonly (Winner | undefined)[];
  /** The engagements stolen in this round, with their former parties. */
  readonly stolen: ReadonlyMap<BerthKey, Party>;
}

/** The party that has won a field, and the seat for which it counts. */
export interface Winner {
  readonly party: Party;
  readonly seat: Seat | undefined;
}

/** Stacking order: a piece with a larger number is in front of others. */
export const Z = {
  bay: -20,
  coast: 0,
  berth: 10,
  card: 20,
  tag: 60,
  bar: 8,
  pile: 70,
  hand: 100,
  flying: 200,
} as const;

const FLAT: Omit<Pose, "x" | "y" | "size"> = { turn: 0, faceUp: 1, lift: 0, z: 0, alpha: 1 };

/** A piece centred on (x, y). */
export const lying = (
  drawing: ArcanoidDrawing,
  x: number,
  y: number,
  size: number,
  more: Partial<Pose> = {},
): Piece => ({
  ...FLAT,
  x,
  y,
  size,
  picture: drawnFor(drawing, size),
  ...more,
});

/** A card cut to a size, centred on (x, y). An unknown card lies face down. */
export function cardAt(
  state: State,
  card: Handle,
  x: number,
  y: number,
  cut: Cut,
  more: Partial<Pose> & { readonly look?: "held" | "dim" } = {},
): Piece {
  const { look, ...pose } = more;
  const face = state.faces[card];
  const isCut = cut.height < cut.width * 1.6 - 0.5;
  const drawing: ArcanoidDrawing = {
    of: "card",
    face: face ?? "back",
    ...(isCut ? { cut: Math.round(cut.height) } : {}),
    ...(look ? { look } : {}),
  };
  return lying(drawing, x, y, cut.width, { ...(face === undefined ? { faceUp: 0 } : {}), ...pose });
}

export const centerOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** The parties in the order of their rows: in turn order, the player's own nearest to the home shore. */
export function rowOrder({ order, parties, seats }: State, seat: Seat | undefined): readonly Party[] {
  if (parties.length === 0) {
    const all = Array.from({ length: seats }, (_, i) => i);
    return seat === undefined ? all : [...all.slice(seat + 1), ...all.slice(0, seat + 1)];
  }
  const last = order.indexOf(seat ?? seats - 1);
  return [...order.slice(last + 1), ...order.slice(0, last + 1)];
}
