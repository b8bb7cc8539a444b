import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, instant, pathId } from './fields.ts';

const answer = { response: z.object({}), summary: 'A try.' };

describe('an endpoint', () => {
  it('takes no field that it does not name, in path, query or body', () => {
    const open = endpoint({
      method: 'put',
      path: '/api/things/:id',
      access: 'member',
      params: { id: pathId },
      query: { page: z.optional(pathId) },
      body: { title: z.string() },
      ...answer,
    });
    expect(z.safeParse(open.params, { id: '7', more: '1' }).success).toBe(false);
    expect(z.safeParse(open.query, { pages: '1' }).success).toBe(false);
    expect(open.body && z.safeParse(open.body, { title: 'a', isAdmin: true }).success).toBe(false);
    expect(z.parse(open.params, { id: '7' })).toEqual({ id: 7 });
  });

  it('takes nothing where it names nothing', () => {
    const open = endpoint({ method: 'post', path: '/api/logout', access: 'public', ...answer });
    expect(open).toMatchObject({ aliases: [], body: undefined, limit: undefined });
    const unsaid = { bodyOptional: false, inParts: false, streams: false };
    expect(open).toMatchObject({ ...unsaid, needsVerifiedEmail: false, needsPassword: false });
    expect(z.safeParse(open.query, { page: '1' }).success).toBe(false);
  });

  it('shares a whole schema with the form that fills it in', () => {
    const form = z.strictObject({ title: z.string() });
    const open = endpoint({ method: 'post', path: '/api/things', access: 'member', body: form, ...answer });
    expect(open.body).toBe(form);
  });
});

describe('an id', () => {
  it.each(['1', '7', '2147483647'])('in a path is a number that fits: %s', (text) => {
    expect(z.parse(pathId, text)).toBe(Number(text));
  });

  it.each(['0', '-1', '01', '1.0', '1e3', ' 1', '2147483648', '9999999999', '٣', '', 'abc'])(
    'in a path is nothing else: %j',
    (text) => {
      expect(z.safeParse(pathId, text).success).toBe(false);
    },
  );

  it.each([0, -1, 1.5, 2_147_483_648, '1', null, Number.NaN])('in a body is not %j', (value) => {
    expect(z.safeParse(id, value).success).toBe(false);
  });
});

describe('an instant', () => {
  it('is said in UTC', () => {
    expect(z.safeParse(instant, '2026-03-01T10:00:00.000Z').success).toBe(true);
    expect(z.safeParse(instant, '2026-03-01T10:00:00+02:00').success).toBe(false);
    expect(z.safeParse(instant, '2026-03-01').success).toBe(false);
  });
});
