import type { Context } from 'koa';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime, maxRequest } from './slow-requests.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const context = () => {
  const headers = new Map<string, string>();
  const ctx = { set: (name: string, value: string) => headers.set(name, value) } as unknown as Context;
  return { ctx, headers };
};

it('ends a body that does not arrive, and its connection', async () => {
  const { ctx, headers } = context();
  const reading = inTime(ctx, () => new Promise<never>(() => undefined));
  const refused = expect(reading).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
  await vi.advanceTimersByTimeAsync(maxRequest);
  await refused;
  expect(headers.get('Connection')).toBe('close');
});

it('lets one that arrives in time through, and leaves no timer behind', async () => {
  const { ctx, headers } = context();
  expect(await inTime(ctx, async () => 'all of it')).toBe('all of it');
  expect([headers.size, vi.getTimerCount()]).toEqual([0, 0]);
});
