import type { Sessions } from '@nestmates/application/accounts/sessions.ts';
import type { Endpoint } from '@nestmates/application/contract/endpoint.ts';
import type { Pour } from '@nestmates/application/contract/stream.ts';
import type { Attempts } from '@nestmates/application/shared/ports.ts';
import { DomainError } from '@nestmates/domain/shared/errors.ts';
import findMyWay from 'find-my-way';
import type { Context, Middleware, Next } from 'koa';
import { koaBody } from 'koa-body';
import { letIn } from './access.ts';
import { answering, linkingTo } from './answers.ts';
import { insistOnDeclarations } from './declarations.ts';
import { EventStreams } from './event-streams.ts';
import { parsed } from './parsing.ts';
import { factsOf } from './requests.ts';
import type { Route } from './serve.ts';
import type { SessionCookie } from './session-cookie.ts';
import { receive } from './uploads.ts';

export interface MountDeps {
  readonly sessions: Pick<Sessions, 'recognise'>;
  readonly attempts: Pick<Attempts, 'take'>;
  readonly cookie: SessionCookie;
}

const readJson = koaBody({
  json: true,
  jsonLimit: '64kb',
  jsonStrict: true,
  multipart: false,
  urlencoded: false,
  text: false,
});

async function bodyOf(ctx: Context, endpoint: Endpoint): Promise<unknown> {
  if (!endpoint.body) return undefined;
  // A compressed body could unfold into any size; no client of ours sends one.
  if (!ctx.is('application/json') || ctx.get('Content-Encoding')) {
    throw new DomainError('unsupported-type', 'UNSUPPORTED_TYPE', 'Please send JSON.');
  }
  await readJson(ctx, () => Promise.resolve());
  return parsed(endpoint.body, ctx.request.body);
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
  return async function handleRequest(
    ctx: Context,
    inPath: Readonly<Record<string, string | undefined>>,
  ): Promise<void> {
    factsOf(ctx).route = endpoint.path;
    const by = await callerOf(ctx, deps);
    letIn(endpoint.access, by);
    const params = parsed(endpoint.params, inPath);
    const query = parsed(endpoint.query, { ...ctx.query });
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
        get from() {
          return ctx.ip;
        },
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
      await received?.discard();
    }
  };
}

const upper = (method: Endpoint['method']) => method.toUpperCase() as (typeof methods)[number];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Finds the call by method and path; a known path with another method is told which ones it has. */
export function mount(routes: readonly Route[], deps: MountDeps): Middleware {
  insistOnDeclarations(routes);
  const table = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 500 });
  const streams = new EventStreams();
  for (const route of routes) {
    const { method, path, also } = route.endpoint;
    const handle = handling(route, deps, streams);
    for (const each of [path, ...also]) table.on(upper(method), each, () => undefined, handle);
  }

  return function find(ctx: Context, next: Next): Promise<void> {
    const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
    const found = table.find(method as (typeof methods)[number], ctx.path);
    if (found) return (found.store as ReturnType<typeof handling>)(ctx, found.params);
    const others = methods.filter((other) => table.find(other, ctx.path));
    if (others.length === 0) return next();
    ctx.set('Allow', others.flatMap((other) => (other === 'GET' ? ['HEAD', other] : [other])).join(', '));
    throw new DomainError('invalid', 'METHOD_NOT_ALLOWED', 'This address does not take that kind of call.');
  };
}
