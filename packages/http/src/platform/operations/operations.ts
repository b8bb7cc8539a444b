import type { Context, Next } from 'koa';
import { factsOf } from '../shared/requests.ts';
import type { Metrics } from './metrics.ts';

/** The reason why the server is not ready; undefined when it is. */
export type Readiness = () => Promise<string | undefined>;

export function operations({ readiness, metrics }: { readiness: Readiness; metrics: Metrics }) {
  const answers: Readonly<Record<string, (ctx: Context) => Promise<void>>> = {
    '/healthz': async (ctx) => {
      ctx.body = { status: 'up' };
    },
    '/readyz': async (ctx) => {
      const reason = await readiness();
      ctx.status = reason ? 503 : 200;
      ctx.body = reason ? { status: 'not ready', reason } : { status: 'ready' };
    },
    '/metrics': async (ctx) => {
      ctx.type = metrics.contentType;
      ctx.body = await metrics.text();
    },
  };

  return (ctx: Context, next: Next): Promise<void> => {
    const answer = ctx.method === 'GET' ? answers[ctx.path] : undefined;
    if (!answer) return next();
    factsOf(ctx).route = ctx.path;
    ctx.set('Cache-Control', 'no-store');
    return answer(ctx);
  };
}
