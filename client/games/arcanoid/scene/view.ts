import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Field } from "../../../../shared/games/arcanoid/cards.ts";
import type { Party, State } from "../../../../shared/games/arcanoid/state.ts";
import type { Piece, Pose } from "../../../canvas/pose.ts";
import type { Stay } from "../../../contract/board.ts";
import type { PageAreas } from "../../../contract/layout.ts";
import type { MarkName } from "../art/index.ts";
import type { Cut, Rect, Size } from "./frame.ts";
import { type ArcanoidDrawing, drawnFor } from "./picture.ts";

/** What a berth would show after the prepared play. */
export interface BerthPreview {
  /** The strength in figures; empty if a mark shows it. */
  readonly text: string;
  /** The strength for screen readers; empty if the play is not an engagement. */
  readonly says: string;
  readonly mark?: MarkName;
  readonly isTarget: boolean;
  /** Strengths that the play does not beat, best first. */
  readonly behind: readonly string[];
}

export type BerthKey = `${Party}:${Field}`;
export const berthKey = (party: Party, field: Field): BerthKey => `${party}:${field}`;

export interface DraftView {
  readonly chosen: readonly Handle[];
  readonly offers: ReadonlyMap<BerthKey, BerthPreview>;
  readonly lifted?: Handle;
  /** This game has no dragging. */
  readonly drag?: undefined;
}

export const NO_DRAFT: DraftView = { chosen: [], offers: new Map() };

export interface ArcanoidTableView {
  readonly match: Match<State>;
  /** Undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly viewport: Size;
  readonly areas: PageAreas;
  readonly draft: DraftView;
  readonly stay: Stay["for"];
  /** By field. A winner without a seat scores for no player. */
  readonly won: readonly (Winner | undefined)[];
  /** Engagements stolen in this round, with their former owners. */
  readonly stolen: ReadonlyMap<BerthKey, Party>;
}

/** `seat` scores the field. */
export interface Winner {
  readonly party: Party;
  readonly seat: Seat | undefined;
}

/** Larger numbers are in front. */
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

/** (x, y) is the centre. An unknown card lies face down. */
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
