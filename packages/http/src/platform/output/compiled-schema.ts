import * as core from 'zod/v4/core';

/**
 * The same schema, with objects that zod compiles to code at their first use. Contracts are written with zod/mini,
 * whose objects are read again at each use so that the browser need not compile anything; a server answers many
 * thousand times.
 */
export const compiledSchema = <S extends core.$ZodType>(schema: S): S => compiled(schema) as S;

function compiled(schema: core.$ZodType): core.$ZodType {
  if (schema instanceof core.$ZodObject) {
    const { def } = schema._zod;
    const shape = Object.entries(def.shape).map(([name, field]) => [name, compiled(field)]);
    return new core.$ZodObjectJIT({ ...def, shape: Object.fromEntries(shape) });
  }
  if (schema instanceof core.$ZodArray) {
    const { def } = schema._zod;
    return core.clone(schema, { ...def, element: compiled(def.element) });
  }
  const { def } = schema._zod;
  if ('innerType' in def && def.innerType instanceof core.$ZodType) {
    return core.clone(schema, { ...def, innerType: compiled(def.innerType) } as typeof def);
  }
  return schema;
}
