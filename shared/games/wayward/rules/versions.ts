/** Where versions of the rules differ. Logs of each go on by their own. */
export interface Version {
  /**
   * L8: whether a Garrison also damages a ship that fights another ship on its island. The booklet has it damage only what fights
   * it or ends its turn there.
   */
  readonly garrisonStrikesForShips: boolean;
  /** P9: whether a laden ship at sea is attacked before one in port. */
  readonly attacksAtSeaFirst: boolean;
  /** B20: whether battles are judged by the turn, its bonus card included. By rules 1 each card was judged by itself. */
  readonly judgesByTurn: boolean;
  /** Q1: whether a section of an own deck that was read once is known for the rest of the match. */
  readonly remembersSections: boolean;
  /** Q12: whether the end of a battle says how much cargo was lost. By rules 1 none ever was. */
  readonly asksLostCargo: boolean;
}

/** Rules 1. Logs name them, so nothing here ever changes. */
export const RULES_1: Version = {
  garrisonStrikesForShips: true,
  attacksAtSeaFirst: false,
  judgesByTurn: false,
  remembersSections: false,
  asksLostCargo: false,
};

/** The rules of today. */
export const TODAY: Version = {
  garrisonStrikesForShips: false,
  attacksAtSeaFirst: true,
  judgesByTurn: true,
  remembersSections: true,
  asksLostCargo: true,
};
