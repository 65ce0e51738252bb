import type { TransactionSql } from "postgres";
import type { Relister } from "../archive.ts";
import { NotStored } from "../errors.ts";
import { connect, list } from "./connection.ts";
import { relisted } from "./relisting.ts";
import { mustBeUpToDate } from "./schema.ts";
import { because } from "./trouble.ts";

/**
 * @param patience wait for a lock, in ms
 * @throws an error without the password
 */
export async function postgresRelister(url: string, patience: number): Promise<Relister> {
  const sql = connect(url, { connections: 1, name: "relister" });
  try {
    await mustBeUpToDate(sql);
  } catch (error) {
    await sql.end();
    throw new Error(because(error));
  }
  return {
    async relist(due, gone) {
      try {
        return await sql.begin(async (own) => {
          await own`select set_config('lock_timeout', ${String(patience)}, true)`;
          return (await relisted(own, due)) + (await forgotten(own, gone));
        });
      } catch (error) {
        throw new NotStored(because(error));
      }
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

async function forgotten(sql: TransactionSql, gone: readonly string[]): Promise<number> {
  const found = await sql`
    select id from matches where id = any(${list(gone)}::text[]) and version > 0
      and not exists (select from events where stream = id) and not exists (select from packed where stream = id)
    for update`;
  const ids = list(found.map(({ id }) => String(id)));
  await sql`delete from places where id = any(${ids}::text[])`;
  await sql`delete from past where id = any(${ids}::text[])`;
  await sql`delete from matches where id = any(${ids}::text[])`;
  return found.length;
}
