// A bot that offers itself to people, and plays at each table to which it is invited: node invited.ts [URL] [KEY]
import { anyCommand, type Invitation, play, Session, until } from "stillwater-client";
import { tranquility } from "stillwater-client/games/tranquility";

const [url = "http://localhost:2567", key] = process.argv.slice(2);
const shown = key === undefined ? {} : { key };
const session = await Session.create(url, { name: "Remy", kind: "bot", owner: "the examples", ...shown });
await session.offer({ about: "Plays any legal card.", games: [{ game: tranquility.id }], tables: 3 });
console.log(`${session.account.player} waits for invitations`);

async function accept({ match, code }: Invitation): Promise<void> {
  const table = await session.join(tranquility, match);
  const seated = await table.sit();
  console.log(seated.ok ? `${code}: invited` : `${code}: ${seated.reason}`);
  if (seated.ok) {
    // The players may remove the bot, or leave without a match.
    await until(table, () => table.seat === undefined || table.match.phase !== "open");
    const randomly = (n: number): number => Math.floor(Math.random() * n);
    if (table.seat !== undefined) {
      const outcome = await play(({ asked }) => anyCommand(asked.moves, randomly), table);
      console.log(`${code}: ${outcome.result}, ${outcome.reason}`);
    }
  }
  table.close();
}

for await (const invitation of session.invitations())
  void accept(invitation).catch((error: unknown) => console.error(String(error)));
