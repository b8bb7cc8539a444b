import { randomUUID } from 'node:crypto';
import type { Tracing } from '@nestmates/application/platform/tracing/tracing.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { Context, Next } from 'koa';
import type { Logger } from 'pino';
import { failureResponse, internalError, refusalFromStatus } from '../output/failure-responses.ts';

/** The fields of a request's log line and metrics; the mount adds route and member. */
export interface RequestFacts {
  readonly id: string;
  route?: string;
  memberId?: number;
}

export type Observer = (facts: {
  route: string;
  method: string;
  status: number;
  milliseconds: number;
}) => void;

export interface RequestsDeps {
  readonly log: Logger;
  readonly now: () => Date;
  /** Turns an adapter's error about an unavailable service into one that members can read. */
  readonly explain: (error: unknown) => DomainError | undefined;
  readonly observe: Observer;
  readonly tracing: Tracing;
}

export const factsOf = (ctx: Context): RequestFacts => ctx.state.facts as RequestFacts;

/** A load balancer asks several times a second: counted, they would hide how members' requests go. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Wraps every request: an id, the time, one log line, and the standard error body for every error. */
export const requests =
  (deps: RequestsDeps) =>
  (ctx: Context, next: Next): Promise<void> =>
    probes.has(ctx.path) ? answer(ctx, next, { ...deps, observe: () => undefined }) : traced(ctx, next, deps);

/** The trace of a caller is not continued: members could have each of their calls recorded. */
const traced = (ctx: Context, next: Next, deps: RequestsDeps): Promise<void> =>
  deps.tracing.within(ctx.method, { kind: 'server' }, async (span) => {
    await answer(ctx, next, deps);
    const route = factsOf(ctx).route ?? 'none';
    span.rename(`${ctx.method} ${route}`);
    span.add({
      'http.request.method': ctx.method,
      'http.route': route,
      'http.response.status_code': ctx.status,
      'request.id': factsOf(ctx).id,
    });
  });

async function answer(ctx: Context, next: Next, { log, now, explain, observe }: RequestsDeps): Promise<void> {
  const began = performance.now();
  const facts: RequestFacts = { id: randomUUID() };
  ctx.state.facts = facts;
  ctx.res.setHeader('X-Request-Id', facts.id);
  // Not `Date`, by which caches reckon: the sandbox's clock can be moved.
  ctx.res.setHeader('Server-Time', now().toISOString());
  try {
    await next();
  } catch (error) {
    const refusal = error instanceof DomainError ? error : (refusalFromStatus(error) ?? explain(error));
    if (!refusal) log.error({ err: error, id: facts.id, route: facts.route }, 'unforeseen error');
    else if (refusal.kind === 'unavailable') log.warn({ err: error, id: facts.id }, refusal.code);
    const answer = refusal ? failureResponse(refusal) : internalError(facts.id);
    ctx.status = answer.status;
    ctx.set({ ...answer.headers, 'Cache-Control': 'no-store' });
    ctx.body = answer.body;
  }
  const milliseconds = performance.now() - began;
  const route = facts.route ?? 'none';
  observe({ route, method: ctx.method, status: ctx.status, milliseconds });
  log.info(
    {
      id: facts.id,
      method: ctx.method,
      route,
      status: ctx.status,
      ms: Math.round(milliseconds * 10) / 10,
      member: facts.memberId,
    },
    'request',
  );
}
