import Router, { type RouterContext } from '@koa/router';
import type { Sessions } from '@nestmates/application/accounts/sessions.ts';
import { accessLevels, type Endpoint } from '@nestmates/application/contract/endpoint.ts';
import type { Attempts } from '@nestmates/application/shared/ports.ts';
import { DomainError } from '@nestmates/domain/shared/errors.ts';
import type { Context, Next } from 'koa';
import { koaBody } from 'koa-body';
import * as z from 'zod/mini';
import { letIn } from './access.ts';
import { parsed } from './parsing.ts';
import { factsOf } from './requests.ts';
import type { Route } from './serve.ts';
import type { SessionCookie } from './session-cookie.ts';

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
  if (!ctx.is('application/json')) {
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

const handling = ({ endpoint, handle }: Route, deps: MountDeps) =>
  async function handleRequest(ctx: Context): Promise<void> {
    factsOf(ctx).route = endpoint.path;
    const by = await callerOf(ctx, deps);
    letIn(endpoint.access, by);
    const params = parsed(endpoint.params, ctx.params);
    const query = parsed(endpoint.query, { ...ctx.query });
    const body = await bodyOf(ctx, endpoint);
    if (endpoint.limit) {
      const who = endpoint.limit.by === 'member' && by ? `member ${by.id}` : ctx.ip;
      await deps.attempts.take(`${endpoint.method} ${endpoint.path}`, who, endpoint.limit);
    }
    const answer = await handle({
      params,
      query,
      // What a handler may read of these two is what its endpoint declares; `serve` has tied them together.
      body: body as never,
      by: by as never,
      from: ctx.ip,
      session: {
        begin: (session) => deps.cookie.write(ctx, session),
        end: () => deps.cookie.clear(ctx),
      },
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'json';
    ctx.body = JSON.stringify(z.parse(endpoint.response, answer));
  };

const parametersIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);

/** A route that does not say who may call it, or reads a parameter it does not declare, does not start. */
function insistOnDeclarations({ endpoint }: Route): void {
  const where = `${endpoint.method.toUpperCase()} ${endpoint.path}`;
  if (!accessLevels.includes(endpoint.access)) throw new Error(`${where} does not say who may call it`);
  for (const path of [endpoint.path, ...endpoint.also]) {
    const missing = parametersIn(path).find((name) => name && !(name in endpoint.params.def.shape));
    if (missing) throw new Error(`${where} does not declare :${missing}`);
  }
}

export function mount(routes: readonly Route[], deps: MountDeps): Router {
  const router = new Router();
  for (const route of routes) {
    insistOnDeclarations(route);
    router[route.endpoint.method]([route.endpoint.path, ...route.endpoint.also], handling(route, deps));
  }
  return router;
}

/** After the routes: a known path with another method is told which ones it has. */
export function refuseOtherMethods(ctx: RouterContext, next: Next): Promise<void> {
  const methods = new Set(ctx.matched?.flatMap((layer) => layer.methods));
  if (methods.size === 0) return next();
  ctx.set('Allow', [...methods].join(', '));
  throw new DomainError('invalid', 'METHOD_NOT_ALLOWED', 'This address does not take that kind of call.');
}
