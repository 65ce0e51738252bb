import { stripVTControlCharacters } from "node:util";

/** How many lines of a message are shown: the call log of a browser says in its first ones what was waited for. */
const MOST_LINES = 4;

/**
 * Why a test failed, and where, so that the end of a long output says what to look for: the first line of the message, then
 * indented its next ones and the line of the test file.
 * @param thrown a message, and the stack after it
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
