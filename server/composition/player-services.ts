import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { Config } from "../config.ts";
import type { Ids } from "../ids.ts";
import { ProgramOffers } from "../match/program-offers.ts";
import type { Renaming } from "../match/renaming.ts";
import { Contacts } from "../players/contacts.ts";
import { Logbooks, logbookThreads } from "../players/logbooks.ts";
import type { Passes } from "../players/passes.ts";
import { Players } from "../players/players.ts";
import { ProgramKey } from "../players/program-key.ts";
import { tokensOf } from "../players/tokens.ts";
import type { Persistence } from "./persistence.ts";
import type { Reporting } from "./reporting.ts";

const COUNTING = { threads: 1, queue: 64, timeLimit: 20_000 } as const;

export interface PlayerServices {
  readonly players: Players;
  readonly passes: Passes;
  readonly contacts: Contacts;
  readonly logbooks: Logbooks;
  readonly programKey: ProgramKey;
  readonly offers: ProgramOffers;
  close(): Promise<void>;
}

interface PlayerServicesDeps {
  readonly config: Pick<Config, "programKey">;
  readonly reporting: Reporting;
  readonly persistence: Persistence;
  readonly ids: Ids;
  readonly cluster: Cluster;
  readonly renaming: Renaming;
  readonly gameOf: (id: string) => AnyGame | undefined;
  readonly now: () => number;
}

export async function createPlayerServices(deps: PlayerServicesDeps): Promise<PlayerServices> {
  const { config, reporting, persistence, ids, cluster, renaming, gameOf, now } = deps;
  const { store, secretOf, location } = persistence;
  const { onError } = reporting;
  const counters = location.kind === "memory" ? undefined : logbookThreads(location, { ...COUNTING, onError });
  const programKey = new ProgramKey(config.programKey);
  const tokens = tokensOf(await secretOf("tokens"));
  const offers = new ProgramOffers({ store, presence: cluster.programs, key: programKey, now });
  return {
    players: new Players({ tokens, ids, store, programKey, rename: renaming.rename }),
    programKey,
    offers,
    passes: cluster.passes(now),
    contacts: new Contacts(store),
    logbooks: new Logbooks(store.matches, gameOf, counters),
    async close() {
      offers.close();
      await counters?.close();
    },
  };
}
