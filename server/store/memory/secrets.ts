import { randomBytes } from "node:crypto";
import type { Secrets } from "../ports.ts";

export function memorySecrets(): Secrets {
  const secrets = new Map<string, string>();
  return {
    async get(name, first = randomBytes(32).toString("hex")) {
      const secret = secrets.get(name) ?? first;
      secrets.set(name, secret);
      return secret;
    },
  };
}
