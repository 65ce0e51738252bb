import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Command, WaywardCommandOf } from "../../../../shared/games/wayward/commands.ts";
import type { Question } from "../../../../shared/games/wayward/questions.ts";
import type { Words } from "./messages/messages.ts";

type AnswerType = Exclude<Question["type"], "Reveal" | "ReadSection">;
type NameOf = (seat: Seat) => string;
type AnswerText<Type extends AnswerType> = (answer: WaywardCommandOf<Type>, say: Words, nameOf: NameOf) => string;

const join = (parts: readonly (string | false)[], none: string): string => parts.filter(Boolean).join(", ") || none;

const spaces = (cells: readonly number[], say: Words): string => cells.map(say.space).join("; ");

const people = ({ seats }: WaywardCommandOf<"TellLaden" | "TellInPort">, say: Words, nameOf: NameOf): string =>
  join(seats.map(nameOf), say.nobody);

const amounts = ({ coins, cargo }: { readonly coins: number; readonly cargo: number }, say: Words) =>
  [`${say.coinsOn} ${coins}`, `${say.cargoOn} ${cargo}`] as const;

/** Texts as on the buttons that give the answers. */
const SAID: { readonly [Type in AnswerType]: AnswerText<Type> } = {
  TellUnexplored: ({ cells }, say) => spaces(cells, say) || say.nothing,
  TellObstacles: ({ forts, garrisons, pirate0, pirate1 }, say) =>
    join(
      [
        forts.length > 0 && `${say.fort} ${spaces(forts, say)}`,
        garrisons.length > 0 && `${say.garrison} ${spaces(garrisons, say)}`,
        ...[pirate0, pirate1].map((cell) => cell !== 0 && `${say.pirateOf(undefined)} ${say.space(cell)}`),
      ],
      say.nothing,
    ),
  TellClaim: ({ lies, icons }, say) => (lies === "pirate" ? `${say.pirate}: ${icons}` : say.lies[lies]),
  TellBack: ({ icons }) => String(icons),
  TellLaden: people,
  TellInPort: people,
  TellSupport: ({ buildings }) => String(buildings),
  TellTarget: ({ target }, say, nameOf) => (target === "tie" ? say.tie : nameOf(target)),
  TellGoods: ({ cell, fort, garrison }, say) =>
    cell === 0 ? say.none : join([say.space(cell), fort && say.fort, garrison && say.garrison], say.none),
  TellRichest: ({ cell }, say) => say.space(cell),
  TellFight: ({ won, hits, coins, cargo, lost, lostCargo = 0, sank }, say) =>
    join(
      [
        won ? say.itWon : say.youWon,
        hits > 0 && `${say.hits} ${hits}`,
        coins > 0 && `${say.plunderCoins} ${coins}`,
        cargo > 0 && `${say.plunderCargo} ${cargo}`,
        lost > 0 && `${say.lostCoins} ${lost}`,
        lostCargo > 0 && `${say.lostCargo} ${lostCargo}`,
        sank && say.sankYours,
      ],
      say.nothing,
    ),
  TellUpgrade: ({ cannons }, say) => (cannons === "none" ? say.noTile : String(cannons)),
  TellBuilt: ({ built }, say) => (built ? say.yes : say.no),
  TellDone: ({ done }, say) => (done ? say.yes : say.no),
  TellProduced: (answer, say) => join(amounts(answer, say), say.nothing),
  TellMerchant: ({ icons }, say) => (icons === "none" ? say.none : icons === "saga" ? say.saga : String(icons)),
  TellHarvest: (answer, say) => join([spaces(answer.taken, say), ...amounts(answer, say)], say.nothing),
  TellScores: ({ its, yours }, say) => join([`${say.its} ${its}`, `${say.yours} ${yours}`], say.nothing),
  TellTie: ({ winner }, say) => ({ you: say.you, it: say.it3, nobody: say.nobody })[winner],
};

/** Undefined for questions whose answers are shown elsewhere. */
export const saidIn = (question: string, answer: object, say: Words, nameOf: NameOf): string | undefined =>
  (SAID as Partial<Record<string, (answer: Command, say: Words, nameOf: NameOf) => string>>)[question]?.(
    { type: question, ...answer } as Command,
    say,
    nameOf,
  );
