import type { IncomingMessage } from "node:http";
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
    super({ ...options, WebSocket: lineWith(rules), maxPayload: LARGEST_TALK });
    this.wss.prependListener("connection", (line, { headers }: IncomingMessage) => {
      if (line instanceof WebSocket && "network" in line) line.network = networkIn(headers);
    });
  }
}

/** A class of sockets that hand on only what is worth unpacking, and hang up on who sends too much. The seat stays theirs. */
const lineWith = ({ bytes, onHangUp, onRefusal }: TransportLimits): typeof WebSocket =>
  class Line extends WebSocket {
    network = "";
    readonly #allowance = bytes && new Allowance(bytes);

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
      onHangUp(this.network);
      this.close(HUNG_UP, "TooMany");
      this.pause();
      setTimeout(() => this.terminate(), FAREWELL).unref();
    }
  };
