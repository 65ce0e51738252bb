import type { z } from "zod";
import { OPERATIONS } from "../../server/composition/openapi.ts";
import { refusal } from "../../server/http/openapi/components.ts";
import { type Operation, refusalsOf } from "../../server/http/openapi/operation.ts";
import { invitationLine, streamLine } from "../../server/rooms/stream-operations.ts";

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly operation: Operation;
}

/** Sorted, because `/players/me` must not match `/players/:id`. */
const ROUTES: readonly Route[] = Object.entries(OPERATIONS)
  .map(([route, operation]) => {
    const [method, path] = route.split(" ") as [string, string];
    return { method, operation, path };
  })
  .toSorted((a, b) => Number(a.path.includes(":")) - Number(b.path.includes(":")))
  .map(({ path, ...route }) => ({
    ...route,
    pattern: new RegExp(`^/api${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`),
  }));

const issuesOf = (schema: z.ZodType, value: unknown): string =>
  schema
    .safeParse(value)
    .error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`)
    .join("; ") ?? "";

/**
 * Undefined if the answer is as documented.
 * @param body the parsed JSON; undefined if empty
 */
export function misfitOf(method: string, path: string, status: number, body: unknown): string | undefined {
  const route = ROUTES.find((one) => one.method === method && one.pattern.test(path));
  if (!route) return issuesOf(refusal, body) || undefined;
  const { answers } = route.operation;
  const answer = answers[status];
  const reasons = refusalsOf(route.operation)[status];
  if (!answer && !reasons) return `the status is not described: ${JSON.stringify(body)}`;
  if (reasons && issuesOf(refusal, body) === "") {
    const reason = reasonIn(body)!;
    return reasons.includes(reason) ? undefined : `the reason is not described: ${reason}`;
  }
  if (!answer) return issuesOf(refusal, body);
  if (!answer.body) return body === undefined ? undefined : "a body where none is described";
  return issuesOf(answer.body.schema, body) || undefined;
}

const reasonIn = (body: unknown): string | undefined => (body as { readonly reason?: string } | undefined)?.reason;

/** @throws if the line is not as documented */
export function mustBeStreamLine(line: unknown): void {
  const issues = issuesOf(streamLine, line);
  if (issues !== "")
    throw new Error(`the OpenAPI document has no such line of a stream: ${JSON.stringify(line)}: ${issues}`);
}

/** @throws if the line is not as documented */
export function mustBeInvitationLine(line: unknown): void {
  const issues = issuesOf(invitationLine, line);
  if (issues !== "")
    throw new Error(`the OpenAPI document has no such line of invitations: ${JSON.stringify(line)}: ${issues}`);
}

const nativeFetch = globalThis.fetch;
let pending: Promise<string | undefined>[] = [];

/** Excludes streams of JSON Lines. */
const hasJson = ({ headers }: Response): boolean => /^application\/json(;|$)/.test(headers.get("content-type") ?? "");

async function examine(method: string, response: Response): Promise<string | undefined> {
  const { pathname } = new URL(response.url);
  const isJson = hasJson(response);
  // A closed answer cannot be read.
  const text = isJson ? await response.text().catch(() => "") : undefined;
  if (text === "") return undefined;
  const misfit = misfitOf(method, pathname, response.status, text && JSON.parse(text));
  return misfit && `${method} ${pathname} answered ${response.status}: ${misfit}`;
}

const isExamined = (response: Response): boolean =>
  /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+\/api\//.test(response.url) &&
  (hasJson(response) || response.status === 204);

const examiningFetch: typeof fetch = async (input, init) => {
  const response = await nativeFetch(input, init);
  const method = (init?.method ?? (input instanceof Request ? input.method : "GET")).toUpperCase();
  // CORS preflights are not documented.
  if (method !== "OPTIONS" && isExamined(response)) pending.push(examine(method, response.clone()));
  return response;
};

/** From now on, compares answers to `fetch` with the OpenAPI document. */
export function examineAnswers(): void {
  globalThis.fetch = examiningFetch;
}

/** Returns the differences since the last call, without duplicates. */
export async function takeMisfits(): Promise<readonly string[]> {
  const examined = pending;
  pending = [];
  const misfits = await Promise.all(examined);
  return [...new Set(misfits.filter((misfit) => misfit !== undefined))];
}
