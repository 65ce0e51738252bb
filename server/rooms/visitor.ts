import type { Player } from "../players/tokens.ts";

/** An authenticated player who joins a table. */
export type Visitor = Player & {
  readonly network: string;
  /** Whether the client wants the questions to its seat. */
  readonly wantsAsked: boolean;
};
