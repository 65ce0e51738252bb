import { createECDH, createHash } from "node:crypto";

/** These keys identify this deployment to push services (VAPID, RFC 8292): P-256, in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** @param secret 32 bytes in hex */
export function vapidKeysOf(secret: string): VapidKeys {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(secret, "hex");
  } catch {
    // One secret in 2^32 exceeds the order of the curve.
    return vapidKeysOf(createHash("sha256").update(secret).digest("hex"));
  }
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: Buffer.from(secret, "hex").toString("base64url"),
  };
}
