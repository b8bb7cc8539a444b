import type { SandboxTime } from '@nestmates/application/platform/server-time/sandbox-time.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Context, Next } from 'koa';
import { factsOf } from '../../../platform/shared/requests.ts';
import { readFields, seeOther } from './sandbox-page.ts';

const address = '/sandbox/clock';
const tenYears = 10 * 365 * 24 * 60 * 60;

function spanIn(fields: URLSearchParams): number {
  const text = fields.get('advanceSeconds') ?? '';
  if (!/^\d{1,9}$/.test(text) || Number(text) > tenYears) {
    throw invalid('advanceSeconds', `This is a whole number of seconds from 0 to ${tenYears}`);
  }
  return seconds(Number(text));
}

/** Tells the application's time, and moves it forward. */
export const sandboxClockPages =
  (time: SandboxTime) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path !== address || !['GET', 'POST'].includes(ctx.method)) return next();
    factsOf(ctx).route = address;
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method === 'GET') {
      ctx.body = { now: time.now() };
      return;
    }
    const isDone = await time.advance(spanIn(await readFields(ctx)));
    if (ctx.is('application/x-www-form-urlencoded')) return seeOther(ctx, '/sandbox/payments');
    ctx.body = { now: time.now(), isDone };
  };
