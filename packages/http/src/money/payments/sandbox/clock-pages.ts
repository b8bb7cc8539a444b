import type { SandboxTime } from '@nestmates/application/platform/server-time/sandbox-time.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Context, Next } from 'koa';
import { readFields, seeOther } from '../../../platform/input/form-fields.ts';
import { factsOf } from '../../../platform/shared/requests.ts';
import { sandboxPage } from './sandbox-page.ts';

const address = '/sandbox/clock';
const tenYears = 10 * 365 * 24 * 60 * 60;

function spanIn(fields: URLSearchParams): number {
  const text = fields.get('advanceSeconds') ?? '';
  if (!/^\d{1,9}$/.test(text) || Number(text) > tenYears) {
    throw invalid('advanceSeconds', `This is a whole number of seconds from 0 to ${tenYears}`);
  }
  return seconds(Number(text));
}

const steps = [
  ['An hour', 3600],
  ['A day', 86_400],
  ['Seven days', 604_800],
  ['Thirty days', 2_592_000],
] as const;

const page = (now: Date): string =>
  sandboxPage(`<h1>The clock</h1>
<p>For the application it is <time datetime="${now.toISOString()}">${now.toUTCString()}</time>.</p>
<p>Forward only: what has fallen due by then happens at once.</p>
<form method="post"><input type="hidden" name="page" value="clock">
${steps.map(([label, span]) => `<p><button class="quiet" name="advanceSeconds" value="${span}">${label}</button></p>`).join('\n')}
</form>
<p><a href="/sandbox/payments">To the payments</a></p>`);

/** Page that the form is from. */
const afterwards = (fields: URLSearchParams): string =>
  fields.get('page') === 'clock' ? address : '/sandbox/payments';

/** A page for a browser, JSON for whoever else asks. */
function show(ctx: Context, now: Date): void {
  ctx.vary('Accept');
  const forPeople = ctx.accepts('json', 'html') === 'html';
  if (forPeople) ctx.type = 'html';
  ctx.body = forPeople ? page(now) : { now };
}

/** Tells the application's time, and moves it forward. */
export const sandboxClockPages =
  (time: SandboxTime) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path !== address || !['GET', 'POST'].includes(ctx.method)) return next();
    factsOf(ctx).route = address;
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method === 'GET') return show(ctx, time.now());
    const fields = await readFields(ctx);
    const isDone = await time.advance(spanIn(fields));
    if (ctx.is('application/x-www-form-urlencoded')) return seeOther(ctx, afterwards(fields));
    ctx.body = { now: time.now(), isDone };
  };
