export type SqlValue = string | number | boolean | null;

/** A statement in the SQL that SQLite and PostgreSQL share. Its parameters are $1, $2 … */
export interface SqlStatement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** SQL of conditions that SQLite and PostgreSQL write in different ways. */
export interface SqlDialect {
  /** The condition that a text is in a list. @param list the placeholder of a value of `listOf` */
  isIn(text: string, list: string): string;
  /** A list as the value of one parameter. */
  listOf(texts: readonly string[]): string;
  contains(text: string, part: string): string;
}

export interface SqlDatabase {
  readonly dialect: SqlDialect;
  query(sql: string, values: readonly SqlValue[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Performs statements in one transaction. */
  write(...statements: readonly SqlStatement[]): Promise<void>;
  /** Performs one statement. @returns whether it changed a row */
  change(statement: SqlStatement): Promise<boolean>;
}
