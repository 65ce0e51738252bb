import { gunzipSync } from "node:zlib";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { PicturedTable, PictureSubject } from "../../shared/pictures.ts";

/** `file`: a match file in gzip. */
export interface PackedTable extends Omit<PicturedTable, "log"> {
  readonly file: Uint8Array;
}

export interface PackedPictureSubject extends Omit<PictureSubject, "table"> {
  readonly table?: PicturedTable | PackedTable;
}

export function unpackPicture({ table, ...rest }: PackedPictureSubject): PictureSubject {
  if (!table) return rest;
  if (!("file" in table)) return { ...rest, table };
  const { file, ...own } = table;
  const [, ...lines] = gunzipSync(file).toString("utf8").trimEnd().split("\n");
  return { ...rest, table: { ...own, log: lines.map((line): Recorded => JSON.parse(line)) } };
}
