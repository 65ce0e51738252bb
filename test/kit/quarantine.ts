import { readFileSync } from "node:fs";

/** A flaky test. While listed, its failures do not fail the run. */
export interface QuarantineEntry {
  /** Such as `test/a.test.ts: group > test`. */
  readonly test: string;
  readonly reason: string;
  /** Inclusive, as YYYY-MM-DD. */
  readonly until: string;
}

/** Longest time in quarantine, in days. */
const LONGEST = 7;
const DAY = 86_400_000;

export const QUARANTINE: readonly QuarantineEntry[] = JSON.parse(
  readFileSync(new URL("../quarantine.json", import.meta.url), "utf8"),
);

export const fileOf = (test: string): string => test.split(": ", 1)[0]!;

/** @param today as YYYY-MM-DD */
export function faultsOf(
  list: readonly QuarantineEntry[],
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
