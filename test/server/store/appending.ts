import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { entries, summary } from "./samples.ts";

// Appends without end, and prints each acknowledgement, until the process is killed.

const [file, streams] = process.argv.slice(2);
const store = sqliteStores(file!);

async function grow(stream: string): Promise<void> {
  for (let version = 0; ; version += 2) {
    await store.events.append(stream, version, entries(version + 1, version + 2), summary(stream, version + 2));
    process.stdout.write(`${stream} ${version + 2}\n`);
  }
}

for (let n = 0; n < Number(streams); n++) void grow(`m${n}`);
