import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { getMessageBytes, Protocol, ResponseStatus } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { WebSocket } from "ws";
import { networkIn } from "../http/addresses.ts";
import { Allowance, type Limit } from "../limits.ts";
import { type FrameFault, frameFault } from "./frames.ts";
import { LARGEST_CHAT_REQUEST } from "./request-schemas.ts";

/** Minimum charge for a frame, in bytes. */
const LEAST = 64;
/** Charge for a refused frame, as a share of the connection's allowance. */
const REFUSED = 1 / 10;
/** Close code for clients that send too much. */
const POLICY_VIOLATION = 1008;
/** Time for a client to acknowledge the close, in ms. */
const CLOSING = 1000;

interface TransportLimits {
  /** Limit per connection; undefined: unlimited. */
  readonly bytes: Limit | undefined;
  /** `network`: see `networkKeyOf` in http/addresses.ts. */
  readonly onDisconnect: (network: string) => void;
  /** Called when a frame is refused. */
  readonly onRefusal: (reason: string) => void;
}

type TransportOptions = NonNullable<ConstructorParameters<typeof WebSocketTransport>[0]>;

/** Refuses expensive messages without unpacking them. */
export class BoundedTransport extends WebSocketTransport {
  constructor(options: Omit<TransportOptions, "WebSocket" | "maxPayload">, limits: TransportLimits) {
    super({ ...options, WebSocket: BoundedSocket, maxPayload: LARGEST_CHAT_REQUEST });
    // Colyseus would take an inherited property such as `constructor` for a room.
    this.wss.shouldHandle = ({ url = "" }) => !(roomIn(url) in Object.prototype);
    this.wss.prependListener("connection", (client, { headers, socket }: IncomingMessage) => {
      if (client instanceof BoundedSocket) client.attach(limits, socket, networkIn(headers));
    });
  }
}

const roomIn = (address: string): string => address.split("?")[0]!.split("/").at(-1)!;

/** Colyseus sends empty state patches to clients that see nothing of a change. */
const isEmptyPatch = (frame: unknown): boolean =>
  frame instanceof Uint8Array && frame.length === 1 && frame[0] === Protocol.ROOM_STATE_PATCH;

/** Drops invalid frames without unpacking them. Closes if the client sends too much. */
class BoundedSocket extends WebSocket {
  #limits: TransportLimits | undefined;
  #network = "";
  #stream: Duplex | undefined;
  #isCorked = false;
  #allowance: Allowance | undefined;

  /** Call this before the first frame is read. */
  attach(limits: TransportLimits, stream: Duplex, network: string): void {
    this.#limits = limits;
    this.#allowance = limits.bytes && new Allowance(limits.bytes);
    this.#stream = stream;
    this.#network = network;
  }

  /** Drops empty patches: their timing would reveal hidden moves to delayed spectators. */
  override send(data: Parameters<WebSocket["send"]>[0], ...options: unknown[]): void {
    if (isEmptyPatch(data)) return;
    this.#cork();
    super.send(data, ...(options as []));
  }

  /** Sends all frames of a tick in one write. */
  #cork(): void {
    const stream = this.#stream;
    if (!stream || this.#isCorked) return;
    this.#isCorked = true;
    stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event === "ping" || event === "pong") this.#spend(LEAST);
    if (event === "message" && !this.#accepts(args[0] as Uint8Array)) return true;
    return super.emit(event, ...args);
  }

  #accepts(frame: Uint8Array): boolean {
    if (this.readyState !== WebSocket.OPEN || !this.#spend(Math.max(LEAST, frame.length))) return false;
    const fault = frameFault(frame);
    if (fault) this.#refuse(fault);
    return fault === undefined;
  }

  #refuse({ refusal, request }: FrameFault): void {
    const bytes = this.#limits?.bytes;
    this.#limits?.onRefusal(refusal.reason);
    if (bytes && !this.#spend(bytes.count * REFUSED)) return;
    if (request !== undefined) this.send(getMessageBytes[Protocol.ROOM_RESPONSE](request, ResponseStatus.OK, refusal));
  }

  /** @returns whether `size` bytes are within the allowance */
  #spend(size: number): boolean {
    if (this.#allowance?.spend(size) !== false) return true;
    if (this.readyState === WebSocket.OPEN) this.#disconnect();
    return false;
  }

  /** Terminates clients that do not acknowledge the close. */
  #disconnect(): void {
    this.#limits?.onDisconnect(this.#network);
    this.close(POLICY_VIOLATION, "TooMany");
    this.pause();
    setTimeout(() => this.terminate(), CLOSING).unref();
  }
}
