type JsonSchema = boolean | { readonly [keyword: string]: unknown };

type Subschemas = Readonly<Record<string, JsonSchema>>;
type JsonObject = Readonly<Record<string, unknown>>;

/** `described`: fields that the schema describes. */
interface Evaluation {
  readonly faults: readonly string[];
  readonly described: ReadonlySet<string>;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Unknown keywords, except annotations, make the evaluation throw. */
const KEYWORDS: readonly string[] =
  "$ref $dynamicRef type const enum pattern minItems minProperties maxProperties required propertyNames properties patternProperties additionalProperties items allOf anyOf oneOf not if then else dependentSchemas unevaluatedProperties".split(
    " ",
  );
const ANNOTATIONS: readonly string[] = "$id $schema $comment $defs $dynamicAnchor description default format".split(
  " ",
);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  number: (value) => typeof value === "number",
  integer: Number.isInteger,
  null: (value) => value === null,
};

/**
 * Knows as much of JSON Schema as the schema of OpenAPI needs. References stay within the document, dynamic ones refer
 * to the only anchor of their name.
 */
export class JsonSchemaEvaluator {
  readonly #root: JsonSchema;

  constructor(root: JsonSchema) {
    this.#root = root;
  }

  /** Faults such as `/info: lacks title`. */
  faultsOf(value: unknown): readonly string[] {
    return this.#evaluate(this.#root, value, "").faults;
  }

  #evaluate(schema: JsonSchema, value: unknown, at: string): Evaluation {
    if (typeof schema === "boolean") return { faults: schema ? [] : [`${at}: is not allowed`], described: new Set() };
    const unknown = Object.keys(schema).filter((word) => !KEYWORDS.includes(word) && !ANNOTATIONS.includes(word));
    if (unknown.length > 0) throw new Error(`the evaluator does not know ${unknown.join(", ")}`);
    const faults = assertionFaults(schema, value).map((fault) => `${at}: ${fault}`);
    const described = new Set<string>();
    const include = (part: Evaluation) => {
      faults.push(...part.faults);
      for (const name of part.described) described.add(name);
    };
    for (const part of this.#applicable(schema, value)) include(this.#evaluate(part, value, at));
    for (const kind of ["anyOf", "oneOf"] as const) if (schema[kind]) include(this.#choose(schema, kind, value, at));
    if (schema.not && this.#evaluate(schema.not as JsonSchema, value, at).faults.length === 0)
      faults.push(`${at}: is excluded`);
    if (Array.isArray(value) && schema.items !== undefined)
      for (const [i, item] of value.entries())
        include({ ...this.#evaluate(schema.items as JsonSchema, item, `${at}/${i}`), described: new Set() });
    if (isObject(value)) include(this.#evaluateFields(schema, value, at, described));
    return { faults, described };
  }

  /** Other schemas that the same value must fit. */
  *#applicable(schema: JsonObject, value: unknown): Generator<JsonSchema> {
    if (typeof schema.$ref === "string") yield this.#at(schema.$ref);
    if (typeof schema.$dynamicRef === "string") yield this.#anchor(schema.$dynamicRef.slice(1));
    yield* (schema.allOf ?? []) as readonly JsonSchema[];
    if (schema.if !== undefined) {
      const fits = this.#evaluate(schema.if as JsonSchema, value, "").faults.length === 0;
      if (fits) yield schema.if as JsonSchema;
      yield ((fits ? schema.then : schema.else) ?? true) as JsonSchema;
    }
    for (const [name, part] of Object.entries((schema.dependentSchemas ?? {}) as Subschemas))
      if (isObject(value) && name in value) yield part;
  }

  #choose(schema: JsonObject, kind: "anyOf" | "oneOf", value: unknown, at: string): Evaluation {
    const all = (schema[kind] as readonly JsonSchema[]).map((part) => this.#evaluate(part, value, at));
    const fitting = all.filter(({ faults }) => faults.length === 0);
    const described = new Set(fitting.flatMap((part) => [...part.described]));
    if (kind === "anyOf" ? fitting.length > 0 : fitting.length === 1) return { faults: [], described };
    const why = all.flatMap(({ faults }) => faults).join("; ");
    return { faults: [`${at}: fits ${fitting.length} of several kinds: ${why}`], described };
  }

  /** @param known fields that other parts of the schema describe */
  #evaluateFields(schema: JsonObject, value: JsonObject, at: string, known: ReadonlySet<string>): Evaluation {
    const { properties = {}, patternProperties = {} } = schema as Readonly<Record<string, Subschemas>>;
    const { propertyNames, additionalProperties, unevaluatedProperties } = schema as Subschemas;
    const faults: string[] = [];
    const described = new Set<string>();
    for (const [name, held] of Object.entries(value)) {
      const own = Object.hasOwn(properties, name) ? [properties[name]!] : [];
      for (const [pattern, part] of Object.entries(patternProperties))
        if (new RegExp(pattern, "u").test(name)) own.push(part);
      if (own.length === 0 && additionalProperties !== undefined) own.push(additionalProperties);
      if (own.length === 0 && unevaluatedProperties !== undefined && !known.has(name)) own.push(unevaluatedProperties);
      for (const part of own) faults.push(...this.#evaluate(part, held, `${at}/${name}`).faults);
      if (own.length > 0) described.add(name);
      if (propertyNames !== undefined) faults.push(...this.#evaluate(propertyNames, name, `${at}/${name}`).faults);
    }
    return { faults, described };
  }

  #at(reference: string): JsonSchema {
    let found: unknown = this.#root;
    for (const name of reference.split("/").slice(1)) found = (found as JsonObject)[name];
    if (found === undefined) throw new Error(`no schema at ${reference}`);
    return found as JsonSchema;
  }

  #anchor(name: string): JsonSchema {
    const { $defs } = this.#root as { readonly $defs: Subschemas };
    const found = Object.values($defs).find((one) => isObject(one) && one.$dynamicAnchor === name);
    if (found === undefined) throw new Error(`no schema has the anchor ${name}`);
    return found;
  }
}

function assertionFaults(schema: JsonObject, value: unknown): readonly string[] {
  const { type, pattern, minItems, minProperties, maxProperties, required } = schema;
  const faults: string[] = [];
  const types = type === undefined ? Object.keys(TYPES) : [type].flat();
  if (!types.some((name) => TYPES[String(name)]!(value))) faults.push(`is no ${types.join(" or ")}`);
  if ("const" in schema && schema.const !== value) faults.push(`is not ${JSON.stringify(schema.const)}`);
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) faults.push(`is none of ${schema.enum.join(", ")}`);
  if (typeof value === "string" && typeof pattern === "string" && !new RegExp(pattern, "u").test(value))
    faults.push(`does not match ${pattern}`);
  if (Array.isArray(value) && value.length < Number(minItems ?? 0)) faults.push(`has fewer than ${minItems} items`);
  if (isObject(value)) {
    const { length } = Object.keys(value);
    if (length < Number(minProperties ?? 0)) faults.push(`has fewer than ${minProperties} fields`);
    if (length > Number(maxProperties ?? Number.POSITIVE_INFINITY))
      faults.push(`has more than ${maxProperties} fields`);
    for (const name of (required ?? []) as readonly string[])
      if (!Object.hasOwn(value, name)) faults.push(`lacks ${name}`);
  }
  return faults;
}
