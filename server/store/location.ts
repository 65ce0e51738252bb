export type StoreLocation =
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string }
  | { readonly kind: "memory" };

export type DatabaseLocation = Exclude<StoreLocation, { readonly kind: "memory" }>;

/** Called with the schema version before and after an upgrade. */
export type OnUpgrade = (from: number, to: number) => void;

export interface OpenOptions {
  /** Called when a query finds a match with an unreadable summary. */
  readonly onDamage?: (match: string) => void;
  /** Called on opening a file, for each table or index whose first row cannot be read. */
  readonly onBrokenPart?: (name: string) => void;
  readonly onUpgrade?: OnUpgrade;
}

/** A location's name for messages, without the password. */
export function nameOf(location: StoreLocation): string {
  if (location.kind === "memory") return "the memory of the process";
  if (location.kind === "file") return location.file;
  const { host, pathname, searchParams } = new URL(location.url);
  const schema = searchParams.get("search_path");
  return `${host}${pathname}${schema ? ` (${schema})` : ""}`;
}
