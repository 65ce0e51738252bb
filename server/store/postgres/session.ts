import type { Sql } from "postgres";
import { connect, list, type Settings } from "./connection.ts";
import { because } from "./trouble.ts";

/** Maximum wait for this process's own notification, in ms. */
const HEARING = 5000;

/** The pooler does not keep sessions, or drops or refuses settings. */
export class UnsuitablePooler extends Error {
  override readonly name = "UnsuitablePooler";
}

const POOLER = "PgBouncer needs `pool_mode = session` and `ignore_startup_parameters = ";

/** @throws UnsuitablePooler, or an error of the connection */
export async function checkPooler(url: string): Promise<void> {
  const [own, other] = [0, 1].map(() => connect(url, { connections: 1, name: "check" }));
  try {
    await mustBeOne(own!, other!);
    await mustHear(own!, other!);
    await mustHaveSchema(own!, url);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await Promise.all([own!.end({ timeout: 1 }), other!.end({ timeout: 1 })]);
  }
}

/** The error names all parameters: a pooler reports one at a time. */
function refusalOf(error: unknown): unknown {
  if (!/unsupported startup parameter/.test(because(error))) return error;
  const names = "synchronous_commit, jit, plan_cache_mode, enable_seqscan";
  return new UnsuitablePooler(`the pooler refuses settings: ${POOLER}${names}\``);
}

const lost = (what: string) =>
  new UnsuitablePooler(`this pooler does not keep sessions: ${what}. ${POOLER}…\`, see server/store/README.md`);

const backendOf = async (sql: Pick<Sql, "unsafe">): Promise<number> => {
  const [found] = await sql.unsafe("select pg_backend_pid() as pid");
  return Number(found!.pid);
};

async function mustBeOne(own: Sql, other: Sql): Promise<void> {
  const first = await backendOf(own);
  // In transaction mode, a pooler gives the last used connection to the next client.
  await other
    .begin(async (transaction) => {
      if ((await backendOf(transaction)) === first) throw lost("two connections of this process share one");
      if ((await backendOf(own)) !== first) throw lost("two statements of one connection ran in two sessions");
    })
    .catch((error: unknown) => {
      throw (error as { code?: string }).code === "CONNECTION_CLOSED"
        ? lost("a transaction ends the connection")
        : error;
    });
}

async function mustHear(own: Sql, other: Sql): Promise<void> {
  const channel = `stillwater check ${await backendOf(own)}`;
  const heard = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => heard.resolve(false), HEARING);
  await own.listen(channel, () => heard.resolve(true));
  await other.unsafe("select pg_notify($1, '')", [channel]);
  const isHeard = await heard.promise;
  clearTimeout(timer);
  if (!isHeard) throw lost("a notification did not arrive");
}

/** @throws UnsuitablePooler if the pooler drops the URL's `search_path` */
async function mustHaveSchema(sql: Sql, url: string): Promise<void> {
  const due = new URL(url).searchParams.get("search_path");
  if (due === null) return;
  const [found] = await sql.unsafe("select current_setting('search_path') as path");
  if (found!.path !== due)
    throw new UnsuitablePooler(
      `the pooler drops search_path: take it from DATABASE_URL, and run: alter role … set search_path = ${due}`,
    );
}

const DIFFERING = `
  select name from unnest($1::text[], $2::text[]) as due (name, value) where current_setting(name) <> value`;
const SET = `select set_config(name, value, false) from unnest($1::text[], $2::text[]) as due (name, value)`;

/**
 * A pooler may drop startup parameters.
 * @param connections the size of the pool
 * @throws UnsuitablePooler if a setting cannot be applied
 */
export async function settle(sql: Sql, connections: number, settings: Settings): Promise<void> {
  const due = [list(Object.keys(settings)), list(Object.values(settings))];
  if ((await sql.unsafe(DIFFERING, due)).length === 0) return;
  // Transactions wait for each other, so that each session runs one.
  const all = Promise.withResolvers<void>();
  let begun = 0;
  const settleOne = () =>
    sql.begin(async (own) => {
      if (++begun === connections) all.resolve();
      await own.unsafe(SET, due);
      await all.promise;
      const [differing] = await own.unsafe(DIFFERING, due);
      if (differing) throw new UnsuitablePooler(`the setting ${differing.name} cannot be changed`);
    });
  await Promise.all(
    Array.from({ length: connections }, () =>
      settleOne().catch((error: unknown) => {
        all.resolve();
        throw error;
      }),
    ),
  );
}
