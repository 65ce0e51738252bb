import type { DatabaseSync } from "node:sqlite";

/** 0 and "" if the stream itself stores no rows. */
interface StreamHead {
  readonly version: number;
  readonly digest: string;
}

export function headsIn(db: DatabaseSync): (stream: string) => StreamHead {
  const lastRow = db.prepare(`
    select version, digest from events where stream = ? order by version desc limit 1`);
  const packedHead = db.prepare("select version, digest from packed where stream = ?");
  return (stream) => {
    const { version, digest } = { ...(lastRow.get(stream) ?? packedHead.get(stream)) };
    return { version: Number(version ?? 0), digest: String(digest ?? "") };
  };
}
