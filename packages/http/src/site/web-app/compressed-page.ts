import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a page that is made for one response, quick rather than small. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Responds with HTML that must not be kept, compressed if accepted. */
export async function sendPage(ctx: Context, html: string): Promise<void> {
  ctx.type = 'html';
  ctx.vary('Accept-Encoding');
  ctx.set('Cache-Control', 'no-store');
  // Asked one by one, because browsers name gzip before brotli.
  if (ctx.acceptsEncodings('br')) {
    ctx.set('Content-Encoding', 'br');
    ctx.body = await brotli(html, { params });
  } else if (ctx.acceptsEncodings('gzip')) {
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = await zip(html, { level: 4 });
  } else ctx.body = html;
}
