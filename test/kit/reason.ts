import { stripVTControlCharacters } from "node:util";

/** The first lines of a browser's call log name what was awaited. */
const MOST_LINES = 4;

/**
 * The first line of the message, then, indented, its next lines and the line of the test.
 * @param thrown a message followed by its stack
 */
export function reasonIn(thrown: string, file: string): string {
  const lines = stripVTControlCharacters(thrown).split("\n");
  const isStack = (line: string) => /^ +at /.test(line);
  const end = lines.findIndex(isStack);
  const message = lines.slice(0, end === -1 ? undefined : end).filter((line) => line.trim() !== "");
  const stack = lines.filter(isStack);
  const place = stack.find((line) => line.includes(`${file}:`)) ?? stack[0];
  const rest = [...message.slice(1, MOST_LINES), ...(place === undefined ? [] : [place])];
  return [message[0] ?? "", ...rest.map((line) => `    ${line.trim()}`)].join("\n");
}
