import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { LONGEST_NAME, type NameFault, nameFault, tidyName } from "../../shared/engine/names.ts";

/** A guest. The id is public and outlives names, sockets and devices; only the token proves it. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

const ISSUER = "stillwater";
const LIFETIME = "400d";

/** Signs and checks players' tokens (JWT, HS256). */
export interface Tokens {
  sign(player: Player): Promise<string>;
  /** The player a token was signed for; undefined for anything else. */
  verify(token: string | undefined): Promise<Player | undefined>;
}

/** @param secret at least 32 bytes in hex */
export function tokensOf(secret: string): Tokens {
  const key = Buffer.from(secret, "hex");
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
      try {
        const { payload } = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ["HS256"] });
        const { sub, name } = payload;
        return typeof sub === "string" && typeof name === "string" ? { id: sub, name } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

const SAID: Readonly<Record<NameFault, string>> = {
  empty: "at least one letter or digit",
  tooLong: `at most ${LONGEST_NAME} characters`,
  characters: "letters, digits, spaces and common punctuation only, a letter or a digit first",
};

/** A person's name, tidied. */
export const name = z
  .string()
  .transform(tidyName)
  .check(({ value, issues }) => {
    const fault = nameFault(value);
    if (fault) issues.push({ code: "custom", message: SAID[fault], input: value });
  });
