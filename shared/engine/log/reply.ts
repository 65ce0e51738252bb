/** `reason`: a code, for which clients have texts. `rule`: the game's rule, if any. */
export interface Refused {
  readonly ok: false;
  readonly reason: string;
  readonly rule?: string;
}

export const refused = (reason: string, rule?: string): Refused =>
  rule === undefined ? { ok: false, reason } : { ok: false, reason, rule };

/** `v`: the log's version after the request, or after a repeated command's events. `cause`: of the events, if any. */
export interface Granted {
  readonly ok: true;
  readonly v: number;
  readonly cause?: string;
}

export type Reply = Granted | Refused;
