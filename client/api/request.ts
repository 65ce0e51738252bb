import { type Refused, refused } from "../../shared/engine/log/reply.ts";

/** `reason` is the server's code, `Unexpected` without one, or `NoConnection` without a readable response. */
export type ApiResponse<T> = ({ readonly ok: true } & T) | (Refused & { readonly status?: number });

const isRefusal = (body: unknown): body is Pick<Refused, "reason" | "rule"> =>
  typeof body === "object" && body !== null && "reason" in body && typeof body.reason === "string";

function refusalIn(body: unknown): Refused {
  if (!isRefusal(body)) return refused("Unexpected");
  return refused(body.reason, body.rule);
}

/** In ms. */
const TIMEOUT = 30_000;

const json = (response: Response): Promise<unknown> => response.json();

/**
 * Never rejects.
 * @param read reads the body of a successful response
 */
export async function request<T extends object>(
  url: string,
  init: RequestInit = {},
  token?: string,
  read: (response: Response) => Promise<unknown> = json,
): Promise<ApiResponse<T>> {
  const headers = new Headers(init.headers);
  if (init.body) headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  try {
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT) });
    if (response.ok) return { ...((await read(response)) as T), ok: true };
    const body = await json(response);
    return { ...refusalIn(body), status: response.status };
  } catch {
    return { ok: false, reason: "NoConnection" };
  }
}

export const post = (body: object): RequestInit => ({ method: "POST", body: JSON.stringify(body) });
