import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMetrics } from '../../platform/operations/metrics.ts';
import { pageCounter } from './page-counter.ts';
import { pageRenderer } from './page-renderer.ts';

const facts = { path: '/dashboard', now: new Date(), me: {}, reads: {}, zone: 'Asia/Tokyo', dismissed: [] };
const named = { route: '/dashboard', id: 'request-1' };
let memberId = 0;
/** Another member's page each time. */
const of = {
  ...named,
  get memberId() {
    memberId += 1;
    return memberId;
  },
};

let folder: string;
let lines: Record<string, unknown>[];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });

/** What the build's code does, which the renderer imports. */
async function build(renderPage: string): Promise<void> {
  await mkdir(join(folder, '.renderer'), { recursive: true });
  await writeFile(
    join(folder, '.renderer', 'render-page.js'),
    `export const codeLoaded = async () => undefined;\nexport const renderPage = ${renderPage};\n`,
  );
}

/** A renderer whose code has been loaded. */
async function prepared(options?: Parameters<typeof pageRenderer>[2]) {
  const renderer = pageRenderer(folder, log, options);
  await renderer.prepare();
  return renderer;
}

beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(join(tmpdir(), 'nestmates-renderer-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
});
afterEach(() => rm(folder, { recursive: true }));

it('renders by the clock of the zone, and leaves that of the process', async () => {
  await build(
    '() => ({ head: "", html: [new Date(0).getHours(), Intl.DateTimeFormat().resolvedOptions().timeZone].join() })',
  );
  const before = new Date(0).toString();
  expect(await (await prepared()).render(facts, of)).toEqual({ head: '', html: '9,Asia/Tokyo' });
  expect(new Date(0).toString()).toBe(before);
});

it('leaves the page as it is where rendering throws, says so with route and id, and keeps the clock', async () => {
  await build('() => { throw new Error("broken"); }');
  const before = process.env.TZ;
  expect(await (await prepared()).render(facts, of)).toBeUndefined();
  expect(process.env.TZ).toBe(before);
  expect(lines).toEqual([expect.objectContaining({ level: 50, ...named, msg: 'a page was not rendered' })]);
});

it('sends a page that took long, and says so', async () => {
  await build('() => ({ head: "", html: "late" })');
  let taken = 0;
  const processor = () => {
    taken += 151;
    return taken;
  };
  const { render } = await prepared({ processor, passed: () => 0 });
  expect(await render(facts, of)).toEqual({ head: '', html: 'late' });
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, ...named, ms: 151, msg: 'a page took long to render' }),
  ]);
});

it('loads the code before the first page', async () => {
  await build('() => ({ head: "", html: String(globalThis.isCodeLoaded) })');
  await writeFile(
    join(folder, '.renderer', 'render-page.js'),
    'globalThis.isCodeLoaded = true; export const codeLoaded = async () => undefined; export const renderPage = 7;',
  );
  await pageRenderer(folder, log).prepare();
  expect(Reflect.get(globalThis, 'isCodeLoaded')).toBe(true);
  Reflect.deleteProperty(globalThis, 'isCodeLoaded');
});

it('sends pages as they are while the code is being loaded', async () => {
  const file = join(folder, '.renderer', 'render-page.js');
  await build('() => ({ head: "", html: "rendered" })');
  const loading =
    'export const codeLoaded = () => new Promise((loaded) => { globalThis.endLoading = loaded; });';
  await writeFile(file, `${loading} export const renderPage = () => ({ head: "", html: "rendered" });`);
  const { prepare, render } = pageRenderer(folder, log);
  const ready = prepare();
  expect(await render(facts, of)).toBeUndefined();
  const endLoading = await vi.waitUntil((): unknown => Reflect.get(globalThis, 'endLoading'));
  (endLoading as () => void)();
  await ready;
  expect(await render(facts, of)).toMatchObject({ html: 'rendered' });
  Reflect.deleteProperty(globalThis, 'endLoading');
});

it('keeps the clock that the process has, where its environment names none', async () => {
  vi.stubEnv('TZ', undefined);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  await build('() => ({ head: "", html: "" })');
  const { render } = await prepared();
  expect(process.env.TZ).toBe(zone);
  await render(facts, of);
  expect(process.env.TZ).toBe(zone);
  vi.unstubAllEnvs();
});

it('says no more than twenty times in a minute that a page was not rendered', async () => {
  await build('() => { throw new Error("broken"); }');
  let now = 0;
  const { render } = await prepared({ processor: () => 0, passed: () => now });
  for (let opened = 0; opened < 30; opened += 1) await render(facts, of);
  expect(lines).toHaveLength(20);
  now += 60_001;
  await render(facts, of);
  expect(lines).toHaveLength(21);
});

it('leaves pages as they are once rendering has taken its share, until it has one again', async () => {
  await build('() => { globalThis.passTime(); return { head: "", html: "in time" }; }');
  let now = 0;
  // A page takes 50 ms in which nobody else is answered, though hardly any of the processor's.
  Reflect.set(globalThis, 'passTime', () => {
    now += 50;
  });
  const clocks = { processor: () => 0, passed: () => now };
  const { render } = await prepared(clocks);
  const burst = await Promise.all(Array.from({ length: 50 }, () => render(facts, of)));
  const rendered = burst.filter(Boolean);
  expect(rendered).toHaveLength(3);
  now += 10_000;
  expect(await render(facts, of)).toMatchObject({ html: 'in time' });
  Reflect.deleteProperty(globalThis, 'passTime');
  // A burst is no fault.
  expect(lines).toEqual([]);
});

it('says once of each build that its code cannot be loaded, and takes that of the newest build', async () => {
  const { prepare, render } = await prepared();
  for (let opened = 0; opened < 3; opened += 1) expect(await render(facts, of)).toBeUndefined();
  expect(lines).toEqual([expect.objectContaining({ level: 50 })]);
  await build('() => ({ head: "", html: "first" })');
  await prepare();
  expect(await render(facts, of)).toMatchObject({ html: 'first' });
  await build('() => ({ head: "", html: "second" })');
  const later = new Date(Date.now() + 5000);
  await utimes(join(folder, '.renderer', 'render-page.js'), later, later);
  await prepare();
  expect(await render(facts, of)).toMatchObject({ html: 'second' });
});

it('tries again after a minute to load what could not be loaded, and does not say it again', async () => {
  const file = join(folder, '.renderer', 'render-page.js');
  await build('() => ({ head: "", html: "loaded" })');
  const built = await readFile(file);
  const { mtime } = await stat(file);
  await writeFile(file, 'throw new Error("not now");');
  await utimes(file, mtime, mtime);
  let now = 0;
  const counted: string[] = [];
  const renderer = await prepared({ passed: () => now, count: (outcome) => counted.push(outcome) });
  await writeFile(file, built);
  await utimes(file, mtime, mtime);
  await renderer.prepare();
  expect(await renderer.render(facts, of)).toBeUndefined();
  now += 60_001;
  await renderer.prepare();
  expect(await renderer.render(facts, of)).toMatchObject({ html: 'loaded' });
  expect(lines).toHaveLength(1);
  expect(counted).toEqual(['without code', 'rendered']);
});

it('is a figure by what became of the pages', async () => {
  await build('({ path }) => { if (path === "/broken") throw new Error("broken"); }');
  const { gauges, count } = pageCounter();
  const metrics = createMetrics([gauges]);
  const { render } = await prepared({ count });
  await render(facts, of);
  await render({ ...facts, path: '/broken' }, of);
  const figures = await metrics.text();
  expect(figures).toContain('pages_rendered_total{outcome="not in the list"} 1');
  expect(figures).toContain('pages_rendered_total{outcome="failed"} 1');
});
