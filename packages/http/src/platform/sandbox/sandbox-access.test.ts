import { stub } from '@nestmates/application/testing/stub.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Context } from 'koa';
import { expect, it } from 'vitest';
import { sandboxAccess } from './sandbox-access.ts';

const token = 'open-sesame-open-sesame-open-sesame';
const loggedInAt = new Date('2026-11-01T12:00:00Z');

/** Whether a browser that kept its cookie is let in at that time. */
async function isLetIn(at: Date): Promise<boolean> {
  const expires = later(loggedInAt, days(7)).getTime();
  const access = sandboxAccess({
    token,
    cookie: stub({ read: () => `${expires}.sandbox token ${token} ${expires}` }),
    digests: { digest: async (purpose: string, text: string) => `${purpose} ${text}` } as never,
    rateLimiter: stub({}),
    now: () => at,
  });
  const context = { path: '/sandbox/mailbox', url: '/sandbox/mailbox', method: 'GET', state: {}, ip: '::1' };
  const ctx = { ...context, set: () => undefined, get: () => '', accepts: () => 'json' };
  let isIn = false;
  await access(ctx as unknown as Context, async () => {
    isIn = true;
  }).catch(() => undefined);
  return isIn;
}

it('keeps a browser for seven days, also one that keeps its cookie for longer', async () => {
  expect(await isLetIn(later(loggedInAt, days(7) - 1))).toBe(true);
  expect(await isLetIn(later(loggedInAt, days(7)))).toBe(false);
});
