import type { Refusal } from "../../../../shared/engine/contract/events.ts";

/** Figures as far as this screen knows them. */
export interface RefusalFigures {
  /** The price of the space, and the other cards in hand (B4). */
  readonly CannotPay: { readonly cost: number; readonly held: number };
  /** The nearest islands on the line before and after the space (B3). */
  readonly NotAscending: { readonly number: number; readonly below?: number; readonly above?: number };
  /** Cards due (B4, P3). */
  readonly WrongCost: { readonly cost: number };
  /** The maximum number of cards in this offer (B7). */
  readonly TollExceeded: { readonly most: number };
  /** Empty spaces; 0 if only the start is missing (B10). */
  readonly FinishTooEarly: { readonly spaces: number };
  /** Islands that show the wrong side (N5). */
  readonly SidesAreWrong: { readonly islands: number };
}

type RefusalWithFigures = {
  [Code in keyof RefusalFigures]: {
    readonly refused: Code;
    readonly rule: string;
    readonly figures: RefusalFigures[Code];
  };
}[keyof RefusalFigures];

export type RefusalReason = Refusal | RefusalWithFigures;

/** `rule`: the rule's id. */
export const figured = <Code extends keyof RefusalFigures>(
  refused: Code,
  rule: string,
  figures: RefusalFigures[Code],
): RefusalReason => ({ refused, rule, figures }) as RefusalReason;
