import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUntilExit, type ServerProgram, startProgram } from '../../../testing/program.ts';
import { Visitor } from '../../../testing/visitor.ts';

const trial = { NODE_ENV: 'production', ALLOW_SANDBOX: 'true' };
const token = 'open-sesame-open-sesame-open-sesame';
const asBrowser = { accept: 'text/html' };

const pages = ['/sandbox/mailbox', '/sandbox/mailbox.json', '/sandbox/payments', '/sandbox/payments.json'];
const operatorPages = [...pages, '/sandbox/clock', '/sandbox/parcels'];
/** Each has a random token in its address. */
const memberPages = ['/sandbox/checkouts/x', '/sandbox/portal/x', '/sandbox/sellers/x'];

const statusOf = async (origin: string, path: string, init: RequestInit = {}) =>
  (await fetch(`${origin}${path}`, { redirect: 'manual', ...init })).status;

const postForm = (origin: string, path: string, fields: Record<string, string>, headers = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...asBrowser, ...headers },
    body: new URLSearchParams(fields),
  });

const yearAhead = JSON.stringify({ advanceSeconds: 31_536_000 });

/** Every way in that a stranger has. */
async function tellsStrangers(origin: string, allPages: readonly string[]) {
  await new Visitor(origin).post('/api/register', { email: 'ada@example.com', password: 'Tulip-Harbor-41' });
  const seen = await Promise.all(allPages.map((path) => statusOf(origin, path)));
  const moved = await statusOf(origin, '/sandbox/clock', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: yearAhead,
  });
  return [...new Set([...seen, moved])];
}

describe('a trial in production', () => {
  let server: ServerProgram;
  beforeAll(async () => {
    server = await startProgram({ ...trial, SANDBOX_TOKEN: token });
  });
  afterAll(async () => {
    const { stdout } = await server.stop();
    expect(stdout.split('\n').filter((line) => line.includes('SANDBOX_TOKEN'))).toEqual([
      expect.stringContaining(`the pages under ${server.origin}/sandbox/ ask for SANDBOX_TOKEN.`),
    ]);
  });

  it('shows strangers nothing of the sandbox, and lets them move no clock', async () => {
    expect(await tellsStrangers(server.origin, operatorPages)).toEqual([401]);
    const page = await (await fetch(`${server.origin}/sandbox/mailbox`, { headers: asBrowser })).text();
    expect(page).toContain('name="token"');
    expect(page).not.toContain('ada@example.com');
  });

  it('opens to a browser by a form, and to a program by a header', async () => {
    const { origin } = server;
    const opened = await postForm(origin, '/sandbox/token', { token, page: '/sandbox/payments' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/sandbox/payments']);
    const [cookie = ''] = opened.headers.getSetCookie();
    expect(cookie).toMatch(
      /^nestmates-sandbox=\d{13}\.[\w-]{43}; path=\/; expires=.*; samesite=lax; httponly$/i,
    );
    const [pair = ''] = cookie.split(';');
    for (const headers of [{ cookie: pair }, { authorization: `Bearer ${token}` }]) {
      for (const path of [...pages, '/sandbox/clock']) {
        expect([path, await statusOf(origin, path, { headers })]).toEqual([path, 200]);
      }
    }
    const longer = pair.replace(/\d{13}/, (expires) => String(Number(expires) + 86_400_000));
    for (const forged of [`${pair}x`, longer, pair.replace(/\d{13}\./, '')]) {
      expect(await statusOf(origin, '/sandbox/mailbox', { headers: { cookie: forged } })).toBe(401);
    }
  });

  it('leads back to the page that was asked for, with its query', async () => {
    const asked = '/sandbox/mailbox?to=ada%40example.com&page=2';
    const page = await (await fetch(`${server.origin}${asked}`, { headers: asBrowser })).text();
    expect(page).toContain(`value="${asked.replace('&', '&amp;')}"`);
    const { headers } = await postForm(server.origin, '/sandbox/token', { token, page: asked });
    expect(headers.get('location')).toBe(asked);
  });

  it('leads nowhere else', async () => {
    for (const page of [
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/sandbox/../auth?x',
      '/sandbox/../auth',
      '',
    ]) {
      const { headers } = await postForm(server.origin, '/sandbox/token', { token, page });
      expect(headers.get('location')).toBe('/sandbox/mailbox');
    }
  });

  it('limits guesses, by the form and by the header together', async () => {
    const { origin } = server;
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      statuses.push((await postForm(origin, '/sandbox/token', { token: `guess ${nth}` })).status);
      const authorization = `Bearer guess ${nth}`;
      statuses.push(await statusOf(origin, '/sandbox/mailbox', { headers: { authorization } }));
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const wrong = await postForm(origin, '/sandbox/token', { token: 'one more' });
    expect([wrong.status, Number(wrong.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await wrong.text()).toContain('Too many tries');
  });

  it('lets in whoever has the token, however many wrong ones came from the same network', async () => {
    const { origin } = server;
    for (let nth = 0; nth < 11; nth += 1) await postForm(origin, '/sandbox/token', { token: `guess ${nth}` });
    expect((await postForm(origin, '/sandbox/token', { token })).status).toBe(303);
    const authorization = `Bearer ${token}`;
    expect(await statusOf(origin, '/sandbox/mailbox', { headers: { authorization } })).toBe(200);
  });

  it('does not ask whoever is to pay there for the token, which would open the mailbox to them', async () => {
    const seen = memberPages.map((path) => statusOf(server.origin, path));
    expect(await Promise.all(seen)).toEqual([404, 404, 404]);
    const beside = ['/sandbox/checkouts/x/../../mailbox', '/sandbox/checkouts/', '/sandbox/checkouts/x/y'];
    for (const path of beside) expect([path, await statusOf(server.origin, path)]).toEqual([path, 401]);
  });
});

describe('a trial whose token is not set', () => {
  it('is closed, and says so at the start', async () => {
    const server = await startProgram(trial);
    const seen = await tellsStrangers(server.origin, [...operatorPages, ...memberPages]);
    const inBrowser = await statusOf(server.origin, '/sandbox/mailbox', { headers: asBrowser });
    const form = await postForm(server.origin, '/sandbox/token', { token: '' });
    const { stdout } = await server.stop();
    expect([seen, inBrowser, form.status]).toEqual([[401], 403, 403]);
    expect(stdout).toContain('/sandbox/ are closed until SANDBOX_TOKEN is set.');
  });

  it('has no administrators, whose letters the mailbox page would show', async () => {
    const { code, stderr } = await runUntilExit({ ...trial, ADMIN_EMAILS: 'ada@example.com' });
    expect([code, stderr.trim().split('\n')]).toEqual([
      1,
      [
        'The configuration has a mistake:',
        expect.stringContaining('ADMIN_EMAILS is refused while mail goes'),
      ],
    ]);
  });
});

describe('a server in development', () => {
  it('asks for nothing', async () => {
    const server = await startProgram({ SEED: 'none' });
    const statuses = await Promise.all(pages.map((path) => statusOf(server.origin, path)));
    const { stdout } = await server.stop();
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(stdout).not.toContain('/sandbox/');
  });
});
