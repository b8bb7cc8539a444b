import { setTimeout as pause } from 'node:timers/promises';
import type { BenchEnvironment } from '../environment.ts';
import { atLeast, atMost, type Figure } from '../figure.ts';
import { type HotRead, hotReads } from '../hot-reads.ts';
import { load, post, type Round } from '../load-client.ts';
import { median, milliseconds, quantile } from '../statistics.ts';

const connections = 16;
const rounds = 9;
const roundDuration = 2000;

interface Compared {
  readonly server: readonly Round[];
  readonly baseline: readonly Round[];
}

const compared = new WeakMap<BenchEnvironment, Map<string, Promise<Compared>>>();

async function compare(environment: BenchEnvironment, { path }: HotRead): Promise<Compared> {
  const both = { server: await environment.server(), baseline: await environment.baseline() };
  const [one, other] = await Promise.all(
    Object.values(both).map(async ({ port }) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: environment.cookie } })).text(),
    ),
  );
  if (one !== other) throw new Error(`The baseline does not answer the bytes of ${path}`);
  const round = (who: keyof typeof both) =>
    load({ port: both[who].port, path, cookie: environment.cookie }, connections, pause(roundDuration));
  await round('server');
  await round('baseline');
  const measured: { server: Round[]; baseline: Round[] } = { server: [], baseline: [] };
  for (let nth = 0; nth < rounds; nth += 1) {
    const order = nth % 2 === 0 ? (['server', 'baseline'] as const) : (['baseline', 'server'] as const);
    for (const who of order) measured[who].push(await round(who));
  }
  return measured;
}

/** Throughput and tail latency come from the same rounds. */
function comparisonOf(environment: BenchEnvironment, read: HotRead): Promise<Compared> {
  const known = compared.get(environment) ?? new Map<string, Promise<Compared>>();
  compared.set(environment, known);
  const one = known.get(read.name) ?? compare(environment, read);
  known.set(read.name, one);
  return one;
}

const throughput = (read: HotRead): Figure => ({
  name: `${read.name}-throughput`,
  what: `\`${read.path}\`: throughput against a bare Koa + pg baseline, same SQL and bytes`,
  target: '≥ 0.70',
  async measure(environment) {
    const { server, baseline } = await comparisonOf(environment, read);
    const [ours, theirs] = [server, baseline].map((each) => median(each.map(({ perSecond }) => perSecond)));
    const ratio = (ours ?? 0) / (theirs ?? 0);
    return atLeast(
      ratio,
      0.7,
      `${ratio.toFixed(2)} (${ours?.toFixed(0)} of ${theirs?.toFixed(0)} per second)`,
    );
  },
});

const tail = (read: HotRead): Figure => ({
  name: `${read.name}-tail`,
  what: `\`${read.path}\`: p99 with ${connections} at once, against the baseline's`,
  target: '≤ 2 ×',
  async measure(environment) {
    const { server, baseline } = await comparisonOf(environment, read);
    const [ours = 0, theirs = 0] = [server, baseline].map((each) =>
      median(each.map(({ latencies }) => quantile(latencies, 0.99))),
    );
    return atMost(
      ours / theirs,
      2,
      `${(ours / theirs).toFixed(2)} × (${milliseconds(ours)}, baseline ${milliseconds(theirs)})`,
    );
  },
});

const password = 'Nestmates1!';

async function fiftyLogins(port: number, emails: readonly string[]): Promise<void> {
  const statuses = await Promise.all(emails.map((email) => post(port, '/api/login', { email, password })));
  if (statuses.some((status) => status !== 200)) throw new Error(`A login answered ${statuses}`);
}

const besideLogins = (read: HotRead): Figure => ({
  name: `${read.name}-beside-logins`,
  what: `\`${read.path}\`: p99 with ${connections} at once while 50 logins run, against its own without`,
  target: '≤ 2 ×',
  async measure(environment) {
    const { port } = await environment.server();
    const emails = Array.from({ length: 50 }, (_, nth) => `login${nth}-${read.name}@example.com`);
    for (const email of emails) await register(port, email);
    const target = { port, path: read.path, cookie: environment.cookie };
    await load(target, connections, pause(roundDuration));
    const [quiet, busy]: [number[], number[]] = [[], []];
    for (let nth = 0; nth < 5; nth += 1) {
      quiet.push(quantile((await load(target, connections, pause(roundDuration))).latencies, 0.99));
      busy.push(quantile((await load(target, connections, fiftyLogins(port, emails))).latencies, 0.99));
    }
    const [without, beside] = [median(quiet), median(busy)];
    return atMost(
      beside / without,
      2,
      `${(beside / without).toFixed(2)} × (${milliseconds(beside)}, without ${milliseconds(without)})`,
    );
  },
});

async function register(port: number, email: string): Promise<void> {
  const status = await post(port, '/api/register', { email, password });
  if (status !== 200) throw new Error(`Registering answered ${status}`);
}

export const readFigures: readonly Figure[] = hotReads.flatMap((read) => [
  throughput(read),
  tail(read),
  besideLogins(read),
]);
