import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { PieceKey as AnyKey } from "../../../canvas/pose.ts";

/** Keys of pieces that exist at most once. */
type Single = "quay" | "way" | "ship" | "beam" | "dial" | "pointer" | Mark;
type Mark = "preview" | "ring" | "chosen" | "price" | "neighbour" | "sum";

/** Kinds with several pieces: on spaces, beside cards, at seats, at an end of the board. */
type PieceKind = Scenery | OnSpace | OnCard | Ghost | Beside;
type Scenery = "sea" | "islet" | "slot" | "boat" | "border" | "lamp" | "deep" | "lit" | "seam";
type OnSpace = "legal" | "last" | "pale" | "wrong" | "explorer" | "run" | "worth";
type OnCard = "mark" | "spare" | "given" | "coming" | "drawn";
type Ghost = "ghost";
type Beside = "panel" | "deck" | "row" | "pile" | "place" | "owner" | "plaque";

/** A card has its handle; anything else its kind, with a distinguishing suffix where there can be several. */
export type TranquilityPieceKey = Handle | Single | `${PieceKind}:${string | number}`;

/** Whether a piece is one of a kind. */
export const isA = (kind: PieceKind, key: AnyKey): boolean => String(key).startsWith(`${kind}:`);

/** The space that a piece is named after. */
export const cellIn = (key: AnyKey): number => Number(String(key).split(":")[1]);
