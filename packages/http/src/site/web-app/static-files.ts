import { extname } from 'node:path';
import type { Context } from 'koa';
import send from 'send';

/** The build compresses every file in advance where that makes it smaller; the smallest comes first. */
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;

type Encoding = keyof typeof suffixes;

const encodings = Object.keys(suffixes) as Encoding[];

function setHeaders(ctx: Context, path: string, encoding: Encoding): void {
  ctx.status = 200;
  ctx.type = extname(path);
  ctx.vary('Accept-Encoding');
  ctx.set('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
}

function sendEncoded(ctx: Context, folder: string, path: string, encoding: Encoding): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const file = send(ctx.req, `${path}${suffixes[encoding]}`, {
      root: folder,
      index: false,
      acceptRanges: false,
      cacheControl: false,
      lastModified: false,
    });
    file.on('headers', () => setHeaders(ctx, path, encoding));
    file.on('directory', () => resolve(false));
    file.on('error', (error: { readonly status: number }) => {
      file.removeContentHeaderFields();
      if (error.status === 404 || error.status === 403 || error.status === 400) resolve(false);
      else reject(error);
    });
    ctx.res.once('close', () => resolve(true));
    file.pipe(ctx.res);
  });
}

/** Sends a file of the folder in the smallest accepted encoding; false if there is no such file. */
export async function sendFile(ctx: Context, folder: string, path: string): Promise<boolean> {
  // Asked one by one, because browsers name gzip before brotli.
  const accepted = encodings.filter((encoding) => encoding === 'identity' || ctx.acceptsEncodings(encoding));
  for (const encoding of accepted) {
    if (await sendEncoded(ctx, folder, path, encoding)) {
      ctx.respond = false;
      return true;
    }
  }
  return false;
}
