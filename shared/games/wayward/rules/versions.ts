/** Differences between versions of the rules. */
export interface Version {
  /**
   * L8: a Garrison also strikes when the automaton fights a ship on its island. By the printed rules, it strikes only
   * if the automaton fights the Garrison or ends its turn there.
   */
  readonly garrisonStrikesForShips: boolean;
  /** P9: of two laden humans, the one at sea is attacked. */
  readonly attacksAtSeaFirst: boolean;
  /** B20: the battles of a card limit the bonus card of the same turn. */
  readonly judgesByTurn: boolean;
  /** Players are asked for a section of an own deck only once in a match. */
  readonly remembersSections: boolean;
  readonly asksLostCargo: boolean;
}

/** Must never change, because logs depend on it. */
export const RULES_1: Version = {
  garrisonStrikesForShips: true,
  attacksAtSeaFirst: false,
  judgesByTurn: false,
  remembersSections: false,
  asksLostCargo: false,
};

export const CURRENT_RULES: Version = {
  garrisonStrikesForShips: false,
  attacksAtSeaFirst: true,
  judgesByTurn: true,
  remembersSections: true,
  asksLostCargo: true,
};
