import { createHash, timingSafeEqual } from 'node:crypto';
import type { KeyedDigests, RateLimiter } from '@nestmates/application/platform/shared/ports.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Context, Next } from 'koa';
import { networkOf } from '../access/network-of.ts';
import type { TokenCookie } from '../access/token-cookies.ts';
import { readFields, seeOther } from '../input/form-fields.ts';
import { factsOf } from '../shared/requests.ts';
import { closedPage, formPage } from './access-page.ts';

export interface SandboxAccessDeps {
  /** Nobody gets in without one. */
  readonly token: string | undefined;
  readonly cookie: TokenCookie;
  readonly digests: KeyedDigests;
  readonly rateLimiter: RateLimiter;
  /** Not the clock of the sandbox, which is moved on one of these pages. */
  readonly now: () => Date;
}

const prefix = '/sandbox/';
/** Pages of whoever is to pay or to be paid: each has a random token of its own, which only that member was given. */
const pagesOfMembers = /^\/sandbox\/(?:checkouts|portal|sellers)\/[\w-]+$/;
const formAddress = '/sandbox/token';
const wrongOnes = { max: 10, per: minutes(15) };
const lasts = days(7);

const hash = (text: string) => createHash('sha256').update(text).digest();
const equal = (one: string, other: string) => timingSafeEqual(hash(one), hash(other));

const isPage = (text: string): boolean =>
  /^\/sandbox\/[\w./-]*(?:\?[\w.~%&=+-]*)?$/.test(text) && !text.includes('..') && text !== formAddress;

/** Only back to the page of the sandbox that was asked for. */
const pageIn = (text: string | null): string => (text !== null && isPage(text) ? text : '/sandbox/mailbox');

/** Asks for the token before any page of the sandbox: by a form in browsers, as a bearer for programs. */
export function sandboxAccess({ token, cookie, digests, rateLimiter, now }: SandboxAccessDeps) {
  /**
   * Signs with the key of this installation, so that nobody can try tokens by making cookies of them or make one last
   * longer.
   */
  async function cookieUntil(right: string, expires: number): Promise<string> {
    return `${expires}.${await digests.digest('sandbox token', `${right} ${expires}`)}`;
  }

  async function isKept(kept: string, right: string): Promise<boolean> {
    const expires = Number(/^(\d{1,16})\./.exec(kept)?.[1]);
    return expires > now().getTime() && equal(kept, await cookieUntil(right, expires));
  }

  /** Only wrong ones are counted, so that nobody can lock out whoever has the token and shares their network. */
  async function isRight(ctx: Context, guess: string, right: string): Promise<boolean> {
    if (equal(guess, right)) return true;
    await rateLimiter.consume('sandbox.token', networkOf(ctx.ip), wrongOnes);
    return false;
  }

  async function hasToken(ctx: Context, right: string): Promise<boolean> {
    const [, bearer] = /^Bearer (.+)$/.exec(ctx.get('Authorization')) ?? [];
    if (bearer !== undefined) return isRight(ctx, bearer, right);
    const kept = cookie.read(ctx);
    return kept !== undefined && isKept(kept, right);
  }

  async function takeForm(ctx: Context, right: string): Promise<void> {
    const fields = await readFields(ctx);
    const page = pageIn(fields.get('page'));
    try {
      if (await isRight(ctx, fields.get('token') ?? '', right)) {
        const expiresAt = later(now(), lasts);
        cookie.write(ctx, { token: await cookieUntil(right, expiresAt.getTime()), expiresAt });
        return seeOther(ctx, page);
      }
      show(ctx, 401, formPage(page, 'This is not the token.'));
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'rate-limited') throw error;
      ctx.set('Retry-After', String(error.details.retryAfterSeconds ?? wrongOnes.per / 1000));
      show(ctx, 429, formPage(page, 'Too many tries. Please wait a quarter of an hour.'));
    }
  }

  return async (ctx: Context, next: Next): Promise<void> => {
    if (!ctx.path.startsWith(prefix)) return next();
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === formAddress && ctx.method === 'POST' && token !== undefined) {
      factsOf(ctx).route = formAddress;
      return takeForm(ctx, token);
    }
    if (token !== undefined && (pagesOfMembers.test(ctx.path) || (await hasToken(ctx, token)))) return next();
    factsOf(ctx).route = `${prefix}*`;
    if (ctx.accepts('json', 'html') === 'json') {
      throw new DomainError('unauthenticated', 'UNAUTHENTICATED', 'The sandbox asks for its token.');
    }
    show(ctx, token === undefined ? 403 : 401, token === undefined ? closedPage : formPage(pageIn(ctx.url)));
  };
}

function show(ctx: Context, status: number, page: string): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('X-Robots-Tag', 'noindex');
  ctx.body = page;
}
