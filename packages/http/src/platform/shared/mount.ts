import Router, { type RouterContext } from '@koa/router';
import type { Authenticator } from '@nestmates/application/platform/access/session.ts';
import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import type { StreamHandler } from '@nestmates/application/platform/contract/stream.ts';
import type { RateLimiter } from '@nestmates/application/platform/shared/ports.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Context, Next } from 'koa';
import type { Logger } from 'pino';
import { asVisitorWhereAway, authorize } from '../access/access.ts';
import { networkOf } from '../access/network-of.ts';
import { dropPageCookie } from '../access/page-cookie.ts';
import type { TokenCookie } from '../access/token-cookies.ts';
import { usedFrom } from '../access/used-from.ts';
import { parserOf } from '../input/parsing.ts';
import { isForm, readBody, readFields } from '../input/request-body.ts';
import {
  type ReceivedForm,
  type ReceivedPair,
  type ReceivedUpload,
  receive,
  receiveForm,
  receivePair,
} from '../input/uploads.ts';
import { EventStreams } from '../output/event-streams.ts';
import { pageLinker, responderOf, versionChecker } from '../output/responses.ts';
import { sendParts } from '../output/text-parts.ts';
import { QueuedCalls } from '../queues/queued-calls.ts';
import { beginningOf, requireValidDeclarations } from './declarations.ts';
import { factsOf } from './requests.ts';
import type { Authenticate, Route } from './serve.ts';

export interface MountDeps {
  readonly sessions: Authenticator;
  readonly rateLimiter: Pick<RateLimiter, 'consume' | 'giveBack'>;
  readonly cookie: TokenCookie;
  readonly browserCookie: TokenCookie;
  readonly pendingLoginCookie: TokenCookie;
  readonly passkeyLoginCookie: TokenCookie;
  readonly log: Pick<Logger, 'warn'>;
}

async function callerOf(ctx: Context, { cookie, browserCookie }: MountDeps, authenticate: Authenticate) {
  const token = cookie.read(ctx);
  const authenticated = token ? await authenticate(token, usedFrom(ctx, browserCookie)) : undefined;
  if (!token || !authenticated) return undefined;
  if (authenticated.extendedTo) cookie.write(ctx, { token, expiresAt: authenticated.extendedTo });
  factsOf(ctx).memberId = authenticated.caller.id;
  return authenticated.caller;
}

async function countCall(
  { limit, method, path }: Endpoint,
  { memberId, ipAddress }: { readonly memberId: MemberId | undefined; readonly ipAddress: string },
  { rateLimiter }: MountDeps,
): Promise<void> {
  if (!limit) return;
  const key = limit.by === 'member' && memberId ? `member ${memberId}` : ipAddress;
  await rateLimiter.consume(`${method} ${path}`, key, limit);
}

type Received = ReceivedUpload | ReceivedForm | ReceivedPair;

async function receivedBy(ctx: Context, endpoint: Endpoint): Promise<Received | undefined> {
  const { upload, form, pair } = endpoint;
  if (upload) return receive(ctx, upload);
  if (pair && isForm(ctx, endpoint)) return receivePair(ctx, pair);
  return form && isForm(ctx, endpoint) ? receiveForm(ctx, form) : undefined;
}

function requestHandler(route: Route, deps: MountDeps, streams: EventStreams) {
  const { endpoint, handle, authenticate = (token, used) => deps.sessions.authenticate(token, used) } = route;
  const respond = responderOf(endpoint);
  const [paramsOf, queryOf] = [parserOf(endpoint.params), parserOf(endpoint.query)];
  const queued = endpoint.queue && new QueuedCalls(endpoint, endpoint.queue, deps.rateLimiter);
  async function answer(ctx: Context): Promise<void> {
    const by = asVisitorWhereAway(endpoint, await callerOf(ctx, deps, authenticate));
    authorize(endpoint, by);
    const params = paramsOf(ctx.params);
    const query = queryOf(ctx.query);
    const body = await readBody(ctx, endpoint);
    const ipAddress = networkOf(ctx.ip);
    await countCall(endpoint, { memberId: by?.id, ipAddress }, deps);
    const received = await receivedBy(ctx, endpoint);
    const call = async () =>
      handle({
        params,
        query,
        // The types of these depend on the endpoint; `serve` guarantees that they match the handler.
        body: (received && 'fields' in received ? readFields(endpoint, received.fields) : body) as never,
        by: by as never,
        file: received?.upload as never,
        ipAddress,
        headOnly: ctx.method === 'HEAD',
        userAgent: ctx.get('User-Agent'),
        lastEventId: ctx.get('Last-Event-ID') || undefined,
        paged: pageLinker(ctx),
        hasVersion: versionChecker(ctx),
        accepted: () => {
          ctx.status = 202;
        },
        session: {
          begin: (session) => deps.cookie.write(ctx, session),
          end() {
            deps.cookie.clear(ctx);
            dropPageCookie(ctx);
          },
        },
        pendingLogin: {
          token: () => deps.pendingLoginCookie.read(ctx),
          begin: (issued) => deps.pendingLoginCookie.write(ctx, issued),
          end: () => deps.pendingLoginCookie.clear(ctx),
        },
        passkeyLogin: {
          token: () => deps.passkeyLoginCookie.read(ctx),
          begin: (issued) => deps.passkeyLoginCookie.write(ctx, issued),
        },
        browser: {
          token: () => deps.browserCookie.read(ctx),
          remember: (issued) => deps.browserCookie.write(ctx, issued),
        },
      });
    try {
      const result = await (queued && by ? queued.inTurn(by.id, call) : call());
      if (endpoint.streams) streams.begin(ctx, endpoint, result as StreamHandler<unknown>);
      else if (endpoint.inParts) await sendParts(ctx, endpoint, result as AsyncIterable<unknown>);
      else respond(ctx, result);
    } finally {
      // Not awaited: on a busy disk, deleting the file can take longer than processing the photo.
      received?.discard().catch((error) => deps.log.warn({ err: error }, 'an upload was left behind'));
    }
  }
  return function handleRequest(ctx: Context): Promise<void> {
    factsOf(ctx).route = endpoint.path;
    const token = queued && deps.cookie.read(ctx);
    return token ? queued.admit(token, () => answer(ctx)) : answer(ctx);
  };
}

/**
 * One router for each beginning of a path: a router compares the path of a call with every one of its routes in turn,
 * which with hundreds of them takes a noticeable part of a short call.
 */
export function mount(routes: readonly Route[], deps: MountDeps) {
  requireValidDeclarations(routes);
  const routers = new Map<string, Router>();
  const streams = new EventStreams();
  for (const route of routes) {
    const { method, path, aliases } = route.endpoint;
    const handle = requestHandler(route, deps, streams);
    for (const each of [path, ...aliases]) {
      const router = routers.get(beginningOf(each)) ?? new Router({ sensitive: true });
      routers.set(beginningOf(each), router);
      router[method](each, handle);
    }
  }
  const serving = new Map([...routers].map(([beginning, router]) => [beginning, router.routes()]));
  return (ctx: RouterContext, next: Next): Promise<void> => {
    const serveRoutes = serving.get(beginningOf(ctx.path));
    return serveRoutes ? serveRoutes(ctx, () => refuseOtherMethods(ctx, next)) : next();
  };
}

/** Runs after the routes: a known path with another method is answered with the allowed ones. */
function refuseOtherMethods(ctx: RouterContext, next: Next): Promise<void> {
  const methods = new Set(ctx.matched?.flatMap((layer) => layer.methods));
  if (methods.size === 0) return next();
  ctx.set('Allow', [...methods].join(', '));
  throw new DomainError('invalid', 'METHOD_NOT_ALLOWED', 'This address does not take that kind of call.');
}
