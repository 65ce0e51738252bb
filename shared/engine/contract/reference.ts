/** Texts in English that describe a game to programs. The rest of the description is generated from its schemas. */
export interface GameReference {
  readonly name: string;
  /** What each option means. */
  readonly options: Readonly<Record<string, string>>;
  /** What each bot of the server is. */
  readonly bots: Readonly<Record<string, string>>;
  /** What each question of `Game.question` asks, and with which commands it is answered. */
  readonly questions: Readonly<Record<string, string>>;
  /** What each refusal of the game means. */
  readonly refusals: Readonly<Record<string, string>>;
}
