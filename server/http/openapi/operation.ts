import type { z } from "zod";

/** Default type: `application/json`. */
export interface BodyDescription {
  readonly schema: z.ZodType;
  readonly type?: string;
  readonly isOptional?: true;
}

export interface AnswerDescription {
  readonly description: string;
  readonly body?: BodyDescription;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Operation {
  /** Unique. Client generators use it as a function name. */
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  /** `optional`: a token changes the answer. */
  readonly token?: "required" | "optional";
  /** Parameters that `PATH_PARAMETERS` does not describe. */
  readonly path?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodType;
  /** Meanings of headers, by name. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyDescription;
  readonly answers: Readonly<Record<number, AnswerDescription>>;
  /** Reasons by status, besides `COMMON_REFUSALS`. */
  readonly refusals?: Refusals;
}

/** By method and path below `/api`: `GET /matches/:id`. */
export type Operations = Readonly<Record<string, Operation>>;

type Refusals = Readonly<Record<number, readonly string[]>>;

/** Reasons for which any request may be refused, by status. */
export const COMMON_REFUSALS: Refusals = {
  400: ["BadRequest"],
  403: ["ForeignOrigin"],
  411: ["BadRequest"],
  413: ["TooLarge"],
  415: ["BadRequest"],
  429: ["TooMany"],
  500: ["ServerError"],
  503: ["NotStored", "StoreUnavailable", "TableMoved", "ClusterUnreachable", "Draining", "NoProcess"],
};

export function refusalsOf({ token, refusals = {} }: Operation): Refusals {
  const reasons: Record<number, readonly string[]> = { ...COMMON_REFUSALS };
  const own = token === "required" ? [[401, ["NoToken"]] as const] : [];
  for (const [status, more] of [...own, ...Object.entries(refusals)])
    reasons[Number(status)] = [...(reasons[Number(status)] ?? []), ...more];
  return reasons;
}

export const json = (description: string, schema: z.ZodType): AnswerDescription => ({ description, body: { schema } });

export const jsonBody = (schema: z.ZodType): BodyDescription => ({ schema });
