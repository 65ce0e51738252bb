// A bot that plays a match against one of the server's bots: node bot.ts [URL] [GAME] [OPTIONS]
import { anyCommand, play, Session } from "stillwater-client";

const [url = "http://localhost:2567", id = "tranquility", options = '{"mode": "standard"}'] = process.argv.slice(2);
const { [id]: game } = await import(`stillwater-client/games/${id}`);
const session = await Session.create(url, { name: "Tessa", kind: "bot", owner: "the examples" });
const { code } = await session.open(game, { options: JSON.parse(options), seats: 2 });
const table = await session.join(game, code);

await table.sit();
await table.seatBot(1);
const started = await table.start();
if (!started.ok) throw new Error(started.reason);
const randomly = (n: number): number => Math.floor(Math.random() * n);
const outcome = await play(({ asked }) => anyCommand(asked.moves, randomly), table);
console.log(`${code}: ${outcome.result}, ${outcome.reason}`);
table.close();
