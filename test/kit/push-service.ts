import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, createServer } from "node:https";
import type { AddressInfo } from "node:net";

const pem = (name: string) => readFileSync(new URL(`../fixtures/tls/localhost.${name}.pem`, import.meta.url), "utf8");

type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | "silence";

/** A message, decrypted. */
interface ReceivedMessage {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Claims of the verified signature (RFC 8292). */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly publicKey: string;
  readonly said: unknown;
}

/** A subscription in the form of `PushSubscription.toJSON`. */
export interface Browser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A local push service with the keys of its browsers. */
export async function pushService() {
  const browsers = new Map<string, { readonly pair: ReturnType<typeof createECDH>; readonly auth: Buffer }>();
  const answers = new Map<string, Answer>();
  const received: ReceivedMessage[] = [];
  const faults: unknown[] = [];
  const server = createServer({ key: pem("key"), cert: pem("cert") }, async (request, response) => {
    const path = request.url!;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const answer = answers.get(path) ?? { status: 201 };
    if (answer === "silence") return;
    try {
      const { claims, publicKey } = senderOf(request.headers.authorization ?? "");
      const { pair, auth } = browsers.get(path)!;
      const said = JSON.parse(decrypted(Buffer.concat(parts), pair, auth));
      received.push({ path, headers: request.headers, claims, publicKey, said });
    } catch (error) {
      faults.push(error);
    }
    response.writeHead(answer.status, { ...answer.headers }).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    received,
    /** Errors of messages that could not be read. */
    faults,
    agent: new Agent({ ca: pem("cert"), keepAlive: true, maxSockets: 32 }),
    answers: (browser: Browser, answer: Answer) => answers.set(new URL(browser.endpoint).pathname, answer),
    subscribe(): Browser {
      const pair = createECDH("prime256v1");
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString("base64url")}`;
      browsers.set(path, { pair, auth });
      const keys = { p256dh: pair.generateKeys("base64url"), auth: auth.toString("base64url") };
      return { endpoint: `https://${host}${path}`, keys };
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** @throws if the signature is wrong */
function senderOf(authorization: string): Pick<ReceivedMessage, "claims" | "publicKey"> {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head, body, signature] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const half = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const key = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x: half(1), y: half(33) } });
  const signed = Buffer.from(`${head}.${body}`);
  const isTrue = verify("sha256", signed, { key, dsaEncoding: "ieee-p1363" }, Buffer.from(signature!, "base64url"));
  if (!isTrue) throw new Error("the signature is wrong");
  return { claims: JSON.parse(Buffer.from(body!, "base64url").toString()), publicKey };
}

/**
 * `aes128gcm` with one record (RFC 8188, RFC 8291).
 * @throws if the message was tampered with
 */
function decrypted(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20]!;
  const senderKey = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), senderKey]);
  const material = Buffer.from(hkdfSync("sha256", pair.computeSecret(senderKey), auth, info, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", material, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const cipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
