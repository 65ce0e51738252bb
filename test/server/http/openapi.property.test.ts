import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { OPERATIONS } from "../../../server/composition/openapi.ts";
import { openApiDocument } from "../../../server/http/openapi/document.ts";
import { requests } from "../../../server/rooms/request-schemas.ts";
import { requestName } from "../../../server/rooms/stream-routes.ts";
import { samples } from "../../kit/strength.ts";

interface Shape {
  readonly $ref?: string;
  readonly anyOf?: readonly Shape[];
  readonly const?: string | boolean;
  readonly enum?: readonly string[];
  readonly type?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly title?: string;
}

const { paths, components } = openApiDocument(OPERATIONS);

function bodyOf(route: string): Shape {
  const [method, path] = route.split(" ") as [string, string];
  const { requestBody } = paths[path]![method] as {
    readonly requestBody: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> };
  };
  return requestBody.content["application/json"]!.schema;
}

function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.$ref) return valuesOf((components.schemas as Record<string, Shape>)[shape.$ref.split("/").at(-1)!]!);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(valuesOf));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  switch (shape.type) {
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "integer":
      return fc.integer({ min: shape.minimum!, max: Math.min(shape.maximum!, 2 ** 31 - 1) });
    case "string":
      return textsOf(shape);
    case "array":
      return fc.array(valuesOf(shape.items!), { minLength: shape.minItems ?? 0, maxLength: shape.maxItems ?? 5 });
    case "object":
      return objectsOf(shape);
    default:
      throw new Error(`no values are known for ${JSON.stringify(shape)}`);
  }
}

const textsOf = ({ pattern, minLength = 0, maxLength = 100 }: Shape): fc.Arbitrary<string> =>
  pattern
    ? fc.stringMatching(new RegExp(pattern)).filter(({ length }) => minLength <= length && length <= maxLength)
    : fc.string({ minLength, maxLength });

function objectsOf({ properties = {}, required = [], additionalProperties }: Shape): fc.Arbitrary<object> {
  const held = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, valuesOf(shape)]));
  const own = fc.record(held, { requiredKeys: [...required] });
  if (additionalProperties === false) return own;
  const others = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 });
  return fc.tuple(others, own).map(([more, fields]) => ({ ...more, ...fields }));
}

/** Every documented value must be accepted. */
function mustTakeAll(schema: z.ZodType, shape: Shape): void {
  const taken = fc.property(valuesOf(shape), (value) => {
    expect(schema.safeParse(value).error?.issues ?? [], JSON.stringify(value)).toEqual([]);
  });
  fc.assert(taken, { numRuns: samples(600) });
}

describe("no body that fits the document is refused for its shape by", () => {
  test.each([
    "POST /matches",
    "POST /matches/:id/branches",
    "POST /matches/:id/commands",
    "POST /passes/use",
    "POST /recovery/use",
    "PUT /contacts/:player",
    "PUT /logbooks/:player",
    "PUT /push/matches/:match",
    "DELETE /push/subscription",
    "PUT /webhooks/me",
  ])("%s", (route) => {
    const [method, path] = route.split(" ") as [string, string];
    const inDocument = `${method.toLowerCase()} /api${path.replace(/:(\w+)/g, "{$1}")}`;
    mustTakeAll(OPERATIONS[route]!.body!.schema, bodyOf(inDocument));
  });

  test.each(requestName.options)("the request %s of a room", (name) => {
    const { anyOf = [] } = bodyOf("post /api/matches/{id}/requests/{name}");
    const shapes = anyOf.filter(({ title }) => title === name);
    expect(shapes).not.toEqual([]);
    for (const shape of shapes) mustTakeAll(requests[name], shape);
  });
});
