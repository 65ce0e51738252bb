import type { BoardFault } from "../../../../shared/games/tranquility/boards/board-faults.ts";
import type { Space } from "../../../../shared/games/tranquility/layouts.ts";
import { messages } from "./messages/messages.ts";
import { lineName, placeText } from "./place-texts.ts";
import type { Tool } from "./tools.ts";

/** Element ids; faults link to them. */
export const ids = {
  grid: "board-grid",
  title: "board-title",
  author: "board-author",
  place: ({ x, y }: Space): string => `board-at-${x}-${y}`,
  tool: (tool: Tool): string => `board-tool-${tool}`,
  lines: "board-lines",
  field: (field: string): string => `board-field-${field.replace(/[ .]/g, "-")}`,
} as const;

/** For fields without an input: they are drawn, or follow from another field. */
const PLACES: Readonly<Record<string, string>> = {
  borders: ids.tool("border"),
  night: ids.tool("night"),
  start: ids.tool("start"),
  finish: ids.tool("finish"),
  starts: ids.field("toll"),
  explorer: ids.field("explorer-storm"),
  specials: ids.field("specials-storm"),
  storms: ids.field("specials-storm"),
  "two seats": ids.field("seats"),
  alone: ids.field("seats"),
};

const placeOfField = (field: string): string => PLACES[field] ?? ids.field(field);

export function faultPlace(fault: BoardFault): string {
  switch (fault.fault) {
    case "CellCount":
      return ids.grid;
    case "PlaceTakenTwice":
      return ids.place(fault.at);
    case "NoSuchCell":
    case "CellsNotAscending":
      return ids.grid;
    case "NoSuchLine":
    case "LineNamedTwice":
    case "LinesWaitForEachOther":
      return ids.lines;
    case "IslandsReversed":
    case "TooFewIslands":
    case "TooFewCards":
      return ids.field("islands");
    case "SeatsReversed":
    case "PilesTooSmall":
      return ids.field("seats");
    case "NoFinish":
      return ids.field("finishes");
    case "TollTooLarge":
      return ids.field("toll");
    case "NightNeverComes":
      return ids.field("compasses");
    case "TooManyExplorers":
      return ids.field("explorer-storm");
    case "TooManySpecials":
      return ids.field("specials-storm");
    case "Needs":
      return placeOfField(fault.other);
    case "Excludes":
      return placeOfField(fault.field);
  }
}

export function faultText(fault: BoardFault): string {
  const { faults, fields, things } = messages.value;
  switch (fault.fault) {
    case "CellCount":
      return fault.cells < fault.least ? faults.tooFewCells(fault) : faults.tooManyCells(fault);
    case "PlaceTakenTwice":
      return faults.taken(placeText(fault.at), things[fault.by[0]], things[fault.by[1]]);
    case "NoSuchCell":
    case "CellsNotAscending":
      return faults.marks;
    case "NoSuchLine":
    case "LineNamedTwice":
    case "LinesWaitForEachOther":
      return faults.lines(lineName(fault.line), lineName(fault.after));
    case "IslandsReversed":
      return faults.islandsReversed;
    case "SeatsReversed":
      return faults.seatsReversed;
    case "TooFewIslands":
      return faults.tooFewIslands(fault);
    case "PilesTooSmall":
      return faults.pilesTooSmall(fault);
    case "NoFinish":
      return faults.noFinish;
    case "TollTooLarge":
      return faults.tollTooLarge(fault);
    case "NightNeverComes":
      return faults.nightNeverComes;
    case "TooFewCards":
      return faults.tooFewCards(fault);
    case "TooManyExplorers":
      return faults.tooManyExplorers(fault);
    case "TooManySpecials":
      return faults.tooManySpecials(fault);
    case "Needs":
      return fault.other === "finish" ? faults.noFinishPlace : faults.needs(fields[fault.field], fields[fault.other]);
    case "Excludes":
      return faults.excludes(fields[fault.field], fields[fault.other]);
  }
}
