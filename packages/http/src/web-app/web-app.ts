import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Sessions } from '@nestmates/application/accounts/sessions.ts';
import type { Context, Next } from 'koa';
import { factsOf } from '../shared/requests.ts';
import type { SessionCookie } from '../shared/session-cookie.ts';

interface Asset {
  readonly type: string;
  readonly etag: string;
  /** The bytes by content encoding; the build compresses every file in advance. */
  readonly bytes: Readonly<Partial<Record<'identity' | 'br' | 'gzip', Buffer>>>;
}

export type WebApp = ReadonlyMap<string, Asset>;

type Encoding = keyof Asset['bytes'];

const encodings: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/** The whole built app is about a megabyte, so it is read once and served from memory. */
export async function readWebApp(folder: string): Promise<WebApp | undefined> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!files) return undefined;
  const assets = new Map<string, Asset>();
  const names = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const read = await Promise.all(names.map(async (full) => ({ full, bytes: await readFile(full) })));
  for (const { full, bytes } of read) {
    const encoding = encodings[extname(full)] ?? 'identity';
    const plain = encoding === 'identity' ? full : full.slice(0, -3);
    const path = `/${relative(folder, plain).split(sep).join('/')}`;
    const before = assets.get(path);
    assets.set(path, {
      type: extname(plain),
      etag:
        encoding === 'identity'
          ? `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
          : (before?.etag ?? ''),
      bytes: { ...before?.bytes, [encoding]: bytes },
    });
  }
  return assets;
}

function send(ctx: Context, asset: Asset): void {
  const immutable = ctx.path.startsWith('/assets/');
  ctx.type = asset.type;
  ctx.vary('Accept-Encoding');
  ctx.set('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  const accepted = ctx.acceptsEncodings('br', 'gzip', 'identity');
  const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
  const bytes = asset.bytes[encoding];
  ctx.set('ETag', asset.etag);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (bytes && encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = bytes ?? asset.bytes.identity;
}

export function webApp(
  web: WebApp,
  { sessions, cookie }: { sessions: Pick<Sessions, 'authenticate'>; cookie: SessionCookie },
) {
  /**
   * Pages of visitors without a session cookie say so, which saves them a request. The landing page's HTML is
   * the same with and without a session, so that it is shown even while the database is down.
   */
  async function pageFor(ctx: Context): Promise<string> {
    const token = cookie.read(ctx);
    if (ctx.path !== '/') return token ? '/app.html' : '/app.visitor.html';
    if (!token) return '/index.html';
    const signedIn = await sessions.authenticate(token).catch(() => undefined);
    return signedIn ? '/index.signed-in.html' : '/index.html';
  }

  return async (ctx: Context, next: Next): Promise<void> => {
    const reading = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!reading || ctx.path.startsWith('/api/') || ctx.path.startsWith('/sandbox/')) return next();
    const isFile = web.has(ctx.path);
    if (!isFile && extname(ctx.path)) return next();
    const asset = web.get(isFile ? ctx.path : await pageFor(ctx));
    if (!asset) return next();
    factsOf(ctx).route = isFile ? 'web file' : 'web page';
    if (!isFile) ctx.vary('Cookie');
    send(ctx, asset);
  };
}
