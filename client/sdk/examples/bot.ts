// A bot that plays a match against a bot of the server with the package: node bot.ts [URL] [CODE]
import { anyCommand, play, Session } from "stillwater-client";
import { tranquility } from "stillwater-client/games/tranquility";

const [url = "http://localhost:2567", code] = process.argv.slice(2);
const session = await Session.create(url, { name: "Tessa", kind: "bot", owner: "the examples" });
const opened = code ?? (await session.open(tranquility, { options: { mode: "standard" }, seats: 2 })).code;
const table = await session.join(tranquility, opened);

const seated = await table.sit();
if (!seated.ok) throw new Error(seated.reason);
if (code === undefined) {
  await table.seatBot(1);
  await table.start();
}
const randomly = (n: number): number => Math.floor(Math.random() * n);
const outcome = await play(({ asked }) => anyCommand(asked.moves, randomly), table);
console.log(`${opened}: ${outcome.result}, ${outcome.reason}`);
table.close();
