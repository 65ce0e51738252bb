/** What a socket was sent at once, byte for byte, and when it came, in milliseconds. */
export interface Frame {
  readonly bytes: Uint8Array;
  readonly at: number;
}

/** Every frame that sockets were sent which were opened while they were taped, by session. */
export const tapes = new Map<string, Frame[]>();

let isTaping = false;

/** From now on sockets that are opened are taped; returns the way to stop, and to forget the tapes. */
export function tape(): () => void {
  isTaping = true;
  return () => {
    isTaping = false;
    tapes.clear();
  };
}

/** A socket with a recorder. */
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

/** The SDK keeps the class it finds when it is loaded: this has to be called before. */
export function tapSockets(): void {
  globalThis.WebSocket = TapedSocket;
}
