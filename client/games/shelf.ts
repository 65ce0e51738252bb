import type { Outcome } from "../../shared/engine/contract/game.ts";
import type { CardWords, GameCard, Strength } from "./card.ts";
import type { AnyClientGame } from "./game.ts";

let registered: readonly GameCard[] = [];

/** Sets the games of this program, in display order; called once, before anything else reads them. */
export function registerGames(games: readonly GameCard[]): void {
  registered = games;
}

/** The cards of all games, in display order. */
export const allGames = (): readonly GameCard[] => registered;

/** The card of the game with this id, if there is one. */
export const cardOf = (game: string): GameCard | undefined => registered.find(({ id }) => id === game);

/** Loads the words of every card. May be tried again. */
export const learnShelf = async (): Promise<void> => {
  await Promise.all(registered.map(({ words }) => words.learn()));
};

/** The words of a card in the current language. */
export const wordsOf = ({ words }: GameCard): CardWords => words.words.value;

/** Whether there are several games to choose from. */
export const hasChoice = (): boolean => registered.length > 1;

/** The bots that play this game, weakest first. */
export const botsOf = (game: string): readonly Strength[] => cardOf(game)?.bots ?? [];

export const hasBots = (game: string): boolean => botsOf(game).length > 0;

/** Whether tables with these options admit no spectators. */
export const isClosed = (game: string, options: object): boolean => cardOf(game)?.closed?.(options) ?? false;

/** Whether a match with this outcome can be analysed: it could be won, and its game has words for moves. */
export const isAnalysable = ({ moveWords }: AnyClientGame, outcome: Outcome | undefined): boolean =>
  moveWords !== undefined && outcome !== undefined && outcome.result !== "ended";

/** The variant of these options, by the game's card. */
export const variantOf = (game: string, options: object): string | undefined => cardOf(game)?.variantOf(options);

/** The offered variants, and the chosen one even if it is unlisted. */
export const listedVariants = ({ variants }: GameCard, chosen: string | undefined): readonly string[] =>
  Object.entries(variants).flatMap(([name, { isUnlisted }]) => (isUnlisted && name !== chosen ? [] : [name]));

/** The largest number of seats at any table of these games. */
export const mostSeats = (cards: readonly GameCard[]): number =>
  Math.max(...cards.flatMap(({ variants }) => Object.values(variants).map(({ seats: [, most] }) => most)));
