import Router, { type RouterContext } from '@koa/router';
import type { Sessions } from '@nestmates/application/accounts/sessions.ts';
import type { Pour } from '@nestmates/application/contract/stream.ts';
import type { Attempts } from '@nestmates/application/shared/ports.ts';
import { DomainError } from '@nestmates/domain/shared/errors.ts';
import type { Context, Next } from 'koa';
import type { Logger } from 'pino';
import { letIn } from './access.ts';
import { insistOnDeclarations } from './declarations.ts';
import { EventStreams } from './event-streams.ts';
import { parserOf } from './parsing.ts';
import { bodyOf } from './request-body.ts';
import { factsOf } from './requests.ts';
import { answering, linkingTo } from './responses.ts';
import type { Route } from './serve.ts';
import type { SessionCookie } from './session-cookie.ts';
import { receive } from './uploads.ts';

export interface MountDeps {
  readonly sessions: Pick<Sessions, 'recognise'>;
  readonly attempts: Pick<Attempts, 'take'>;
  readonly cookie: SessionCookie;
  readonly log: Pick<Logger, 'warn'>;
}

async function callerOf(ctx: Context, { sessions, cookie }: MountDeps) {
  const token = cookie.read(ctx);
  const recognised = token ? await sessions.recognise(token) : undefined;
  if (!token || !recognised) return undefined;
  if (recognised.slidTo) cookie.write(ctx, { token, expiresAt: recognised.slidTo });
  factsOf(ctx).memberId = recognised.caller.id;
  return recognised.caller;
}

function handling({ endpoint, handle }: Route, deps: MountDeps, streams: EventStreams) {
  const answer = answering(endpoint);
  const [paramsOf, queryOf] = [parserOf(endpoint.params), parserOf(endpoint.query)];
  return async function handleRequest(ctx: Context): Promise<void> {
    factsOf(ctx).route = endpoint.path;
    const by = await callerOf(ctx, deps);
    letIn(endpoint.access, by);
    const params = paramsOf(ctx.params);
    const query = queryOf(ctx.query);
    const body = await bodyOf(ctx, endpoint);
    if (endpoint.limit) {
      const who = endpoint.limit.by === 'member' && by ? `member ${by.id}` : ctx.ip;
      await deps.attempts.take(`${endpoint.method} ${endpoint.path}`, who, endpoint.limit);
    }
    const received = endpoint.upload && (await receive(ctx, endpoint.upload));
    try {
      const given = await handle({
        params,
        query,
        // What a handler may read of these is what its endpoint declares; `serve` has tied them together.
        body: body as never,
        by: by as never,
        file: received?.upload as never,
        from: ctx.ip,
        lastEventId: ctx.get('Last-Event-ID') || undefined,
        list: linkingTo(ctx),
        session: {
          begin: (session) => deps.cookie.write(ctx, session),
          end: () => deps.cookie.clear(ctx),
        },
      });
      if (endpoint.goesOn) streams.begin(ctx, endpoint, given as Pour<unknown>);
      else answer(ctx, given);
    } finally {
      // Nobody waits for this: a disk that is busy writing can take longer over it than over the photo.
      received?.discard().catch((error) => deps.log.warn({ err: error }, 'an upload was left behind'));
    }
  };
}

/** The first words of a path, as far as they are the same for every call. */
const beginning = (path: string, words: 1 | 2): string => {
  const first = path.indexOf('/', 1);
  const end = words === 2 && first > 0 ? path.indexOf('/', first + 1) : first;
  return end > 0 ? path.slice(0, end) : path;
};

/** A router tries one pattern after the other; with one for each beginning there are only a few to try. */
function routersOf(routes: readonly Route[], deps: MountDeps) {
  const routers = new Map<string, Router>();
  const streams = new EventStreams();
  for (const route of routes) {
    const { method, path, also } = route.endpoint;
    const handle = handling(route, deps, streams);
    for (const each of [path, ...also]) {
      const word = beginning(each.replace(/\/:.*/, ''), 2);
      const router = routers.get(word) ?? new Router();
      routers.set(word, router);
      router[method](each, handle);
    }
  }
  return new Map([...routers].map(([word, router]) => [word, router.routes()]));
}

export function mount(routes: readonly Route[], deps: MountDeps) {
  insistOnDeclarations(routes);
  const routers = routersOf(routes, deps);
  return (ctx: RouterContext, next: Next): Promise<void> => {
    const route = routers.get(beginning(ctx.path, 2)) ?? routers.get(beginning(ctx.path, 1));
    return route ? route(ctx, () => refuseOtherMethods(ctx, next)) : next();
  };
}

/** After the routes: a known path with another method is told which ones it has. */
function refuseOtherMethods(ctx: RouterContext, next: Next): Promise<void> {
  const methods = new Set(ctx.matched?.flatMap((layer) => layer.methods));
  if (methods.size === 0) return next();
  ctx.set('Allow', [...methods].join(', '));
  throw new DomainError('invalid', 'METHOD_NOT_ALLOWED', 'This address does not take that kind of call.');
}
