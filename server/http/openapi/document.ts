import { z } from "zod";
import { VERSION } from "../../../shared/version.ts";
import { PATH_PARAMETERS, refusal } from "./components.ts";
import {
  type AnswerDescription,
  type BodyDescription,
  COMMON_REFUSALS,
  type Operation,
  type Operations,
  refusalsOf,
} from "./operation.ts";

type JsonObject = Readonly<Record<string, unknown>>;

type Direction = "input" | "output";

const PHRASES: Readonly<Record<number, string>> = {
  400: "The request is wrong",
  401: "A valid token is required",
  403: "The caller may not do that",
  404: "There is no such thing",
  409: "The request does not fit the present state",
  411: "The length of the body is missing",
  412: "It was changed meanwhile",
  413: "The body is too large",
  415: "Bodies of this type or encoding are not read",
  429: "Too many requests: repeat it after `Retry-After`",
  500: "The server has failed",
  503: "The request can be repeated",
};

/** Schemas with an id become components. */
class Schemas {
  readonly components: Record<string, unknown> = {};

  convert(schema: z.ZodType, io: Direction): JsonObject {
    const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
    Object.assign(this.components, pointed($defs));
    return pointed(own);
  }
}

/** OpenAPI has `components` instead of `$defs`. */
const pointed = (schema: object): JsonObject =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

export function openApiDocument(operations: Operations) {
  const schemas = new Schemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [route, operation] of Object.entries(operations)) {
    const [method, path] = route.split(" ") as [string, string];
    const address = `/api${path.replace(/:(\w+)/g, "{$1}")}`;
    paths[address] = { ...paths[address], [method.toLowerCase()]: describe(operation, path, schemas) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Stillwater",
      version: VERSION,
      summary: "Card games for people and programs",
      description:
        "shared/PROTOCOL.md, in the sources of this program, says what the answers mean; `source` of GET /api/about is where a host publishes them. A refusal has a reason, which can be translated.",
    },
    servers: [{ url: "/", description: "This server" }],
    tags: [...new Set(Object.values(operations).map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: schemas.convert(refusal, "output"), ...schemas.components },
      responses: Object.fromEntries(
        Object.entries(COMMON_REFUSALS).map(([status, reasons]) => [
          `Refused${status}`,
          refusedAnswer(Number(status), reasons),
        ]),
      ),
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "The token that `POST /api/players` answers" },
      },
    },
  };
}

function describe(operation: Operation, path: string, schemas: Schemas): JsonObject {
  const { id, tag, summary, token, body } = operation;
  const parameters = parametersOf(operation, path, schemas);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: !body.isOptional, content: contentOf(body, "input", schemas) },
    }),
    responses: responsesOf(operation, schemas),
    ...(token && { security: token === "required" ? [{ token: [] }] : [{ token: [] }, {}] }),
  };
}

const contentOf = ({ schema, type = "application/json" }: BodyDescription, io: Direction, schemas: Schemas) => ({
  [type]: { schema: schemas.convert(schema, io) },
});

function parametersOf({ path: own, query, headers = {} }: Operation, path: string, schemas: Schemas): JsonObject[] {
  const inPath = Array.from(path.matchAll(/:(\w+)/g), ([, name]) =>
    parameterOf("path", name!, schemas.convert((own?.[name!] ?? PATH_PARAMETERS[name!])!, "input"), true),
  );
  const { properties = {}, required = [] } = (query ? schemas.convert(query, "input") : {}) as {
    readonly properties?: Readonly<Record<string, JsonObject>>;
    readonly required?: readonly string[];
  };
  return [
    ...inPath,
    ...Object.entries(properties).map(([name, schema]) => parameterOf("query", name, schema, required.includes(name))),
    ...Object.entries(headers).map(([name, description]) =>
      parameterOf("header", name, { type: "string", description }, false),
    ),
  ];
}

function parameterOf(place: string, name: string, { description, ...schema }: JsonObject, required: boolean) {
  return { name, in: place, ...(required && { required }), ...(description !== undefined && { description }), schema };
}

/** A status with an answer and refusals allows either schema. */
function responsesOf(operation: Operation, schemas: Schemas): JsonObject {
  const responses: Record<string, unknown> = {};
  for (const [status, answer] of Object.entries(operation.answers)) responses[status] = responseOf(answer, schemas);
  for (const [code, reasons] of Object.entries(refusalsOf(operation))) {
    const status = Number(code);
    const either = operation.answers[status]?.body;
    responses[status] = either
      ? refusedAnswer(status, reasons, [schemas.convert(either.schema, "output")])
      : reasons === COMMON_REFUSALS[status]
        ? { $ref: `#/components/responses/Refused${status}` }
        : refusedAnswer(status, reasons);
  }
  return responses;
}

const responseOf = ({ description, body, headers }: AnswerDescription, schemas: Schemas): JsonObject => ({
  description,
  ...(headers && { headers: headersOf(headers) }),
  ...(body && { content: contentOf(body, "output", schemas) }),
});

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: "string" } }]),
  );

/** @param others schemas of other answers with this status */
function refusedAnswer(status: number, reasons: readonly string[], others: readonly JsonObject[] = []): JsonObject {
  const refused = {
    $ref: "#/components/schemas/Refusal",
    properties: { reason: { enum: [...new Set(reasons)] } },
  };
  return {
    description: PHRASES[status],
    ...(status === 429 && { headers: headersOf({ "Retry-After": "Seconds to wait" }) }),
    content: { "application/json": { schema: others.length > 0 ? { anyOf: [...others, refused] } : refused } },
  };
}
