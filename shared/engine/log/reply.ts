/**
 * A refused request. `reason`: a code, for which clients have a text in every language. `rule`: the id of a rule of the
 * game.
 */
export interface Refused {
  readonly ok: false;
  readonly reason: string;
  readonly rule?: string;
}

export const refused = (reason: string, rule?: string): Refused =>
  rule === undefined ? { ok: false, reason } : { ok: false, reason, rule };

/**
 * A granted request. `v`: the version of the log after it. `cause`: the cause of the events that it added; absent if it
 * added none.
 */
export interface Granted {
  readonly ok: true;
  readonly v: number;
  readonly cause?: string;
}

export type Reply = Granted | Refused;
