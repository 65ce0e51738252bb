/** How the versions of the rules differ. */
export interface Version {
  /**
   * L8: whether a Garrison also damages the automaton's ship when it fights another ship on that island. By the printed
   * rules it does so only if the automaton fights the Garrison or ends its turn there.
   */
  readonly garrisonStrikesForShips: boolean;
  /** P9: whether of two laden ships the one at sea is attacked. */
  readonly attacksAtSeaFirst: boolean;
  /** B20: whether the battles of a card limit those of the bonus card of the same turn. */
  readonly judgesByTurn: boolean;
  /** Whether a section of an own deck that was read is known for the rest of the match. */
  readonly remembersSections: boolean;
  /** Whether the result of a battle includes lost cargo. */
  readonly asksLostCargo: boolean;
}

/** Rules 1. Logs depend on it, so it must never change. */
export const RULES_1: Version = {
  garrisonStrikesForShips: true,
  attacksAtSeaFirst: false,
  judgesByTurn: false,
  remembersSections: false,
  asksLostCargo: false,
};

/** The current rules. */
export const CURRENT_RULES: Version = {
  garrisonStrikesForShips: false,
  attacksAtSeaFirst: true,
  judgesByTurn: true,
  remembersSections: true,
  asksLostCargo: true,
};
