import type { Summary } from "../../shared/engine/match/summary.ts";
import type { PlayerRenamed } from "../../shared/engine/people/renaming.ts";
import { localTopic, type Topic } from "../cluster/cluster.ts";
import type { Ids } from "../ids.ts";
import type { AsyncBotThreads } from "./async-bot-threads.ts";
import { runBots } from "./bots.ts";
import { runClock } from "./clock.ts";
import { Invitations } from "./invitations.ts";
import { Listing } from "./listing.ts";
import { MatchFactory } from "./match-factory.ts";
import { Redirects } from "./redirects.ts";
import { Renaming } from "./renaming.ts";
import { type TableCompanion, Tables, type TablesDeps } from "./tables.ts";

export interface MatchesDeps extends TablesDeps {
  readonly ids: Ids;
  /** In ms. */
  readonly botPause: number;
  readonly thinking?: AsyncBotThreads;
  /** Default for the topics: within this process. */
  readonly listing?: Topic<Summary>;
  readonly naming?: Topic<PlayerRenamed>;
  readonly invitations?: Topic<readonly string[]>;
  readonly companion?: TableCompanion;
}

export interface Matches {
  readonly tables: Tables;
  readonly factory: MatchFactory;
  readonly renaming: Renaming;
  readonly listing: Listing;
  readonly invitations: Invitations;
  readonly redirects: Redirects;
  close(): Promise<void>;
}

export function createMatches({ botPause, thinking, companion, ...deps }: MatchesDeps): Matches {
  const { store, now, onError } = deps;
  const listing = new Listing(deps.listing);
  const tables = new Tables(deps);
  const renaming = new Renaming({ store, tables, listing, onError, ...(deps.naming && { topic: deps.naming }) });
  const invitations = new Invitations({ find: tables.find, news: deps.invitations ?? localTopic(), now });
  const stopForgetting = renaming.onNewName(({ player, isGone }) => isGone && invitations.forget(player));
  const announce = (summary: Summary) => {
    listing.announce(summary);
    invitations.announce(summary);
  };
  tables.accompany(listing.follow);
  tables.accompany(invitations.follow);
  tables.accompany((table) => runBots(table, { pause: botPause, thinking, onError }));
  tables.accompany((table) => runClock(table, { now, onError }));
  if (companion) tables.accompany(companion);
  return {
    tables,
    factory: new MatchFactory({ ...deps, tables, renaming, listing: { announce } }),
    renaming,
    listing,
    invitations,
    redirects: new Redirects({ ...deps, tables }),
    async close() {
      invitations.close();
      stopForgetting();
      await tables.close();
      renaming.close();
    },
  };
}
