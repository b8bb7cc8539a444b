import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageRenderer } from './page-renderer.ts';

const facts = { path: '/dashboard', now: new Date(), me: {}, reads: {}, zone: 'Asia/Tokyo', dismissed: [] };
const of = { route: '/dashboard', id: 'request-1' };

let folder: string;
let lines: Record<string, unknown>[];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });

/** What the build's code does, which the renderer imports. */
async function build(renderPage: string): Promise<void> {
  await mkdir(join(folder, 'renderer'), { recursive: true });
  await writeFile(
    join(folder, 'renderer', 'render-page.js'),
    `export const codeLoaded = async () => undefined;\nexport const renderPage = ${renderPage};\n`,
  );
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
  expect(await pageRenderer(folder, log)(facts, of)).toEqual({ head: '', html: '9,Asia/Tokyo' });
  expect(new Date(0).toString()).toBe(before);
});

it('leaves the page as it is where rendering throws, says so with route and id, and keeps the clock', async () => {
  await build('() => { throw new Error("broken"); }');
  const before = process.env.TZ;
  expect(await pageRenderer(folder, log)(facts, of)).toBeUndefined();
  expect(process.env.TZ).toBe(before);
  expect(lines).toEqual([expect.objectContaining({ level: 50, ...of, msg: 'a page was not rendered' })]);
});

it('leaves the page as it is where rendering takes too much of the processor', async () => {
  await build('() => ({ head: "", html: "late" })');
  let taken = 0;
  const processor = () => {
    taken += 151;
    return taken;
  };
  expect(await pageRenderer(folder, log, { processor, passed: () => 0 })(facts, of)).toBeUndefined();
  expect(lines).toEqual([expect.objectContaining({ ...of, msg: 'a page was not rendered' })]);
});

it('leaves pages as they are once rendering has taken its share, until it has one again', async () => {
  await build('() => ({ head: "", html: "in time" })');
  const times = { processor: 0, passed: 0 };
  const clocks = {
    processor() {
      times.processor += 50;
      return times.processor;
    },
    passed: () => times.passed,
  };
  const render = pageRenderer(folder, log, clocks);
  const burst = await Promise.all(Array.from({ length: 50 }, () => render(facts, of)));
  const rendered = burst.filter(Boolean);
  expect(rendered.length).toBeGreaterThan(0);
  expect(rendered.length).toBeLessThan(6);
  times.passed += 10_000;
  expect(await render(facts, of)).toMatchObject({ html: 'in time' });
  // A burst is no fault.
  expect(lines).toEqual([]);
});

it('says so where there is no such code, and takes that of the newest build', async () => {
  const render = pageRenderer(folder, log);
  expect(await render(facts, of)).toBeUndefined();
  expect(lines).toHaveLength(1);
  await build('() => ({ head: "", html: "first" })');
  expect(await render(facts, of)).toMatchObject({ html: 'first' });
  await build('() => ({ head: "", html: "second" })');
  const later = new Date(Date.now() + 5000);
  await utimes(join(folder, 'renderer', 'render-page.js'), later, later);
  expect(await render(facts, of)).toMatchObject({ html: 'second' });
});
