/**
 * Stand-ins for the parts of the framework's client that a turn-based table over WebSockets never reaches: WebTransport,
 * accounts, real-time inputs, the debug panel, proxies of one chat platform, and a fetch for browsers without one.
 * vite.config.ts puts them in place of the originals; the page then loads a seventh less of it.
 */
import type { HTTP } from "@colyseus/sdk/HTTP";

/** Only asked for when the protocol is "h3"; the name is needed for an `instanceof`. */
export class H3TransportTransport {}

/** A holder of the token, without the accounts. */
export class Auth {
  readonly http: HTTP<never>;
  constructor(http: HTTP<never>) {
    this.http = http;
  }
  set token(token: string) {
    this.http.authToken = token;
  }
  get token(): string | undefined {
    return this.http.authToken;
  }
}

/** Made only when a room declares inputs in its handshake. */
export class RoomInput {}

export const publishDebug = (): void => {};
export const discordURLBuilder = undefined;
export const xhrFetch = undefined;
/** The browser has its own WebSocket. */
export default undefined;
