import type { Quota, RateLimiter } from '@nestmates/application/platform/shared/ports.ts';
import { tryConsume } from '@nestmates/application/platform/shared/try-consume.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { withoutAddresses } from '@nestmates/domain/platform/shared/without-addresses.ts';
import type { Context, Next } from 'koa';
import type { Logger } from 'pino';
import { networkOf } from '../../platform/access/network-of.ts';
import { readBytes } from '../../platform/input/read-bytes.ts';
import { factsOf } from '../../platform/shared/requests.ts';
import { logLimit } from './log-limit.ts';
import type { MemberPage } from './member-pages.ts';

/** The path to which a browser says that its first render of a page was another than the server's. */
const path = '/page-differences';

const maxBytes = 8_000;

/** Texts of the page may stand in what React says of it. */
const charsLogged = 300;

/** Nobody uses up the lines of all others. */
const fromOneNetwork: Quota = { max: 5, per: minutes(1) };

/** What is said begins with the path. */
const saidOf = /^(\S*)\s*(.*)$/s;

/** No e-mail address, and no id of anything. */
const loggable = (said: string): string =>
  withoutAddresses(said.replace(/\/\d+/g, '/:id')).slice(0, charsLogged);

type PageAt = (path: string) => Promise<Pick<MemberPage, 'route'>>;

/** Logs what differs, for whoever runs the server: the page itself has been rendered anew by then. */
export function pageDifferences(
  log: Logger,
  pageAt: PageAt,
  rateLimiter: Pick<RateLimiter, 'consume'>,
  now: () => number = () => performance.now(),
) {
  const mayLog = logLimit(now);
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path !== path || ctx.method !== 'POST') return next();
    factsOf(ctx).route = 'page differences';
    const [, at = '', said = ''] = saidOf.exec(String(await readBytes(ctx, maxBytes))) ?? [];
    const isAdmitted = await tryConsume(fromOneNetwork, rateLimiter, 'page differences', networkOf(ctx.ip));
    if (isAdmitted && mayLog()) {
      // The path may have the name of a shop or of a person in it.
      const { route = 'none' } = await pageAt(at);
      log.warn({ id: factsOf(ctx).id, route, said: loggable(said) }, 'a page differs in the browser');
    }
    ctx.status = 204;
  };
}
