import { type AnyGame, type Bot, type GameCommand, type Thinker, variantOf } from "../../../shared/engine/game.ts";
import { gameOf as shelved } from "../../../shared/games/index.ts";

/** A bot that does this once it is asked. */
const doing =
  (policy: Bot<unknown, GameCommand>): Thinker<unknown, GameCommand> =>
  async () =>
    policy;

/** Bots that take their time, and some that get into trouble. */
const thinkers: AnyGame["thinkers"] = {
  deep: shelved("tranquility")!.thinkers!.deep!,
  rolls: doing((_, seat, rng) => ({ type: `${seat} rolls ${rng(1000)}` })),
  counts: async () => {
    let asked = 0;
    return () => ({ type: `asked ${asked++} times before` });
  },
  fails: doing(() => {
    throw new Error("it has forgotten what it wanted");
  }),
  dies: doing(() => process.exit(3)),
  broods: doing(() => {
    for (;;);
  }),
  dawdles: doing((_, seat) => {
    const until = performance.now() + 100;
    while (performance.now() < until);
    return { type: `${seat} at last` };
  }),
  untaught: async (game, options) => {
    throw new Error(`nothing was learned of ${variantOf(game, options)}`);
  },
};

/** The shelf that the threads of tests take their games from. */
export const gameOf = (id: string): AnyGame | undefined => {
  const game = shelved(id);
  return game && { ...game, thinkers };
};
