import { expect, test } from "vitest";
import { countsLine, countsOf, linesOf } from "../../.ci/counts.ts";
import { reasonIn } from "../kit/reason.ts";
import type { Failure, RunResult } from "../kit/run-result.ts";

const failure = (name: string): Failure => ({ test: `test/a.test.ts: ${name}`, reason: "it is 1, not 2" });

const result = (parts: Partial<RunResult>): RunResult => ({
  passed: 5,
  skipped: 2,
  failures: [],
  quarantined: [],
  faults: [],
  processor: {},
  ...parts,
});

test.each<[string, Partial<RunResult>, code: number, others: number, string]>([
  ["all passed", {}, 0, 0, "5 passed, 0 failed"],
  ["two tests failed", { failures: [failure("b"), failure("c")] }, 1, 0, "5 passed, 2 failed"],
  ["an error belongs to no test", { faults: ["error of no test: gone"] }, 1, 0, "5 passed, 1 failed"],
  ["a test of the quarantine failed", { quarantined: [failure("b")] }, 1, 0, "5 passed, 0 failed, 1 in quarantine"],
  [
    "another test failed as well",
    { quarantined: [failure("b")], failures: [failure("c")] },
    1,
    0,
    "5 passed, 1 failed, 1 in quarantine",
  ],
  ["the run failed for no reason in its result", {}, 1, 0, "5 passed, 1 failed"],
  ["another step failed", {}, 0, 2, "5 passed, 1 failed"],
  ["a test and another step failed", { failures: [failure("b")] }, 1, 2, "5 passed, 1 failed"],
  [
    "another step failed beside the quarantine",
    { quarantined: [failure("b")] },
    1,
    2,
    "5 passed, 1 failed, 1 in quarantine",
  ],
])("the gate counts correctly when %s", (_, parts, code, others, line) => {
  expect(countsLine(countsOf(result(parts), code, others))).toBe(line);
});

test("tests that left no result count as one that failed", () => {
  expect(countsOf(undefined, 0, 0)).toEqual({ passed: 0, failed: 1, quarantined: 0 });
});

test("each test that did not simply pass has a line with its reason", () => {
  const parts = { failures: [failure("b")], quarantined: [failure("c")], faults: ["too slow"] };
  expect(linesOf(result(parts))).toEqual([
    "FAILED IN QUARANTINE test/a.test.ts: c: it is 1, not 2",
    "FAILED test/a.test.ts: b: it is 1, not 2",
    "FAILED too slow",
  ]);
});

test("a reason has the message and the line of the test file", () => {
  expect(reasonIn("it is 1, not 2\n    at a.test.ts:3:1", "a.test.ts")).toBe("it is 1, not 2\n    at a.test.ts:3:1");
  expect(reasonIn("it cannot be read", "a.test.ts")).toBe("it cannot be read");
  expect(reasonIn("", "a.test.ts")).toBe("");
});

test("a reason has four lines of a message, without colours, and the line of the test file", () => {
  const thrown = [
    "TimeoutError: locator.waitFor: Timeout 90000ms exceeded.",
    "Call log:",
    "\u001b[2m  - waiting for getByRole('button', { name: 'Start' }) to be visible\u001b[22m",
    "",
    "  - second",
    "  - third",
    "    at wait (/x/kit/sitter.ts:9:1)",
    "    at /x/a.test.ts:12:5",
    "    at run (/x/node_modules/vitest/run.js:1:1)",
  ].join("\n");
  expect(reasonIn(thrown, "a.test.ts")).toBe(
    [
      "TimeoutError: locator.waitFor: Timeout 90000ms exceeded.",
      "    Call log:",
      "    - waiting for getByRole('button', { name: 'Start' }) to be visible",
      "    - second",
      "    at /x/a.test.ts:12:5",
    ].join("\n"),
  );
});
