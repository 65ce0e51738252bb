import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Seat } from "../contract/events.ts";

/**
 * HMAC-SHA-256 of `deal:<number>` under the series' secret, which is committed to in advance.
 * @param secret 64 hex digits
 * @param deal from 1
 */
export const seedOfSeriesDeal = (secret: string, deal: number): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`deal:${deal}`)));

/** The same at every table: the deal depends on its seed alone. */
export const nonceOfSeriesDeal = (series: string, deal: number, seat: Seat): string =>
  bytesToHex(sha256(utf8ToBytes(`series ${series} deal ${deal} seat ${seat}`))).slice(0, 32);
