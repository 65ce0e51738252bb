import { randomBytes } from "node:crypto";
import type { Secrets } from "../ports.ts";
import type { PostgresAccess } from "./access.ts";

const ADD = "insert into secrets (name, value) values ($1, $2) on conflict do nothing";

export function postgresSecrets(access: PostgresAccess): Secrets {
  const { reads, writing } = access;
  const stored = async (name: string): Promise<string | undefined> => {
    const [row] = await reads`select value from secrets where name = ${name}`;
    return row && String(row.value);
  };
  return {
    get: (name, first = randomBytes(32).toString("hex")) =>
      access.storing(async () => {
        const known = await stored(name);
        if (known !== undefined) return known;
        // Another process may have stored a value first.
        await writing.ask(ADD, [name, first]);
        return (await stored(name))!;
      }),
  };
}
