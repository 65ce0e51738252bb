import type { Page } from "playwright-core";
import type { Command } from "../../../shared/games/wayward/commands.ts";
import { pretend } from "../../../shared/games/wayward/simulated-answers.ts";
import type { State } from "../../../shared/games/wayward/state.ts";
import { gather, type TestApp, tableBehind } from "../../kit/app.ts";
import { chanceOf } from "../../kit/chance.ts";
import { ask, granted } from "../../kit/guest.ts";
import { seedOf } from "../../kit/play.ts";
import { SCREENS } from "./people.ts";
import { lookAs, type TestSite } from "./site.ts";

interface WantedTable {
  readonly options: { readonly mode: "solo" | "pair"; readonly difficulty?: string };
  readonly seed: string;
}

interface Looks {
  readonly screen?: keyof typeof SCREENS;
  readonly locale?: string;
  readonly before?: () => void;
}

/** Maximum number of commands per match. */
const MOST = 400;

/** Maximum number of attempts: deals are random, and not every match reaches every moment. */
const TABLES = 20;

class NeverCame extends Error {
  override readonly name = "NeverCame";
}

/** @throws NeverCame after `TABLES` attempts */
export async function untilItComes<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof NeverCame) || tried === TABLES) throw error;
    }
  }
}

/**
 * A table played with plausible answers until `isEnough` holds.
 * @throws NeverCame if it holds in none of several matches
 */
export const playedTable = (site: TestSite<TestApp>, wanted: WantedTable, isEnough: (state: State) => boolean) =>
  untilItComes(async () => {
    const table = await openTable(site, wanted);
    await table.playTo(isEnough);
    return table;
  });

async function openTable(site: TestSite<TestApp>, { options, seed }: WantedTable) {
  const people = options.mode === "pair" ? 2 : 1;
  const { match, guests, rooms } = await gather(site.program, { people, game: "wayward", options });
  const table = tableBehind(site.program, match);
  const rng = chanceOf(seedOf(seed))(1);
  const state = () => table.match.table as State;
  const tell = async (seat: number, command: Command) => {
    granted((await ask(rooms[seat]!, "command", { id: crypto.randomUUID(), command }))!);
  };
  const playTo = async (isThere: (state: State) => boolean) => {
    for (let i = 0; !isThere(state()); i++) {
      if (i > MOST || !state().question) throw new NeverCame();
      const { question } = state();
      await tell(question!.to[0]!, pretend(state(), question!, rng));
    }
  };
  const pageOf = async (seat: number, { screen = "phone", locale = "en-GB", before }: Looks = {}): Promise<Page> => {
    const page = await site.page({ ...SCREENS[screen], locale });
    if (before) await page.addInitScript(before);
    await lookAs(page, guests[seat]!);
    await page.goto(`/t/${table.match.config.code}`);
    await page.locator(`.way[data-version="${table.match.version}"]`).waitFor();
    return page;
  };
  return { table, state, tell, playTo, pageOf, names: guests.map(({ name }) => name) };
}
