/** The stream ends at another version, or another process has its lease. Nothing was stored. */
export class Conflict extends Error {
  override readonly name: string = "Conflict";
}

/**
 * The store lacks data that it acknowledged: for example, a standby took over without the last commits. Nothing was
 * stored; re-read the stream.
 */
export class StoreBehind extends Conflict {
  override readonly name: string = "StoreBehind";
}

/** The writer died or lost its connection. Operations in progress may have been stored: read before continuing. */
export class WriterLost extends Error {
  override readonly name = "WriterLost";
}

/** Nothing was stored, for example because the disk is full. A retry may succeed. */
export class NotStored extends Error {
  override readonly name = "NotStored";
}

/** A match cannot be read from `version` on. Other matches are unaffected. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
  readonly reason: "MatchIsDamaged" | "MatchIsNewer";
  readonly version: number;
  readonly what: string;
  constructor(reason: Unreadable["reason"], version: number, what: string) {
    super(`version ${version}: ${what}`);
    this.reason = reason;
    this.version = version;
    this.what = what;
  }
}

export class StoreClosed extends Error {
  override readonly name = "StoreClosed";
  constructor() {
    super("the store is closed");
  }
}
