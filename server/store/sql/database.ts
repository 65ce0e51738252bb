export type SqlValue = string | number | boolean | null;

/** A statement in the SQL that SQLite and PostgreSQL share. Its parameters are $1, $2 … */
export interface SqlStatement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** How the two databases write the same condition. */
export interface SqlDialect {
  /** Whether a text is in a list. @param list the parameter with a value of `listOf` */
  isIn(text: string, list: string): string;
  /** A list as one value. */
  listOf(texts: readonly string[]): string;
  /** Whether a text contains another. */
  contains(text: string, part: string): string;
}

/** What the ports that are written once need of a database. */
export interface SqlDatabase {
  readonly dialect: SqlDialect;
  query(sql: string, values: readonly SqlValue[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Performs statements in one transaction. */
  write(...statements: readonly SqlStatement[]): Promise<void>;
  /** Performs one statement. @returns whether it changed a row. */
  change(statement: SqlStatement): Promise<boolean>;
}
