import { expect, test } from "vitest";
import { countsOf, failuresOf, flakyOf, type Report } from "../../.ci/counts.ts";

const file = (status: string, ...tests: readonly string[]): Report["testResults"][number] => ({
  name: "a.test.ts",
  status,
  message: "it cannot be read\nat line 1",
  assertionResults: tests.map((status, i) => ({
    fullName: `test ${i}`,
    status,
    failureMessages: status === "failed" ? ["it is 1, not 2\nat line 3"] : [],
  })),
});

const report = (...files: Report["testResults"]): Report => {
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted: string) => all.filter(({ status }) => status === wanted).length;
  return { numPassedTests: count("passed"), numFailedTests: count("failed"), testResults: files };
};

test("tests are counted, not the files and groups that they fail in", () => {
  const three = report(
    file("failed", "failed", "passed", "failed"),
    file("failed", "failed"),
    file("passed", "passed"),
  );
  expect(countsOf(three, 1)).toEqual({ passed: 2, failed: 3 });
});

test("a file that fails without a test counts as one", () => {
  expect(countsOf(report(file("failed"), file("failed", "passed"), file("failed", "failed")), 1)).toEqual({
    passed: 1,
    failed: 3,
  });
});

test("a run that fails for no reason in the report does not count as passed", () => {
  expect(countsOf(report(file("passed", "passed")), 1)).toEqual({ passed: 1, failed: 1 });
  expect(countsOf(report(file("passed", "passed", "skipped")), 0)).toEqual({ passed: 1, failed: 0 });
});

test("what failed is told with the first line of why, a file that has no failed test as well", () => {
  expect(failuresOf(report(file("passed", "passed"), file("failed", "passed", "failed"), file("failed")))).toEqual([
    "FAILED a.test.ts: test 1: it is 1, not 2",
    "FAILED a.test.ts: it cannot be read",
  ]);
});

test("what passed only when it was run again is told with why it failed before", () => {
  const tests = [
    { fullName: "at once", status: "passed", failureMessages: [] },
    { fullName: "at last", status: "passed", failureMessages: ["too late\nat line 3"] },
  ];
  const flaky = report({ name: "a.test.ts", status: "passed", message: "", assertionResults: tests });
  expect(flakyOf(flaky)).toEqual(["PASSED WHEN RUN AGAIN a.test.ts: at last: too late"]);
  expect(countsOf(flaky, 0)).toEqual({ passed: 2, failed: 0 });
});
