import type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
import type { Outcome } from "../../shared/engine/contract/game.ts";
import { type AskedOf, type ProgramTable, until } from "./table.ts";

/** The view is the seat's own; the question has all legal moves. */
interface Turn<State, Command extends GameCommand> {
  readonly view: State;
  readonly seat: Seat;
  readonly asked: AskedOf<Command>;
  readonly table: ProgramTable<State, Command>;
}

/** A function from what the bot sees to its command. */
export type BotFunction<State, Command extends GameCommand> = (
  turn: Turn<State, Command>,
) => Command | Promise<Command>;

/** A command was refused and its question has not changed, so the bot would get it again. */
export class IllegalCommand extends Error {
  override readonly name = "IllegalCommand";
  readonly reason: string;

  constructor(command: GameCommand, reason: string) {
    super(`${JSON.stringify(command)} was refused: ${reason}`);
    this.reason = reason;
  }
}

/** Delay in ms before a command is sent again. */
const PAUSE = 500;
/** After these refusals, the same command can be sent again. */
const PASSING: ReadonlySet<string> = new Set([
  "NotStored",
  "StoreUnavailable",
  "TableMoved",
  "TooMany",
  "NoConnection",
]);

/**
 * Plays the table's seat until the match is over. The bot gets each question once.
 * @throws IllegalCommand if a command is refused and its question has not changed; Error if the table is lost
 */
export async function play<State, Command extends GameCommand>(
  bot: BotFunction<State, Command>,
  table: ProgramTable<State, Command>,
): Promise<Outcome> {
  for (;;) {
    await until(table, () => table.asked !== undefined || table.match.phase === "over");
    const { asked, seat, match } = table;
    if (match.phase === "over") return match.outcome!;
    if (!asked || seat === undefined) continue;
    const command = await bot({ view: match.table, seat, asked, table });
    await answer(table, asked, command);
  }
}

/** Sends the command until it is answered, or its question has changed. */
async function answer<State, Command extends GameCommand>(
  table: ProgramTable<State, Command>,
  asked: AskedOf<Command>,
  command: Command,
): Promise<void> {
  while (table.asked === asked) {
    const reply = await table.command(command);
    if (reply.ok) return;
    if (!PASSING.has(reply.reason)) {
      // The question may have ended while the command was sent.
      if (table.asked === asked) throw new IllegalCommand(command, reply.reason);
    } else await new Promise((done) => setTimeout(done, PAUSE));
  }
}
