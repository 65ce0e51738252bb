/** Measured per table or request; CAPACITY.md names the sources. */
export const MEASURED = {
  /** Processor time, in ms: of a durable move; of an open table per second; of opening a table, with its joins. */
  move: 0.62,
  idle: 0.03,
  opening: 10,
  /** Processor time of a request, in ms. */
  request: 0.5,
  /** Resident memory, in MB: of an open table; of a process without tables. */
  table: 0.25,
  process: 180,
  /** In bytes: a move to each client; a compressed list of a hundred tables. */
  moveBytes: 244,
  listBytes: 11_000,
  /** In kB, a finished match in PostgreSQL: packed, with its rows in lists; its log before packing. */
  kept: 11,
  written: 61,
  /** Redis operations: the first join to a table; each later one; messages about a table in the list of open tables. */
  firstJoin: 21,
  join: 8,
  listed: 6,
  /** In kB: a message of the list; the counts that a process sends to the others. */
  listing: 1,
  counts: 3,
} as const;

export const ASSUMED = {
  /** People per table; moves per second; minutes of a match. */
  people: 3,
  moves: 0.2,
  minutes: 20,
  /** People on the home page per table; seconds between polls; lists per poll. */
  visitors: 0.3,
  poll: 4,
  lists: 4,
  /** Maximum load of a process's main thread. */
  busy: 0.5,
  /** Appends per second of one database. */
  database: 10_000,
  /** Sockets per proxy; each takes a port to a process. */
  sockets: 30_000,
} as const;

/** What this many tables need; `ROWS` has the units. */
interface Need {
  readonly tables: number;
  readonly moves: number;
  readonly cores: number;
  readonly processes: number;
  readonly memory: number;
  readonly network: number;
  readonly disk: number;
  readonly databases: number;
  readonly redis: number;
  readonly deliveries: number;
  readonly proxies: number;
}

export function needOf(tables: number): Need {
  const { people, moves, minutes, visitors, poll, lists, busy, database, sockets } = ASSUMED;
  const { move, idle, opening, request, table, process, moveBytes, listBytes, kept, firstJoin, join, listed } =
    MEASURED;
  const newTables = tables / (minutes * 60);
  const polls = (tables * visitors * lists) / poll;
  const cores = (tables * (moves * move + idle) + newTables * opening + polls * request) / 1000;
  const processes = Math.ceil(cores / busy);
  const published = newTables * listed;
  return {
    tables,
    moves: tables * moves,
    cores,
    processes,
    memory: (tables * table + processes * process) / 1000,
    // Two lists have a hundred tables; the visitor's own are short.
    network: ((tables * moves * people * moveBytes + (polls / lists) * 2 * listBytes) * 8) / 1e6,
    disk: (newTables * 86_400 * kept) / 1e6,
    databases: Math.ceil((tables * moves) / database),
    // Each request counts once for the limit of its network. Each process reads the others' spectator counts every
    // three seconds, and their player counts every second.
    redis: newTables * (firstJoin + (people - 1) * join) + published + polls + (processes * processes * 4) / 3,
    deliveries: published * processes,
    proxies: Math.ceil((tables * people) / sockets),
  };
}

const digits = (value: number): string =>
  value.toLocaleString("en", value < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 });

const ROWS: readonly (readonly [name: string, of: (need: Need) => number])[] = [
  ["moves a second", ({ moves }) => moves],
  ["cores that are busy", ({ cores }) => cores],
  ["processes, each half busy", ({ processes }) => processes],
  ["memory of all processes, GB", ({ memory }) => memory],
  ["sent to people, Mbit/s", ({ network }) => network],
  ["new on disk, GB a day", ({ disk }) => disk],
  ["databases that take the appends", ({ databases }) => databases],
  ["Redis operations a second", ({ redis }) => redis],
  ["proxies", ({ proxies }) => proxies],
  ["messages of the open list that Redis delivers a second", ({ deliveries }) => deliveries],
];

export function capacityTable(): string {
  const needs = [1e3, 1e4, 1e5, 1e6].map(needOf);
  return [
    `| tables at once | ${needs.map(({ tables }) => digits(tables)).join(" | ")} |`,
    `|---|${needs.map(() => "--:|").join("")}`,
    ...ROWS.map(([name, of]) => `| ${name} | ${needs.map((need) => digits(of(need))).join(" | ")} |`),
  ].join("\n");
}

if (import.meta.main) process.stdout.write(`${capacityTable()}\n`);
