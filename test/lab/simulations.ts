import { REPERTOIRES } from "../../shared/games/repertoires.ts";
import { botOf, dealt, type Positions, playOn, policiesOf, type SimulationSpec } from "./bots.ts";
import { randomPlayer, searchTowards } from "./players.ts";
import { kindOf, type Setting } from "./settings.ts";

export interface Simulation {
  readonly bout: SimulationSpec;
  readonly positions: Positions;
}

/** Settings take turns, as do bots and random players; then one match is played towards each aim. */
export function* simulations(settings: readonly Setting[], matches: number, seed: string): Generator<Simulation> {
  const boutOf = (setting: Setting, name: string, which: string): SimulationSpec => {
    const id = `${kindOf(setting)} ${which}`.replaceAll(" ", "-");
    return { ...setting, name, id, text: `${seed} ${id}` };
  };
  for (let n = 0; n < matches; n++) {
    const setting = settings[n % settings.length]!;
    const bots = Object.keys(policiesOf(setting.game));
    // The shift after each round combines all settings with all players.
    const isBot = bots.length > 0 && (n + Math.floor(n / settings.length)) % 2 === 0;
    const name = isBot ? bots[(n >> 1) % bots.length]! : "whim";
    const bout = boutOf(setting, name, String(n + 1));
    yield { bout, positions: playOn(bout, dealt(bout), isBot ? botOf(bout.game, name) : randomPlayer(bout)) };
  }
  for (const [name, setting] of aimsIn(settings)) {
    const bout = boutOf(setting, name, name);
    yield { bout, positions: searchTowards(bout, goalsOf(setting)[name]!) };
  }
}

const goalsOf = ({ game, options }: Setting) => REPERTOIRES[game.id]?.goals(options) ?? {};

/** All aims, each with the first setting that has it. */
const aimsIn = (settings: readonly Setting[]): ReadonlyMap<string, Setting> =>
  new Map(settings.toReversed().flatMap((setting) => Object.keys(goalsOf(setting)).map((name) => [name, setting])));
