import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as core from 'zod/v4/core';
import { compiledSchema } from './compiled-schema.ts';

const child = z.object({ name: z.string(), age: z.optional(z.int()) });
const family = z.object({
  mother: z.nullable(child),
  children: z.readonly(z.array(child)),
  pet: z.exactOptional(z.object({ kind: z.literal(['cat', 'dog']) })),
});

it.each([
  { mother: null, children: [] },
  { mother: { name: 'Ana', secret: 1 }, children: [{ name: 'Ben', age: 3, secret: 2 }], secret: 3 },
  { mother: { name: 'Ana', age: undefined }, children: [], pet: { kind: 'cat', secret: 4 } },
  { mother: null, children: [], pet: undefined },
  { mother: null, children: [{ name: 1, age: 2.5 }], pet: { kind: 'cow' } },
  { children: 'none' },
  null,
])('reads %o as the schema does', (value) => {
  const [one, other] = [family, compiledSchema(family)].map((schema) => z.safeParse(schema, value));
  expect(other).toEqual(one);
  expect(Object.keys(other?.data ?? {})).toEqual(Object.keys(one?.data ?? {}));
});

it('compiles objects wherever they are', () => {
  const { shape } = compiledSchema(family)._zod.def;
  expect(shape.mother._zod.def.innerType).toBeInstanceOf(core.$ZodObjectJIT);
  expect(shape.children._zod.def.innerType._zod.def.element).toBeInstanceOf(core.$ZodObjectJIT);
  expect(shape.pet._zod.def.innerType).toBeInstanceOf(core.$ZodObjectJIT);
});
