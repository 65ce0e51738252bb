import type * as z from "zod/mini";

type Frozen<T> = { readonly [K in keyof T]: T[K] extends (infer Item)[] ? readonly Item[] : T[K] };

type ByType<Parsed extends { readonly type: string }> = {
  readonly [Type in Parsed["type"]]: Frozen<Extract<Parsed, { readonly type: Type }>>;
};

/** Example: `CommandsOf<typeof command>`. */
export type CommandsOf<Schema extends z.ZodMiniType<{ readonly type: string }>> = ByType<
  z.infer<Schema>
>[z.infer<Schema>["type"]];

/** Example: `OfType<Event, "CardPlaced" | "CardTurned">`. */
export type OfType<Union extends { readonly type: string }, Type extends Union["type"]> = Extract<
  Union,
  { readonly type: Type }
>;
