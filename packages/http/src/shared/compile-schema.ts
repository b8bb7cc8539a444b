import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const compileShape = (shape: z.core.$ZodShape): z.core.$ZodShape =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, compileSchema(schema)]));

/**
 * Returns an equivalent schema that validates faster. Contracts use zod/mini to keep the web app small; the
 * server, which validates every response, compiles object schemas to code once.
 */
export function compileSchema(schema: Schema): Schema {
  if (schema instanceof z.core.$ZodObject) {
    const { def } = schema._zod;
    return new z.core.$ZodObjectJIT({ ...def, shape: compileShape(def.shape) });
  }
  if (schema instanceof z.core.$ZodArray) {
    const { def } = schema._zod;
    return new z.core.$ZodArray({ ...def, element: compileSchema(def.element) });
  }
  if (schema instanceof z.core.$ZodNullable) return new z.core.$ZodNullable(compileInner(schema));
  if (schema instanceof z.core.$ZodOptional) return new z.core.$ZodOptional(compileInner(schema));
  if (schema instanceof z.core.$ZodReadonly) return new z.core.$ZodReadonly(compileInner(schema));
  if (schema instanceof z.core.$ZodString || schema instanceof z.core.$ZodNumber) return compileLeaf(schema);
  return schema;
}

type Leaf = z.core.$ZodString | z.core.$ZodNumber;

const isCheck = (schema: Schema): schema is Schema & z.core.$ZodCheck => schema._zod.traits.has('$ZodCheck');

/**
 * A string or number whose checks run synchronously. A valid value skips the machinery for asynchronous
 * checks; an invalid one is parsed again by the original schema for its issues.
 */
function compileLeaf(leaf: Leaf): Schema {
  const rules: readonly z.core.$ZodCheck[] = [
    ...(isCheck(leaf) ? [leaf] : []),
    ...(leaf._zod.def.checks ?? []),
  ];
  if (rules.length === 0) return leaf;
  const run: typeof leaf._zod.run = (payload, context) => {
    const { value } = payload;
    leaf._zod.parse(payload, context);
    for (const rule of rules) {
      if (payload.issues.length > 0) break;
      rule._zod.check(payload as z.core.ParsePayload<never>);
    }
    return payload.issues.length === 0 ? payload : leaf._zod.run({ value, issues: [] }, context);
  };
  return Object.create(leaf, { _zod: { value: Object.create(leaf._zod, { run: { value: run } }) } });
}

function compileInner<Def extends { innerType: Schema }>(schema: {
  readonly _zod: { readonly def: Def };
}): Def {
  const { def } = schema._zod;
  return { ...def, innerType: compileSchema(def.innerType) };
}
