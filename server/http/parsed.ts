import type { z } from "zod";
import { Fault } from "./faults.ts";

/** What a request holds, as a schema wants it. @throws Fault that names every field at fault */
export function parsed<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => `${path.join(".") || what}: ${message}`);
  throw new Fault(400, "BadRequest", wrong.join("; "));
}
