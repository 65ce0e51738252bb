import type { Request } from "express";
import { HttpError } from "./errors.ts";

/**
 * Compares the headers `If-Match` and `If-None-Match: *`, if there are any, with the time of the last stored change.
 * @param held that time; undefined if nothing is stored
 * @param reason the code of the refusal
 * @throws HttpError if they differ: it was changed since the caller read it
 */
export function mustBeUnchanged(request: Request, held: string | undefined, reason: string): void {
  const [match, noneMatch] = [request.get("if-match"), request.get("if-none-match")];
  if (match === undefined && noneMatch === undefined) return;
  if (noneMatch === "*" ? held !== undefined : match !== `"${held}"`)
    throw new HttpError(412, reason, "it has changed since you read it: read it again first");
}
