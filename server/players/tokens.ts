import { hash } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { ANONYMIZED, LONGEST_NAME, type NameFault, nameFault, tidyName } from "../../shared/engine/people/names.ts";

/** A guest or a program. The id is public and permanent. */
export interface Player {
  readonly id: string;
  readonly name: string;
  /** See `StoredPlayer.program` in store/players.ts. */
  readonly isProgram?: true;
  /** A program that has not shown the host's key. */
  readonly lacksKey?: true;
}

const ISSUER = "stillwater";
const LIFETIME = "400d";

const REMEMBERED = 10_000;

/** `until`: expiry, in ms since 1970. */
interface Proof {
  readonly player: Player;
  readonly until: number;
}

/** JWT with HS256. */
export interface Tokens {
  sign(player: Player): Promise<string>;
  /** Returns the name in the token. Undefined for an invalid token. */
  verify(token: string | undefined): Promise<Player | undefined>;
}

/** @param secret at least 32 bytes in hex */
export function tokensOf(secret: string): Tokens {
  const key = Buffer.from(secret, "hex");
  /** By digest, so that the time of a look-up reveals nothing about a token. */
  const proofs = new LRUCache<string, Proof>({ max: REMEMBERED });

  async function prove(token: string): Promise<Proof | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ["HS256"] });
      const { sub, name, exp = Number.POSITIVE_INFINITY } = payload;
      if (typeof sub !== "string" || typeof name !== "string") return undefined;
      return { player: { id: sub, name }, until: 1000 * exp };
    } catch {
      return undefined;
    }
  }

  return {
    sign: ({ id, name }) =>
      new SignJWT({ name })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer(ISSUER)
        .setSubject(id)
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(key),
    async verify(token) {
      if (!token) return undefined;
      const digest = hash("sha256", token, "base64");
      const known = proofs.get(digest);
      const proof = known && Date.now() < known.until ? known : await prove(token);
      if (proof) proofs.set(digest, proof);
      return proof?.player;
    },
  };
}

const NAME_FAULT_MESSAGES: Readonly<Record<NameFault, string>> = {
  empty: "at least one letter or digit",
  tooLong: `at most ${LONGEST_NAME} characters`,
  accents: "at most two accents on a letter",
  nameless: `the name ${ANONYMIZED} is reserved for deleted players`,
  characters: "letters, digits, spaces and common punctuation only, a letter or a digit first",
};

export const name = z
  .string()
  .transform(tidyName)
  .check(({ value, issues }) => {
    const fault = nameFault(value);
    if (fault) issues.push({ code: "custom", message: NAME_FAULT_MESSAGES[fault], input: value });
  });
