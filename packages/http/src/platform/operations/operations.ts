import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { Context, Next } from 'koa';
import { factsOf } from '../shared/requests.ts';
import type { Metrics } from './metrics.ts';
import { hasToken } from './metrics-access.ts';

/** The reason why the server is not ready; undefined when it is. */
export type Readiness = () => Promise<string | undefined>;

export interface OperationsDeps {
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  /** Metrics are not served beside the app without a token. */
  readonly metricsToken: string | undefined;
}

type Answer = (ctx: Context) => Promise<void>;

const showMetrics =
  (metrics: Metrics, token: string): Answer =>
  async (ctx) => {
    if (!hasToken(ctx.get('Authorization'), token)) {
      ctx.set('WWW-Authenticate', 'Bearer');
      throw new DomainError('unauthenticated', 'UNAUTHENTICATED', 'The metrics are read with their token.');
    }
    ctx.type = metrics.contentType;
    ctx.body = await metrics.text();
  };

/** Or the page of the app for an unknown address would answer. */
const notThere: Answer = async (ctx) => {
  ctx.status = 404;
};

export function operations({ readiness, metrics, metricsToken }: OperationsDeps) {
  const answers: Readonly<Record<string, Answer>> = {
    '/healthz': async (ctx) => {
      ctx.body = { status: 'up' };
    },
    '/readyz': async (ctx) => {
      const reason = await readiness();
      ctx.status = reason ? 503 : 200;
      ctx.body = reason ? { status: 'not ready', reason } : { status: 'ready' };
    },
    '/metrics': metricsToken === undefined ? notThere : showMetrics(metrics, metricsToken),
  };

  return (ctx: Context, next: Next): Promise<void> => {
    const answer = ctx.method === 'GET' ? answers[ctx.path] : undefined;
    if (!answer) return next();
    factsOf(ctx).route = ctx.path;
    ctx.set('Cache-Control', 'no-store');
    return answer(ctx);
  };
}
