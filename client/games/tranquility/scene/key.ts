import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { PieceKey as AnyKey } from "../../../canvas/pose.ts";

/** Pieces that exist at most once. */
type Single = "quay" | "way" | "ship" | "beam" | "dial" | "pointer" | Mark;
type Mark = "preview" | "ring" | "chosen" | "price" | "neighbour" | "sum";

type PieceKind = Scenery | OnSpace | OnCard | Ghost | Beside;
type Scenery = "sea" | "islet" | "slot" | "boat" | "border" | "lamp" | "deep" | "lit" | "seam";
type OnSpace = "legal" | "last" | "pale" | "wrong" | "explorer" | "run" | "worth";
type OnCard = "mark" | "spare" | "given" | "coming" | "drawn";
type Ghost = "ghost";
type Beside = "panel" | "deck" | "row" | "pile" | "place" | "owner" | "plaque";

/** A card's handle, a kind of a single piece, or a kind with a suffix. */
export type TranquilityPieceKey = Handle | Single | `${PieceKind}:${string | number}`;

export const isA = (kind: PieceKind, key: AnyKey): boolean => String(key).startsWith(`${kind}:`);

/** The number in a key, such as 12 in `legal:12`. */
export const cellIn = (key: AnyKey): number => Number(String(key).split(":")[1]);
