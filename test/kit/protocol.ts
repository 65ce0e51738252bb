import { readFileSync } from "node:fs";

/** A field as described in a protocol page, such as `seat: seat` or `pay?: handle[]`. */
export interface ProtocolField {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
}

const cellsOf = (line: string): string[] =>
  line
    .replaceAll("\\|", "\u0000")
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.replaceAll("\u0000", "|").trim());

interface Page {
  /** Rows of all tables whose first column has this heading. */
  tableOf(column: string): readonly (readonly string[])[];
  /** Quoted code in the paragraph that begins with these words. */
  quotedAfter(beginning: string): string[];
  /** Numbers in the paragraph that begins with these words. */
  numbersAfter(beginning: string): number[];
  /** Named parts of the page's grammar of steps. */
  readonly parts: Readonly<Record<string, string>>;
}

/** The protocol page of a game; without `game`, that of the platform. */
export function pageText(game?: string): string {
  const path = game === undefined ? "../../shared/PROTOCOL.md" : `../../shared/games/${game}/PROTOCOL.md`;
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

export function pageOf(game?: string): Page {
  const text = pageText(game);
  const named = text.replaceAll("\n", " ").matchAll(/\*(\w+)\* is `([^`]+)`/g);
  return {
    tableOf: (column) => tableIn(text, column),
    quotedAfter: (beginning) => quotedIn(paragraphIn(text, beginning)),
    numbersAfter: (beginning) => (paragraphIn(text, beginning).match(/\d+/g) ?? []).map(Number),
    parts: Object.fromEntries([...named].map(([, name, part]) => [name!, part!])),
  };
}

function tableIn(text: string, column: string): readonly (readonly string[])[] {
  const lines = text.split("\n");
  const heads = lines.flatMap((line, at) => (line.startsWith("|") && cellsOf(line)[0] === column ? [at] : []));
  if (heads.length === 0) throw new Error(`the protocol has no table of ${column}`);
  return heads.flatMap((head) => {
    const rows = lines.slice(head + 2);
    const end = rows.findIndex((line) => !line.startsWith("|"));
    return rows.slice(0, end < 0 ? rows.length : end).map(cellsOf);
  });
}

export const quotedIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, quoted]) => quoted!);

export const fieldsIn = (cell: string): ProtocolField[] =>
  quotedIn(cell).map((quoted) => {
    const [, name, optional, type] = /^(\w+)(\?)?: (.+)$/.exec(quoted) ?? [];
    if (!name || !type) throw new Error(`the protocol names no field with type in "${quoted}"`);
    return { name, isOptional: optional !== undefined, type };
  });

function paragraphIn(text: string, beginning: string): string {
  const at = text.indexOf(`\n${beginning}`);
  if (at < 0) throw new Error(`the protocol has no paragraph "${beginning}"`);
  return text.slice(at, text.indexOf("\n\n", at + 1));
}

/** A pattern for a step's event types, each followed by a space. */
export function stepPattern(grammar: string, parts: Page["parts"]): RegExp {
  const compiled = (of: string): string =>
    (of.match(/\w+|[()?*|]/g) ?? [])
      .map((token) => {
        if (token === "(") return "(?:";
        if (!/\w/.test(token)) return token;
        return parts[token] === undefined ? `(?:${token} )` : `(?:${compiled(parts[token])})`;
      })
      .join("");
  return new RegExp(`^(?:${compiled(grammar)})$`);
}
