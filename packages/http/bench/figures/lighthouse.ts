import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { startProgram } from '../../testing/program.ts';
import type { BenchEnvironment } from '../environment.ts';
import { atLeast, type Figure } from '../figure.ts';
import { median, milliseconds } from '../statistics.ts';

const runs = 5;
const login = { email: 'bea@nestmates.test', password: 'Nestmates1!' };

interface Page {
  readonly path: string;
  readonly member: boolean;
  readonly performance: number;
}

const pages: readonly Page[] = [
  { path: '/', member: false, performance: 98 },
  { path: '/auth', member: false, performance: 95 },
  { path: '/dashboard', member: true, performance: 95 },
  { path: '/browse', member: true, performance: 95 },
];

const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
/** What a browser in which a page has been open says of itself (`web/platform/shared/browser-facts.ts`). */
const browserFacts = `nestmates-page=${encodeURIComponent(JSON.stringify({ zone, dismissed: [] }))}`;

interface Site {
  readonly origin: string;
  readonly cookie: string;
  /** Where the browser listens. */
  readonly port: number;
}

/** The server as `npm start` runs it, with the demo's faces and words, and a browser without a window. */
async function open({ beforeClosing }: BenchEnvironment): Promise<Site> {
  const server = await startProgram({ SEED: 'demo', RATE_LIMITS: 'off' });
  const { CHROMIUM_PATH } = process.env;
  const chrome = await launch({
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    ...(CHROMIUM_PATH ? { chromePath: CHROMIUM_PATH } : {}),
  });
  beforeClosing(async () => {
    chrome.kill();
    await server.stop();
  });
  const answer = await fetch(`${server.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify(login),
  });
  const cookie = [...answer.headers.getSetCookie().map((one) => one.split(';')[0]), browserFacts].join('; ');
  if (!answer.ok) throw new Error(`The demo's member could not log in: ${answer.status}`);
  return { origin: server.origin, cookie, port: chrome.port };
}

interface Run {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly largestPaintMs: number;
  /** What of accessibility and best practices is not fulfilled. */
  readonly faults: readonly string[];
}

const categories = ['performance', 'accessibility', 'best-practices'];

async function runOnce({ origin, cookie, port }: Site, { path, member }: Page): Promise<Run> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    ...(member ? { extraHeaders: { Cookie: cookie } } : {}),
  };
  const report = (await lighthouse(`${origin}${path}`, flags))?.lhr;
  if (!report || report.runtimeError) throw new Error(`${path}: ${report?.runtimeError?.message}`);
  // A redirect is no failure to Lighthouse.
  if (new URL(report.finalDisplayedUrl).pathname !== path)
    throw new Error(`${path} led to ${report.finalDisplayedUrl}`);
  const scoreOf = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const judged = ['accessibility', 'best-practices'].flatMap(
    (name) => report.categories[name]?.auditRefs ?? [],
  );
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    largestPaintMs: report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    faults: judged.flatMap(({ id, weight }) => (weight > 0 && report.audits[id]?.score === 0 ? id : [])),
  };
}

let site: Promise<Site> | undefined;
const measured = new Map<Page, Promise<readonly Run[]>>();

async function measure(page: Page, environment: BenchEnvironment): Promise<readonly Run[]> {
  site ??= open(environment);
  const opened = await site;
  const all: Run[] = [];
  while (all.length < runs) all.push(await runOnce(opened, page));
  return all;
}

/** Both figures of a page are of the same runs. */
function runsOf(page: Page, environment: BenchEnvironment): Promise<readonly Run[]> {
  const known = measured.get(page) ?? measure(page, environment);
  measured.set(page, known);
  return known;
}

const nameOf = ({ path }: Page) => (path === '/' ? 'landing' : path.slice(1));

const ofPage = (page: Page): Figure[] => [
  {
    name: `lighthouse-${nameOf(page)}`,
    what: `\`${page.path}\`: performance by Lighthouse on a phone, median of ${runs}`,
    target: `≥ ${page.performance}`,
    async measure(environment) {
      const all = await runsOf(page, environment);
      const score = median(all.map(({ performance }) => performance));
      const paint = milliseconds(median(all.map(({ largestPaintMs }) => largestPaintMs)));
      return atLeast(score, page.performance, `${score} (largest paint ${paint})`);
    },
  },
  {
    name: `lighthouse-${nameOf(page)}-quality`,
    what: `\`${page.path}\`: accessibility and best practices by Lighthouse, the lowest of ${runs}`,
    target: '100',
    async measure(environment) {
      const all = await runsOf(page, environment);
      const lowest = Math.min(
        ...all.flatMap(({ accessibility, bestPractices }) => [accessibility, bestPractices]),
      );
      const faults = [...new Set(all.flatMap(({ faults }) => faults))];
      return atLeast(lowest, 100, faults.length > 0 ? `${lowest} (${faults.join(', ')})` : `${lowest}`);
    },
  },
];

export const lighthouseFigures: readonly Figure[] = pages.flatMap(ofPage);
