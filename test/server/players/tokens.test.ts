import { decodeJwt, SignJWT } from "jose";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { name, tokensOf } from "../../../server/players/tokens.ts";

const secret = "0123456789abcdef".repeat(4);
const ann = { id: "pann", name: "Ann Ö" };

describe("a token", () => {
  test("proves the player it was signed for, to every process with the secret", async () => {
    const token = await tokensOf(secret).sign(ann);
    expect(await tokensOf(secret).verify(token)).toEqual(ann);
  });

  test("holds no more than who it is, and lasts for months", async () => {
    const { iat, exp, ...claims } = decodeJwt(await tokensOf(secret).sign(ann));
    expect(claims).toEqual({ iss: "stillwater", sub: ann.id, name: ann.name });
    expect((exp! - iat!) / 86_400).toBeGreaterThanOrEqual(180);
  });

  test("of another secret, issuer or algorithm, without a player, or with changed bytes, proves no player", async () => {
    const tokens = tokensOf(secret);
    const good = await tokens.sign(ann);
    const [head, body, mark] = good.split(".") as [string, string, string];
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const key = Buffer.from(secret, "hex");
    const signed = (claims: object, issuer: string, alg = "HS256", by: Uint8Array = key) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg }).setIssuer(issuer).sign(by);
    const bad = [
      undefined,
      "",
      "x",
      "..",
      `${head}.${body}`,
      `${head}.${encode({ ...decodeJwt(good), sub: "peve" })}.${mark}`,
      `${encode({ alg: "none" })}.${body}.`,
      `${encode({ alg: "none" })}.${body}.${mark}`,
      `${head}.${body}.${mark.slice(0, -2)}`,
      await tokensOf("f".repeat(64)).sign(ann),
      await signed({ sub: ann.id, name: ann.name }, "elsewhere"),
      await signed({ sub: ann.id, name: ann.name }, "stillwater", "HS512", Buffer.alloc(64, 1)),
      await signed({ sub: ann.id, name: ann.name }, "stillwater", "HS384", Buffer.concat([key, key])),
      await signed({ name: ann.name }, "stillwater"),
      await signed({ sub: ann.id }, "stillwater"),
      await signed({ sub: ann.id, name: 7 }, "stillwater"),
      `Bearer ${good}`,
      "x".repeat(100_000),
    ];
    for (const token of bad) expect([token, await tokens.verify(token)]).toEqual([token, undefined]);
  });

  test("is verified once, however often it is shown, and a false one every time", async () => {
    const verify = vi.spyOn(crypto.subtle, "verify");
    onTestFinished(() => verify.mockRestore());
    const tokens = tokensOf(secret);
    const [good, bad] = [await tokens.sign(ann), await tokensOf("f".repeat(64)).sign(ann)];
    for (let i = 0; i < 3; i++) expect(await tokens.verify(good)).toEqual(ann);
    expect(verify).toHaveBeenCalledTimes(1);
    for (let i = 0; i < 3; i++) expect(await tokens.verify(bad)).toBeUndefined();
    expect(verify).toHaveBeenCalledTimes(4);
  });

  test("that has expired proves no player, though it was verified before", async () => {
    const tokens = tokensOf(secret);
    const token = await tokens.sign(ann);
    expect(await tokens.verify(token)).toEqual(ann);
    vi.useFakeTimers({ now: Date.now() + 401 * 86_400_000, toFake: ["Date"] });
    expect(await tokens.verify(token)).toBeUndefined();
    vi.useRealTimers();
    expect(await tokens.verify(token)).toEqual(ann);
  });
});

describe("a name", () => {
  const taken = (text: unknown) => name.safeParse(text).data;

  test.each([
    ["Ann", "Ann"],
    ["  Ann \t of  the \n Lake ", "Ann of the Lake"],
    ["O'Neill-Smith_2 Jr.", "O'Neill-Smith_2 Jr."],
    ["Jose\u0301", "José"],
    ["李小龍", "李小龍"],
    ["Дарья", "Дарья"],
    ["ศรีสุดา", "ศรีสุดา"],
    ["7", "7"],
    ["\uFEFFAnn", "Ann"],
    ["x".repeat(24), "x".repeat(24)],
  ])("%j is taken as %j", (given, due) => {
    expect(taken(given)).toBe(due);
  });

  test.each([
    "",
    "   ",
    "x".repeat(25),
    "a\u0000b",
    "a\u001bb",
    "a\u007fb",
    "\u202Egnp.exe",
    "a\u202Eb",
    "a\u2066b",
    "a\u200Bb",
    "a\u200Db",
    "\u3164",
    "a\uFE0F",
    "a\u034Fb",
    "a\u2028b\u2029\u0085c",
    "😀",
    "Ann 😀",
    "👨‍👩‍👧",
    "<b>Ann</b>",
    'a"b',
    "a/b",
    "-a",
    ".",
    "\uD800",
    "a\uDC00",
    null,
    7,
    ["Ann"],
    { toString: () => "Ann" },
    undefined,
  ])("%j is refused", (given) => {
    expect(taken(given)).toBeUndefined();
  });
});
