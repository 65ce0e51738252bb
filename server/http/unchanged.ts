import type { Request } from "express";
import { HttpError } from "./errors.ts";

/**
 * Checks `If-Match` and `If-None-Match: *`.
 * @param held time of the last stored change; undefined if nothing is stored
 * @param reason of the refusal
 * @throws HttpError
 */
export function mustBeUnchanged(request: Request, held: string | undefined, reason: string): void {
  const [match, noneMatch] = [request.get("if-match"), request.get("if-none-match")];
  if (match === undefined && noneMatch === undefined) return;
  if (noneMatch === "*" ? held !== undefined : match !== `"${held}"`)
    throw new HttpError(412, reason, "it has changed since you read it: read it again first");
}
