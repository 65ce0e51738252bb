import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { getMessageBytes, Protocol, ResponseStatus } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { WebSocket } from "ws";
import { networkIn } from "../http/addresses.ts";
import { Allowance, type Limit } from "../limits.ts";
import { type FrameFault, frameFault } from "./frames.ts";
import { LARGEST_TALK } from "./requests.ts";

/** The least that anything sent counts for, in bytes: what is short costs as well. */
const LEAST = 64;
/** What is refused counts for this part of all that a line may send: who goes on is hung up soon. */
const REFUSED = 1 / 10;
/** The close code for those who send too much: "policy violation". */
const HUNG_UP = 1008;
/** How long the other end may take to read that, in milliseconds. */
const FAREWELL = 1000;

export interface TransportLimits {
  /** How many bytes one line may send; undefined for any number. */
  readonly bytes: Limit | undefined;
  /** Somebody's line was hung up; `network` as in addresses.ts. */
  readonly onHangUp: (network: string) => void;
  /** A request was not even unpacked. */
  readonly onRefusal: (reason: string) => void;
}

type TransportOptions = NonNullable<ConstructorParameters<typeof WebSocketTransport>[0]>;

/** The framework's transport, over lines that bound what a message may cost before anybody unpacks it. */
export class BoundedTransport extends WebSocketTransport {
  constructor(options: Omit<TransportOptions, "WebSocket" | "maxPayload">, rules: TransportLimits) {
    const Line = lineWith(rules);
    super({ ...options, WebSocket: Line, maxPayload: LARGEST_TALK });
    // The framework keeps rooms in a plain object, so it takes an inherited property such as `constructor` for a room.
    this.wss.shouldHandle = ({ url = "" }) => !(roomIn(url) in Object.prototype);
    this.wss.prependListener("connection", (line, { headers, socket }: IncomingMessage) => {
      if (line instanceof Line) line.attach(socket, networkIn(headers));
    });
  }
}

/** The room that a socket's address names: the last part of the path. */
const roomIn = (address: string): string => address.split("?")[0]!.split("/").at(-1)!;

/** Whether a frame is a state patch without any change: the framework sends one to each client that sees nothing of a change. */
const isEmptyPatch = (frame: unknown): boolean =>
  frame instanceof Uint8Array && frame.length === 1 && frame[0] === Protocol.ROOM_STATE_PATCH;

/** A class of sockets that hand on only what is worth unpacking, and hang up on who sends too much. The seat stays theirs. */
const lineWith = ({ bytes, onHangUp, onRefusal }: TransportLimits) =>
  class Line extends WebSocket {
    #network = "";
    #stream: Duplex | undefined;
    #isCorked = false;
    readonly #allowance = bytes && new Allowance(bytes);

    /** @param stream what the frames are written to */
    attach(stream: Duplex, network: string): void {
      this.#stream = stream;
      this.#network = network;
    }

    /** Drops empty patches: their time alone would reveal a hidden move to a delayed spectator. */
    override send(data: Parameters<WebSocket["send"]>[0], ...options: unknown[]): void {
      if (isEmptyPatch(data)) return;
      this.#cork();
      super.send(data, ...(options as []));
    }

    /** Sends all frames of a tick in one write, such as the patch and the reply to the player who moved. */
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
      if (event === "message" && !this.#takes(args[0] as Uint8Array)) return true;
      return super.emit(event, ...args);
    }

    #takes(frame: Uint8Array): boolean {
      if (this.readyState !== WebSocket.OPEN || !this.#spend(Math.max(LEAST, frame.length))) return false;
      const objection = frameFault(frame);
      if (objection) this.#refuse(objection);
      return objection === undefined;
    }

    #refuse({ refusal, request }: FrameFault): void {
      onRefusal(refusal.reason);
      if (bytes && !this.#spend(bytes.count * REFUSED)) return;
      if (request !== undefined)
        this.send(getMessageBytes[Protocol.ROOM_RESPONSE](request, ResponseStatus.OK, refusal));
    }

    /** Whether so many bytes are still allowed. */
    #spend(size: number): boolean {
      if (this.#allowance?.spend(size) !== false) return true;
      if (this.readyState === WebSocket.OPEN) this.#hangUp();
      return false;
    }

    /** Nothing more is read, and nobody is waited for who does not hang up as well. */
    #hangUp(): void {
      onHangUp(this.#network);
      this.close(HUNG_UP, "TooMany");
      this.pause();
      setTimeout(() => this.terminate(), FAREWELL).unref();
    }
  };
