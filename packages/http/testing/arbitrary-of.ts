import fc from 'fast-check';
import * as z from 'zod/mini';

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A JSON schema cannot express every rule, so known valid values are mixed in. */
const known: Readonly<Record<string, readonly string[]>> = {
  password: ['Nestmates1!'],
  currentPassword: ['Nestmates1!'],
  newPassword: ['Nestmates2!'],
};

const byFormat: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
  email: () => fc.emailAddress({ size: 'small' }),
  uuid: () => fc.uuid(),
  uri: () => fc.webUrl(),
  date: () => instants.map((instant) => instant.slice(0, 10)),
  'date-time': () => instants,
};

const instants = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<unknown> {
  const formatted = format ? byFormat[format] : undefined;
  if (formatted) return formatted();
  if (pattern) return fc.oneof(fc.stringMatching(new RegExp(pattern)), smallNumbers(new RegExp(pattern)));
  const longest = Math.max(minLength, Math.min(maxLength, minLength + 40));
  return fc.string({ unit: 'grapheme', minLength, maxLength: longest });
}

/** Ids that may exist reach more code than ids that never do. */
function smallNumbers(pattern: RegExp): fc.Arbitrary<unknown> {
  const numbers = ['1', '2', '3'].filter((text) => pattern.test(text));
  return numbers.length > 0 ? fc.constantFrom(...numbers) : fc.stringMatching(pattern);
}

function numberOf({ type, minimum = -1000, maximum = 100_000 }: JsonSchema): fc.Arbitrary<unknown> {
  const range = {
    min: Math.ceil(minimum),
    max: Math.max(Math.ceil(minimum), Math.min(maximum, 2 ** 31 - 1)),
  };
  return type === 'integer'
    ? fc.oneof(fc.integer(range), fc.integer({ min: range.min, max: Math.min(range.max, range.min + 3) }))
    : fc.oneof(fc.integer(range), fc.double({ ...range, noNaN: true }));
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const values = known[name];
    return [name, values ? fc.oneof(fc.constantFrom(...values), fromSchema(schema)) : fromSchema(schema)];
  });
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  return fc.record(model, { requiredKeys: [...required] });
}

function fromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fromSchema));
  if (schema.allOf) return fromSchema(Object.assign({}, ...schema.allOf));
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 4 } = schema;
    return fc.array(fromSchema(schema.items ?? {}), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 4)),
    });
  }
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return fc.jsonValue();
}

/** Values that a schema accepts, as far as its JSON schema can express that. */
export const arbitraryOf = (schema: z.core.$ZodType): fc.Arbitrary<unknown> =>
  fromSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema);

const sampleOf = (schema: z.core.$ZodType, numRuns: number): unknown[] =>
  fc.sample(arbitraryOf(schema), { numRuns, seed: 20 });

/** Some rules are not in a JSON schema: this many values are tried for one that keeps them all. */
const triesForExample = 200;

/** One value that a schema accepts, always the same one; where none was found, one of its JSON schema. */
export function exampleOf(schema: z.core.$ZodType): unknown {
  const [first] = sampleOf(schema, 1);
  const isAccepted = (value: unknown) => z.safeParse(schema, value).success;
  return isAccepted(first) ? first : (sampleOf(schema, triesForExample).find(isAccepted) ?? first);
}
