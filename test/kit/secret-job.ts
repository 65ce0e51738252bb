import type { Job } from "../../server/store/sqlite/jobs.ts";

export const secretJob = (name: string, value: string): Job => ({
  kind: "write",
  statements: [{ sql: "insert into secrets (name, value) values (?1, ?2)", values: [name, value] }],
  mustChange: false,
});
