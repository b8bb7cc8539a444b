import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Next } from 'koa';
import { factsOf } from '../../platform/shared/requests.ts';

const address = /^\/fonts\/(newsreader|commissioner)\.woff2$/;

/** Plain pages are no part of the build, so our fonts have an address for them that is the same after every build. */
export const plainPageFonts =
  (webFolder: string) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const [, name] = address.exec(ctx.path) ?? [];
    if (name === undefined || !['GET', 'HEAD'].includes(ctx.method)) return next();
    const files = await readdir(join(webFolder, 'assets')).catch(() => []);
    const file = files.find((one) => one.startsWith(`${name}-`) && /^[a-z]+-[\w-]{8}\.woff2$/.test(one));
    if (!file) return next();
    factsOf(ctx).route = 'web file';
    ctx.set('Cache-Control', 'no-cache');
    ctx.redirect(`/assets/${file}`);
  };
