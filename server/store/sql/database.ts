export type SqlValue = string | number | boolean | null;

/** Parameters are $1, $2 … */
export interface SqlStatement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export interface SqlDialect {
  /** @param list the placeholder of a value of `listOf` */
  isIn(text: string, list: string): string;
  /** The value of one parameter. */
  listOf(texts: readonly string[]): string;
  contains(text: string, part: string): string;
}

export interface SqlDatabase {
  readonly dialect: SqlDialect;
  query(sql: string, values: readonly SqlValue[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** In one transaction. */
  write(...statements: readonly SqlStatement[]): Promise<void>;
  /** @returns whether a row was changed */
  change(statement: SqlStatement): Promise<boolean>;
}
