import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether the requesting page may call this server: its origin is the server's own, even behind a trusted proxy, or in
 * `origins`. Other pages always send an origin, so requests without one are allowed.
 * @param headers after `keepTrustedForwards` of addresses.ts
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
