import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Secrets } from "../ports.ts";
import type { Writing } from "./writing.ts";

const ADD = "insert into secrets (name, value) values (?1, ?2) on conflict do nothing";

export function sqliteSecrets(db: DatabaseSync, { store }: Pick<Writing, "store">): Secrets {
  const secret = db.prepare("select value from secrets where name = ?");
  return {
    async get(name, first = randomBytes(32).toString("hex")) {
      const known = secret.get(name);
      if (known) return String(known.value);
      // Another process may have stored a value first.
      await store({ kind: "write", statements: [{ sql: ADD, values: [name, first] }], mustChange: false });
      return String(secret.get(name)!.value);
    },
  };
}
