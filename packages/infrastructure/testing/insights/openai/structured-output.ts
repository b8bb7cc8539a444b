/** The part of JSON Schema that structured outputs take with `strict`, as the API's guide describes it. */

type Json = Readonly<Record<string, unknown>>;

const commonKeywords = ['type', 'description', 'title', 'enum', 'const', '$ref', 'anyOf'];
const keywordsOf: Readonly<Record<string, readonly string[]>> = {
  object: ['properties', 'required', 'additionalProperties', '$defs', 'definitions', '$schema'],
  array: ['items', 'minItems', 'maxItems'],
  string: ['pattern', 'format'],
  number: ['multipleOf', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  integer: ['multipleOf', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  boolean: [],
  null: [],
};
const maxDepth = 10;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typesOf = ({ type }: Json): readonly unknown[] => (Array.isArray(type) ? type : [type]);

function faultInObject({ properties, required, additionalProperties }: Json, at: string): string | undefined {
  const names = Object.keys(isObject(properties) ? properties : {});
  if (additionalProperties !== false) {
    return `In context=${at}, 'additionalProperties' is required to be supplied and to be false.`;
  }
  const listed: readonly unknown[] = Array.isArray(required) ? required : [];
  const missing = names.find((name) => !listed.includes(name));
  if (missing !== undefined) {
    return `In context=${at}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  }
  const extra = listed.find((name) => !names.includes(String(name)));
  return extra === undefined ? undefined : `In context=${at}, 'required' names the unknown key '${extra}'.`;
}

/** What is wrong with a schema that is sent with `strict`. */
export function faultInSchema(schema: unknown, at = '()', depth = 0): string | undefined {
  if (!isObject(schema)) return `In context=${at}, schema must be an object.`;
  if (depth > maxDepth) return `In context=${at}, the schema is nested too deeply.`;
  if (depth === 0 && (schema.type !== 'object' || schema.anyOf)) {
    return `schema must be a JSON Schema of 'type: "object"', got 'type: "${schema.type}"'.`;
  }
  const types = typesOf(schema);
  if (!schema.$ref && !schema.anyOf && !types.every((type) => String(type) in keywordsOf)) {
    return `In context=${at}, schema must have a 'type' key.`;
  }
  const allowed = [...commonKeywords, ...types.flatMap((type) => keywordsOf[String(type)] ?? [])];
  const unknown = Object.keys(schema).find((keyword) => !allowed.includes(keyword));
  if (unknown !== undefined) return `In context=${at}, '${unknown}' is not permitted.`;
  if (types.includes('object')) {
    const fault = faultInObject(schema, at);
    if (fault) return fault;
  }
  return firstFault(childrenOf(schema, at), depth);
}

function childrenOf({ properties, items, anyOf, $defs }: Json, at: string): readonly [unknown, string][] {
  const named = (schemas: unknown, keyword: string): [unknown, string][] =>
    Object.entries(isObject(schemas) ? schemas : {}).map(([name, schema]) => [
      schema,
      `${at}.${keyword}.${name}`,
    ]);
  return [
    ...named(properties, 'properties'),
    ...named($defs, '$defs'),
    ...(items === undefined ? [] : [[items, `${at}.items`] as [unknown, string]]),
    ...(Array.isArray(anyOf) ? anyOf.map((one, n): [unknown, string] => [one, `${at}.anyOf.${n}`]) : []),
  ];
}

function firstFault(schemas: readonly [unknown, string][], depth: number): string | undefined {
  for (const [schema, at] of schemas) {
    const fault = faultInSchema(schema, at, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** Whether an answer has the shape of a schema: objects, arrays, plain types and enums. */
export function conforms(value: unknown, schema: unknown): boolean {
  if (!isObject(schema)) return false;
  if (Array.isArray(schema.anyOf)) return schema.anyOf.some((one) => conforms(value, one));
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  const types = typesOf(schema);
  const type = typeOf(value);
  if (!types.includes(type) && !(Number.isInteger(value) && types.includes('integer'))) return false;
  if (Array.isArray(value)) return value.every((item) => conforms(item, schema.items));
  if (!isObject(value)) return true;
  const properties = isObject(schema.properties) ? schema.properties : {};
  return (
    Object.keys(value).length === Object.keys(properties).length &&
    Object.entries(properties).every(([name, property]) => conforms(value[name], property))
  );
}
