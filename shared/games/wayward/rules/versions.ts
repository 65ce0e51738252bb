/** The differences between versions of the rules. Logs continue under their own version. */
export interface Version {
  /**
   * L8: whether a Garrison also damages a ship that fights another ship on its island. The booklet limits it to ships
   * that fight the Garrison or end their turn there.
   */
  readonly garrisonStrikesForShips: boolean;
  /** P9: whether a laden ship at sea is attacked before one in port. */
  readonly attacksAtSeaFirst: boolean;
  /** B20: whether battles are judged by turn, including its bonus card. In rules 1 each card was judged alone. */
  readonly judgesByTurn: boolean;
  /** Q1: whether a section of an own deck stays known for the rest of the match once read. */
  readonly remembersSections: boolean;
  /** Q12: whether the result of a battle includes lost cargo. In rules 1 none was ever lost. */
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
export const TODAY: Version = {
  garrisonStrikesForShips: false,
  attacksAtSeaFirst: true,
  judgesByTurn: true,
  remembersSections: true,
  asksLostCargo: true,
};
