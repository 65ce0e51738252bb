import type { GameCommand } from "../../../shared/engine/contract/events.ts";
import { type AnyGame, type AsyncBot, type Bot, variantOf } from "../../../shared/engine/contract/game.ts";
import { gameOf as shelved } from "../../../shared/games/index.ts";

const doing =
  (policy: Bot<unknown, GameCommand>): AsyncBot<unknown, GameCommand> =>
  async () =>
    policy;

/** Asynchronous bots, some of which fail. */
const asyncBots: AnyGame["asyncBots"] = {
  deep: shelved("tranquility")!.asyncBots!.deep!,
  rolls: doing((_, seat, rng) => ({ type: `${seat} rolls ${rng(1000)}` })),
  counts: async () => {
    let asked = 0;
    return () => ({ type: `asked ${asked++} times before` });
  },
  fails: doing(() => {
    throw new Error("a planted fault");
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
    throw new Error(`no model was trained for ${variantOf(game, options)}`);
  },
};

/** Replaces the registry of games in the threads of bots. */
export const gameOf = (id: string): AnyGame | undefined => {
  const game = shelved(id);
  return game && { ...game, asyncBots };
};
