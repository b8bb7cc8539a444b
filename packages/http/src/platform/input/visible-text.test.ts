import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { servedEndpoints } from '../../../testing/served-endpoints.ts';

type Schema = z.core.$ZodType;

/** Compared or looked up, and never shown to anyone. */
const neverShown = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'code',
  'profilePhotoUrl',
  'about.id',
  'things.0.id',
  'provider',
  'paymentId',
  'seen',
];

/** The parts of a schema, each with its path. */
function partsOf(schema: Schema): readonly (readonly [path: string, part: Schema])[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return Object.entries(def.shape);
  if (def.type === 'array') return [['0', def.element]];
  if (def.type === 'pipe') return [['', def.in]];
  if (def.type === 'union') return def.options.map((option) => ['', option] as const);
  return 'innerType' in def ? [['', def.innerType]] : [];
}

function textsIn(schema: Schema, path: readonly string[] = []): readonly { path: string; text: Schema }[] {
  if (schema._zod.def.type === 'string') return [{ path: path.join('.'), text: schema }];
  return partsOf(schema).flatMap(([name, part]) => textsIn(part, name ? [...path, name] : path));
}

const texts = servedEndpoints.flatMap(({ method, path: address, body }) =>
  body
    ? textsIn(body)
        .filter(({ path }) => !neverShown.includes(path))
        .map(({ path, text }) => ({ call: `${method} ${address}`, path, text }))
    : [],
);

it('finds the texts of forms, also within lists', () => {
  const found = texts.map(({ call, path }) => `${call} ${path}`);
  expect(found).toContain('post /api/feedback message');
  expect(found).toContain('put /api/profile/children children.0.name');
});

it.each(texts)('$path of $call is never a text in which nothing is visible', ({ text }) => {
  for (const invisible of [
    '\u200b',
    ' \u2060\ufeff',
    '\u3164\u3164\u3164\u3164\u3164\u3164\u3164\u3164\u3164\u3164',
  ]) {
    const { success, data } = z.safeParse(text, invisible);
    if (success) expect(data).toBe('');
  }
});
