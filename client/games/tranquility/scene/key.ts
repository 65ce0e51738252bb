import type { Handle } from "../../../../shared/engine/game.ts";
import type { Key as AnyKey } from "../../../canvas/pose.ts";

/** What there is once at most. */
type Single = "quay" | "way" | "ship" | "beam" | "dial" | "pointer" | Mark;
type Mark = "preview" | "ring" | "chosen" | "price" | "neighbour" | "sum";

/** What there may be several of: on spaces, beside cards, at seats, at an end of the board. */
export type Kind = Scenery | OnSpace | OnCard | Ghost | Beside;
type Scenery = "sea" | "islet" | "slot" | "boat" | "border" | "lamp" | "deep" | "lit" | "seam";
type OnSpace = "legal" | "last" | "pale" | "wrong" | "explorer" | "run" | "worth";
type OnCard = "mark" | "spare" | "given" | "coming" | "drawn";
type Ghost = "ghost";
type Beside = "panel" | "deck" | "row" | "pile" | "place" | "owner" | "plaque";

/** A card by its handle; anything else by its kind, and where there may be several, by what tells them apart. */
export type Key = Handle | Single | `${Kind}:${string | number}`;

/** Whether a piece is one of a kind. */
export const isA = (kind: Kind, key: AnyKey): boolean => String(key).startsWith(`${kind}:`);

/** The space that a piece is named after. */
export const cellIn = (key: AnyKey): number => Number(String(key).split(":")[1]);
