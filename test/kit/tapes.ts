/** `at`: arrival time, in ms. */
export interface Frame {
  readonly bytes: Uint8Array;
  readonly at: number;
}

/** Recorded frames by session. */
export const tapes = new Map<string, Frame[]>();

let isTaping = false;

/** Records sockets that are opened from now on. The returned function stops, and discards the records. */
export function tape(): () => void {
  isTaping = true;
  return () => {
    isTaping = false;
    tapes.clear();
  };
}

class TapedSocket extends globalThis.WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    if (!isTaping) return;
    const session = new URL(url).searchParams.get("sessionId") ?? "none";
    const frames = tapes.get(session) ?? [];
    tapes.set(session, frames);
    this.addEventListener("message", ({ data }) => {
      const at = performance.now();
      const bytes =
        typeof data === "string" ? new TextEncoder().encode(data) : new Uint8Array(data as ArrayBuffer).slice();
      frames.push({ bytes, at });
    });
  }
}

/** Call this before the Colyseus SDK is loaded, which keeps the `WebSocket` that it finds. */
export function tapSockets(): void {
  globalThis.WebSocket = TapedSocket;
}
