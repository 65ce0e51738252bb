import type { Outcome } from "../../shared/engine/game.ts";
import type { CardWords, GameCard, Strength } from "./card.ts";
import type { AnyClientGame } from "./game.ts";
import { SHELF } from "./index.ts";

/** The card of the game of this id, if it is on the shelf. */
export const cardOf = (game: string): GameCard | undefined => SHELF.find(({ id }) => id === game);

/** The words of every card; done once they are there. May be tried again. */
export const learnShelf = async (): Promise<void> => {
  await Promise.all(SHELF.map(({ words }) => words.learn()));
};

/** The words of a card in the language of the moment. */
export const wordsOf = ({ words }: GameCard): CardWords => words.words.value;

/** Whether there is more to choose from than one game. */
export const hasChoice = SHELF.length > 1;

/** The bots that play this game, from the weakest to the strongest. */
export const botsOf = (game: string): readonly Strength[] => cardOf(game)?.bots ?? [];

/** Whether bots play this game. */
export const hasBots = (game: string): boolean => botsOf(game).length > 0;

/** Whether tables with these options are for those who sit there alone. */
export const isClosed = (game: string, options: object): boolean => cardOf(game)?.closed?.(options) ?? false;

/** Whether a match that ended so can be analysed: somebody could win it, and its game has words for moves. */
export const isAnalysable = ({ moveWords }: AnyClientGame, outcome: Outcome | undefined): boolean =>
  moveWords !== undefined && outcome !== undefined && outcome.result !== "ended";

/** What options of a game are called by its card. */
export const variantOf = (game: string, options: object): string | undefined => cardOf(game)?.variantOf(options);

/** The variants that are offered, and the chosen one whether it is offered or not. */
export const listedVariants = ({ variants }: GameCard, chosen: string | undefined): readonly string[] =>
  Object.entries(variants).flatMap(([name, { isUnlisted }]) => (isUnlisted && name !== chosen ? [] : [name]));

/** The most that can sit at any table of these games. */
export const mostSeats = (cards: readonly GameCard[]): number =>
  Math.max(...cards.flatMap(({ variants }) => Object.values(variants).map(({ seats: [, most] }) => most)));
