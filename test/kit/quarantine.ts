import { readFileSync } from "node:fs";

/** A test that is known to fail now and then, and does not stop others until a day. */
export interface Quarantined {
  /** As the closing report names it: `test/a.test.ts: group > test`. */
  readonly test: string;
  readonly reason: string;
  /** The last day, as YYYY-MM-DD. */
  readonly until: string;
}

/** The longest that a test may stay on the list, in days. */
const LONGEST = 7;
const DAY = 86_400_000;

/** The list of `test/quarantine.json`. */
export const QUARANTINE: readonly Quarantined[] = JSON.parse(
  readFileSync(new URL("../quarantine.json", import.meta.url), "utf8"),
);

/** The path of the file that a test stands in, by its name in the closing report. */
export const fileOf = (test: string): string => test.split(": ", 1)[0]!;

/**
 * What is wrong with a list: entries without a reason, without a file, past their day, or too far ahead.
 * @param today as YYYY-MM-DD
 */
export function faultsOf(
  list: readonly Quarantined[],
  today: string,
  isFile: (path: string) => boolean,
): readonly string[] {
  return list.flatMap(({ test, reason, until }) => {
    const days = (Date.parse(until) - Date.parse(today)) / DAY;
    const faults = [
      reason.trim() === "" && "has no reason",
      !isFile(fileOf(test)) && "names no test file",
      !(days >= 0) && "is past its day: mend the test",
      days > LONGEST && `is more than ${LONGEST} days ahead`,
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${test} ${fault}`);
  });
}
