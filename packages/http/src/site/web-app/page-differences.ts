import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { withoutAddresses } from '@nestmates/domain/platform/shared/without-addresses.ts';
import type { Context, Next } from 'koa';
import type { Logger } from 'pino';
import { readBytes } from '../../platform/input/read-bytes.ts';
import { factsOf } from '../../platform/shared/requests.ts';

/** The path to which a browser says that its first render of a page was another than the server's. */
const path = '/page-differences';

const maxBytes = 8_000;
/** A page that differs is opened by many; who fills the log with others gets no further. */
const loggedAtMost = 20;
const within = minutes(1);

/** No id of anything, and no e-mail address. */
const loggable = (said: string): string => withoutAddresses(said.replace(/\/\d+/g, '/:id'));

/** Logs what differs, for whoever runs the server: the page itself has been rendered anew by then. */
export function pageDifferences(log: Logger, now: () => number = () => performance.now()) {
  let window = { since: now(), logged: 0 };
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path !== path || ctx.method !== 'POST') return next();
    factsOf(ctx).route = 'page differences';
    const said = String(await readBytes(ctx, maxBytes));
    if (now() - window.since > within) window = { since: now(), logged: 0 };
    window.logged += 1;
    if (window.logged <= loggedAtMost)
      log.warn({ id: factsOf(ctx).id, said: loggable(said) }, 'a page differs in the browser');
    ctx.status = 204;
  };
}
