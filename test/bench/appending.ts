import { openStores } from "../../server/store/open/stores.ts";
import { playing } from "./store.ts";

// A child process: appends at some tables for some ms, and prints the number of appends and the processor time in µs.

const [place, tables, span, name] = process.argv.slice(2);
const store = await openStores(
  place!.startsWith("postgres") ? { kind: "postgres", url: place! } : { kind: "file", file: place! },
);
await playing(store, Number(tables), 500, `${name}-warm`);
const cpu = process.cpuUsage();
const { times } = await playing(store, Number(tables), Number(span), name);
const { user, system } = process.cpuUsage(cpu);
process.stdout.write(JSON.stringify({ appends: times.length, micros: user + system }));
await store.close();
