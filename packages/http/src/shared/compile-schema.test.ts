import { memberView } from '@nestmates/application/accounts/member-view.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { arbitraryOf } from '../../testing/arbitrary-of.ts';
import { compileSchema } from './compile-schema.ts';

const page = z.object({
  items: z.readonly(z.array(z.object({ id: z.int().check(z.positive()), tag: z.optional(z.string()) }))),
  next: z.nullable(z.strictObject({ before: z.string() })),
  loose: z.looseObject({ kind: z.literal('a') }),
  either: z.union([z.string(), z.number()]),
});

const read = (schema: z.core.$ZodType, value: unknown) => {
  const { success, data, error } = z.safeParse(schema, value);
  return success ? { data } : { paths: error?.issues.map(({ code, path }) => [code, ...path]) };
};

describe('a compiled schema', () => {
  it.each([
    ['a page', page],
    ['a member', memberView],
    ['a list', z.array(page)],
  ])('lets in, strips and refuses what the schema does: %s', (_, schema) => {
    const fast = compileSchema(schema);
    const spoil = fc.tuple(arbitraryOf(schema), fc.jsonValue(), fc.boolean());
    fc.assert(
      fc.property(spoil, ([good, other, whole]) => {
        const value =
          whole || typeof good !== 'object' ? good : { ...good, items: other, id: other, extra: other };
        expect(read(fast, value)).toEqual(read(schema, value));
        expect(read(fast, other)).toEqual(read(schema, other));
      }),
    );
  });

  it('strips what a view does not list, however deep', () => {
    const good = {
      items: [{ id: 1, password: 'x' }],
      next: null,
      loose: { kind: 'a', more: 1 },
      either: 1,
      hash: 'y',
    };
    expect(read(compileSchema(page), good)).toEqual({
      data: { items: [{ id: 1 }], next: null, loose: { kind: 'a', more: 1 }, either: 1 },
    });
  });
});
