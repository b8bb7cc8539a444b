import { withoutAddresses } from '@nestmates/domain/platform/shared/without-addresses.ts';
import type { Context, Next } from 'koa';
import type { Logger } from 'pino';
import { readBytes } from '../../platform/input/read-bytes.ts';
import { factsOf } from '../../platform/shared/requests.ts';
import { logLimit } from './log-limit.ts';

/** The path to which a browser says that its first render of a page was another than the server's. */
const path = '/page-differences';

const maxBytes = 8_000;

/** No id of anything, and no e-mail address. */
const loggable = (said: string): string => withoutAddresses(said.replace(/\/\d+/g, '/:id'));

/** Logs what differs, for whoever runs the server: the page itself has been rendered anew by then. */
export function pageDifferences(log: Logger, now: () => number = () => performance.now()) {
  const mayLog = logLimit(now);
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path !== path || ctx.method !== 'POST') return next();
    factsOf(ctx).route = 'page differences';
    const said = String(await readBytes(ctx, maxBytes));
    if (mayLog()) log.warn({ id: factsOf(ctx).id, said: loggable(said) }, 'a page differs in the browser');
    ctx.status = 204;
  };
}
