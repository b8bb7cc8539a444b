import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Restrictions } from '@nestmates/application/members/restrictions/restrictions.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const template = '<head></head><div id="root"></div>';

/** Says what it was asked with, as the page; what the build does is in the tests of `web`. */
const code = `
export const codeLoaded = async () => undefined;
export const renderPage = ({ path, me, zone }) =>
  me.away ? undefined : { head: '<link id="first">', html: '<main>' + [path, me.id, zone].join() + '</main>' };
`;

let webFolder: string;
let server: TestServer;
let bea: TestMember;

const said = (facts: unknown): string => encodeURIComponent(JSON.stringify(facts));
const inNewYork = { zone: 'America/New_York', dismissed: [] };

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'nestmates-rendered-'));
  await mkdir(join(webFolder, '.renderer'));
  const page = { shell: 'full', head: '<link>', reads: [] };
  const pages = [
    { ...page, path: '/dashboard', rendered: true },
    { ...page, path: '/messages', rendered: false },
  ];
  const files = {
    '.renderer/package.json': '{"type":"module"}',
    '.renderer/render-page.js': code,
    'app.html': template,
    'app.visitor.html': template,
    'index.html': template,
    'visitor-pages.json': '[]',
    'member-pages.json': JSON.stringify({ template, shells: { full: '<nav></nav>', none: '' }, pages }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(webFolder, name), text);
  server = await testServer({ env: { RATE_LIMITS: 'off' }, webFolder });
  await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`)).ok, scaledTimeout(10_000));
  bea = await mother(server);
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true });
});

const rootFor = async (member: TestMember, path: string, facts?: unknown): Promise<string> => {
  member.cookies.delete('nestmates-page');
  if (facts !== undefined) member.cookies.set('nestmates-page', said(facts));
  const { text } = await member.get(path);
  return /<div id="root".*(?=<script)/s.exec(text)?.[0] ?? '';
};
const suspend = ({ id }: TestMember) =>
  server.container
    .get(KnexTransaction)
    .run(() => server.container.get(Restrictions).impose(id, { kind: 'suspended', until: null }, 'weight'));

const shell = '<div id="root"><nav></nav></div>';

it('is rendered for a member whose browser has said what it shows it with', async () => {
  const root = await rootFor(bea, '/dashboard?from=mail', inNewYork);
  expect(root).toContain(`<main>/dashboard?from=mail,${bea.id},America/New_York</main></div>`);
});

it('is its shell where the browser has said nothing, or nothing that is known', async () => {
  expect(await rootFor(bea, '/dashboard')).toBe(shell);
  expect(await rootFor(bea, '/dashboard', { zone: 'Mars/Olympus' })).toBe(shell);
});

it('is its shell where the page is not in the list, and where only the headers are asked for', async () => {
  expect(await rootFor(bea, '/messages', inNewYork)).toBe(shell);
  const length = async (method: string) =>
    Number((await bea.send(method, '/dashboard')).headers.get('content-length'));
  bea.cookies.set('nestmates-page', said(inNewYork));
  expect(await length('HEAD')).toBeLessThan(await length('GET'));
});

it('has what the browser has said in an attribute that it cannot end', async () => {
  const dismissed = ['"><script>alert(1)</script>', "'><img src=x onerror=alert(1)>"];
  const root = await rootFor(bea, '/dashboard', { ...inNewYork, dismissed });
  expect(root).not.toContain('<script>alert');
  expect(root).not.toContain('<img');
  const [, value = ''] = /data-rendered="([^"]*)"/.exec(root) ?? [];
  const text = value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<');
  expect(JSON.parse(text.replaceAll('&gt;', '>').replaceAll('&amp;', '&'))).toMatchObject({ dismissed });
});

it('is its shell for a member who is suspended', async () => {
  const suspended = await mother(server);
  expect(await rootFor(suspended, '/dashboard', inNewYork)).toContain('<main>');
  await suspend(suspended);
  expect(await rootFor(suspended, '/dashboard', inNewYork)).toBe(shell);
});

it('drops what the browser has said when its member logs out, or is not logged in any more', async () => {
  const leaving = await mother(server);
  leaving.cookies.set('nestmates-page', said(inNewYork));
  await leaving.post('/api/logout');
  expect(leaving.cookies.get('nestmates-page') ?? '').toBe('');
  leaving.cookies.set('nestmates-page', said(inNewYork));
  await leaving.get('/dashboard');
  expect(leaving.cookies.get('nestmates-page') ?? '').toBe('');
});
