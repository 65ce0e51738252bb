import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a page may ask: one of this server's own, or of an origin that was let in ("*": of any). Programs that are no
 * browsers name no origin, and are welcome. The name that a trusted proxy was reached by counts as this server's.
 * @param headers as `keepTrustedForwards` leaves them
 */
export function isWelcome(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined || origins.includes("*") || origins.includes(origin)) return true;
  const page = URL.parse(origin);
  if (!page?.host) return false;
  return [headers.host, headers["x-forwarded-host"]].some(
    (host) => host && URL.parse(`${page.protocol}//${host}`)?.host === page.host,
  );
}

/** What a page of another origin, which was let in, is told: that it may read the answer. */
export const corsFor = (origin: string | null, origins: readonly string[]): Record<string, string> =>
  origin !== null && (origins.includes("*") || origins.includes(origin))
    ? {
        "access-control-allow-origin": origin,
        "access-control-allow-credentials": "true",
        "access-control-allow-headers": "authorization, content-type, if-match, if-none-match",
        "access-control-allow-methods": "GET, HEAD, POST, PUT, DELETE",
        "access-control-expose-headers": "retry-after",
        "access-control-max-age": "86400",
        vary: "origin",
      }
    : {};
