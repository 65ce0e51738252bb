import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OPERATIONS } from "../../../server/composition/openapi.ts";
import { openApiDocument } from "../../../server/http/openapi/document.ts";
import { refusalsOf } from "../../../server/http/openapi/operation.ts";
import { VERSION } from "../../../shared/version.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import { misfitOf } from "../../kit/described-answers.ts";
import { JsonSchemaEvaluator } from "../../kit/json-schema.ts";
import { VISITS } from "../../kit/visits.ts";

const METHODS = ["get", "put", "post", "delete"];
const COMMON = ["400", "403", "411", "413", "415", "429", "500", "503"];

interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
  }[];
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly $ref?: string }>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

type Document = Omit<ReturnType<typeof openApiDocument>, "paths"> & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
};

let app: TestApp;
let document: Document;
let operations: readonly (readonly [route: string, operation: DescribedOperation])[];

beforeAll(async () => {
  app = await startApp();
  document = await (await fetch(`${app.origin}/api/openapi.json`)).json();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
  );
});
afterAll(() => app.stop());

function* objectsIn(value: unknown, at = "#"): Generator<readonly [at: string, object: Record<string, unknown>]> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Record<string, unknown>];
  for (const [name, held] of Object.entries(value)) yield* objectsIn(held, `${at}/${name}`);
}

test("the document has every route below /api with its method, and no other", () => {
  // `VISITS` has all routes, as routes.test.ts checks.
  const routes = Object.keys(VISITS).filter((route) => route.includes(" /api/"));
  const described = operations.map(([route]) => {
    const [method, path] = route.split(" ") as [string, string];
    return `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`;
  });
  expect(described.toSorted()).toEqual(routes.toSorted());
});

test("the document is the one of this version, and is compressed and validated like GET /api/games", async () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  expect(document.info).toMatchObject({ title: "Stillwater", version: VERSION });
  const { headers } = await fetch(`${app.origin}/api/openapi.json`, { headers: { "accept-encoding": "gzip" } });
  expect(headers.get("content-encoding")).toBe("gzip");
  const again = { "if-none-match": headers.get("etag")!, "cache-control": "max-age=0" };
  expect((await fetch(`${app.origin}/api/openapi.json`, { headers: again })).status).toBe(304);
});

/** Published by the OpenAPI Initiative (spec.openapis.org, Apache 2.0). */
const official = new JsonSchemaEvaluator(JSON.parse(readFileSync("test/fixtures/openapi/3.1-2022-10-07.json", "utf8")));

test("the document fits the official schema of OpenAPI 3.1", () => {
  expect(official.faultsOf(document)).toEqual([]);
});

const health = "/api/health";
const spoilt = (change: (get: Record<string, unknown>) => object): object => ({
  ...document,
  paths: { [health]: { get: change({ ...document.paths[health]!.get }) } },
});

test.each([
  ["no version", () => ({ ...document, openapi: undefined }), "/openapi"],
  ["no title", () => ({ ...document, info: { version: "1" } }), "/info: lacks title"],
  ["an unknown field", () => ({ ...document, routes: {} }), "/routes: is not allowed"],
  ["no slash before a path", () => ({ ...document, paths: { health: {} } }), "/paths/health: is not allowed"],
  ["an answer without a description", () => spoilt((get) => ({ ...get, responses: { 200: {} } })), "lacks description"],
  [
    "a status that is none",
    () => spoilt((get) => ({ ...get, responses: { ok: { description: "" } } })),
    "responses/ok",
  ],
  [
    "an optional parameter of a path",
    () => spoilt((get) => ({ ...get, parameters: [{ name: "id", in: "path", schema: {} }] })),
    "lacks required",
  ],
  [
    "a parameter without a schema",
    () => spoilt((get) => ({ ...get, parameters: [{ name: "id", in: "query" }] })),
    "lacks schema",
  ],
])("the official schema refuses %s", (_, made, fault) => {
  expect(official.faultsOf(made()).join("\n")).toContain(fault);
});

test("every reference of the document has a target, and every component is referred to", () => {
  const objects = [...objectsIn(document)];
  const targets = new Set(objects.map(([at]) => at));
  const references = objects.flatMap(([, { $ref }]) => (typeof $ref === "string" ? [$ref] : []));
  expect(references.filter((reference) => !targets.has(reference))).toEqual([]);
  const { schemas, responses } = document.components;
  const components = [
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
  ];
  expect(components.filter((component) => !references.includes(component))).toEqual([]);
  for (const name of [...Object.keys(schemas), ...Object.keys(responses)]) expect(name).toMatch(/^[\w.-]+$/);
});

test("every operation has its own id, a tag of the document, a summary and answers", () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const tags = document.tags.map(({ name }) => name);
  for (const [route, { operationId, tags: own, summary, responses }] of operations) {
    expect(METHODS, route).toContain(route.split(" ")[0]);
    expect(operationId, route).toMatch(/^[a-z][A-Za-z]+$/);
    expect(tags, route).toContain(own[0]);
    expect(summary, route).not.toBe("");
    expect(Object.keys(responses), route).toEqual(expect.arrayContaining(COMMON));
    expect(
      Object.keys(responses).some((status) => /^2\d\d$/.test(status)),
      route,
    ).toBe(true);
    for (const response of Object.values(responses)) expect(response.description ?? response.$ref, route).toBeTruthy();
  }
});

test("the parameters of an operation are those of its path, and all are described", () => {
  for (const [route, { parameters = [] }] of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === "path");
    expect(
      inPath.map(({ name }) => name),
      route,
    ).toEqual(Array.from(route.matchAll(/\{(\w+)\}/g), ([, name]) => name));
    expect(
      inPath.every(({ required }) => required),
      route,
    ).toBe(true);
    const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(keys).size, route).toBe(keys.length);
    for (const { name, description } of parameters) expect(description, `${route}: ${name}`).toBeTruthy();
  }
});

test("operations that need a token say so, and what is answered without one", () => {
  const needing = operations.filter(([, { security }]) => security?.length === 1);
  expect(needing.length).toBeGreaterThan(25);
  for (const [route, { responses, security }] of needing) {
    expect(responses, route).toHaveProperty("401");
    expect(security![0], route).toEqual({ token: [] });
  }
  expect(document.components.securitySchemes).toHaveProperty("token");
});

test("the reasons of refusals are those of PROTOCOL.md, by status", () => {
  const [, page] = readFileSync("shared/PROTOCOL.md", "utf8").split("## Answers over HTTP") as [string, string];
  const listed = Array.from(page.matchAll(/^\| (\d{3}) \| (.*) \|$/gm)).flatMap(([, status, reasons]) =>
    Array.from(reasons!.matchAll(/`(\w+)`/g), ([, reason]) => `${status} ${reason}`),
  );
  const described = Object.values(OPERATIONS).flatMap((operation) =>
    Object.entries(refusalsOf(operation)).flatMap(([status, reasons]) =>
      reasons.map((reason) => `${status} ${reason}`),
    ),
  );
  // Rooms and endpoints outside /api are not in the document.
  const others = ["400 BadCommand", "400 BadText", "403 NotSeated", "404 NoSuchDoor", "404 NoSuchPicture"];
  expect(new Set(listed)).toEqual(new Set([...described, ...others, "401 TokenWanted"]));
});

test("a stream is described as lines of JSON", () => {
  const { responses } = document.paths["/api/matches/{id}/stream"]!.get!;
  expect(responses[200]).toMatchObject({
    content: { "application/x-ndjson": { schema: { $ref: "#/components/schemas/StreamLine" } } },
  });
});

test.each([
  ["an answer with an unknown field", "GET", "/api/health", 200, { ok: true, load: 1 }],
  ["an answer without a field", "GET", "/api/players/me", 200, { player: "p1", name: "Ann" }],
  ["an unknown status", "GET", "/api/health", 418, { ok: true }],
  ["an unknown reason", "GET", "/api/programs/p1", 404, { reason: "NoSuchMatch", message: "" }],
  ["a refusal without a sentence", "GET", "/api/programs/p1", 404, { reason: "NoSuchProgram" }],
  ["a body where none is described", "DELETE", "/api/players/p1", 204, {}],
])("%s does not fit the document", (_, method, path, status, body) => {
  expect(misfitOf(method, path, status, body)).toBeTypeOf("string");
});

test("the document holds only data that JSON keeps", () => {
  expect(document).toEqual(openApiDocument(OPERATIONS));
});
