import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const compiledShape = (shape: z.core.$ZodShape): z.core.$ZodShape =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, compiled(schema)]));

/**
 * The same schema, made for speed. Contracts are written for the web app, where a schema has to be small;
 * a server that checks every answer would rather have one that writes its code once.
 */
export function compiled(schema: Schema): Schema {
  if (schema instanceof z.core.$ZodObject) {
    const { def } = schema._zod;
    return new z.core.$ZodObjectJIT({ ...def, shape: compiledShape(def.shape) });
  }
  if (schema instanceof z.core.$ZodArray) {
    const { def } = schema._zod;
    return new z.core.$ZodArray({ ...def, element: compiled(def.element) });
  }
  if (schema instanceof z.core.$ZodNullable) return new z.core.$ZodNullable(inside(schema));
  if (schema instanceof z.core.$ZodOptional) return new z.core.$ZodOptional(inside(schema));
  if (schema instanceof z.core.$ZodReadonly) return new z.core.$ZodReadonly(inside(schema));
  return schema;
}

function inside<Def extends { innerType: Schema }>(schema: { readonly _zod: { readonly def: Def } }): Def {
  const { def } = schema._zod;
  return { ...def, innerType: compiled(def.innerType) };
}
