import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionCookie } from '../shared/session-cookie.ts';
import { readWebApp, webApp } from './web-app.ts';

const files = {
  'index.html': 'landing',
  'index.signed-in.html': 'landing for a member',
  'app.html': 'app',
  'app.visitor.html': 'app for a visitor',
  'theme.js': 'theme',
};

let origin: string;
let close: () => Promise<void>;
/** What happens to a session cookie. */
let authenticate: () => Promise<undefined | object> = async () => undefined;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nestmates-web-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'theme.js.br'), brotliCompressSync('theme'));
  const web = await readWebApp(folder);
  if (!web) throw new Error('The files cannot be read');
  const app = new Koa();
  app.use((ctx, next) => {
    ctx.state.facts = {};
    return next();
  });
  app.use(
    webApp(web, { sessions: { authenticate: () => authenticate() as never }, cookie: sessionCookie(false) }),
  );
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = async () => {
    server.close();
    await rm(folder, { recursive: true });
  };
});
afterAll(() => close());

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${origin}${path}`, { headers });
  return { status: reply.status, text: await reply.text(), headers: reply.headers };
};
const withSession = { cookie: 'nestmates=token' };

describe('the web app', () => {
  it('is a page for visitors without a session cookie', async () => {
    expect((await ask('/auth')).text).toBe('app for a visitor');
    expect((await ask('/dashboard')).text).toBe('app for a visitor');
    expect((await ask('/')).text).toBe('landing');
  });

  it('is a page that loads the member with a session cookie', async () => {
    expect((await ask('/dashboard', withSession)).text).toBe('app');
    expect((await ask('/dashboard', withSession)).headers.get('vary')).toContain('Cookie');
  });

  it('has a landing page for members, and the other one while sessions cannot be read', async () => {
    authenticate = async () => ({});
    expect((await ask('/', withSession)).text).toBe('landing for a member');
    authenticate = () => Promise.reject(new Error('The database is down'));
    expect((await ask('/', withSession)).text).toBe('landing');
  });

  it('sends a file in the smallest accepted encoding, and not again while it is unchanged', async () => {
    const reply = await ask('/theme.js', { 'accept-encoding': 'br' });
    expect([reply.text, reply.headers.get('content-encoding')]).toEqual(['theme', 'br']);
    const etag = reply.headers.get('etag') ?? '';
    // Without it, fetch would revalidate the cached response.
    const revalidating = { 'cache-control': 'max-age=0', 'if-none-match': etag };
    expect((await ask('/theme.js', revalidating)).status).toBe(304);
    expect((await ask('/theme.js', { 'accept-encoding': 'identity' })).text).toBe('theme');
  });

  it('is no answer for a file that is not there, nor for the API', async () => {
    expect((await ask('/assets/old-1234.js')).status).toBe(404);
    expect((await ask('/api/nothing')).status).toBe(404);
  });
});
