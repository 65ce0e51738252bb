import type { Player } from "../players/tokens.ts";

export type Visitor = Player & {
  readonly network: string;
  /** Whether the client wants the questions to its seat. */
  readonly wantsAsked: boolean;
};
