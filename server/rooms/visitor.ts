import type { Player } from "../players/tokens.ts";

/** An authenticated player who joins a table. */
export type Visitor = Player & {
  readonly network: string;
  /** Questions to the client's seat. */
  readonly wantsAsked: boolean;
};
