import type { ContactChoice } from "../../shared/engine/people/contacts.ts";

export interface StoredContact {
  readonly player: string;
  readonly other: string;
  readonly choice: ContactChoice;
  /** A match that both players played. */
  readonly match: string;
}
