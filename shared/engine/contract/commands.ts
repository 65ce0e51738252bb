import type * as z from "zod/mini";

type Frozen<T> = { readonly [K in keyof T]: T[K] extends (infer Item)[] ? readonly Item[] : T[K] };

/** By type, with readonly arrays. */
type ByType<Parsed extends { readonly type: string }> = {
  readonly [Type in Parsed["type"]]: Frozen<Extract<Parsed, { readonly type: Type }>>;
};

/** The commands that a schema accepts: `CommandsOf<typeof command>`. */
export type CommandsOf<Schema extends z.ZodMiniType<{ readonly type: string }>> = ByType<
  z.infer<Schema>
>[z.infer<Schema>["type"]];

/** The members of a union with these types: `OfType<Event, "CardPlaced" | "CardTurned">`. */
export type OfType<Union extends { readonly type: string }, Type extends Union["type"]> = Extract<
  Union,
  { readonly type: Type }
>;
