import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '../environment.ts';
import { atLeast, atMost, type Figure } from '../figure.ts';
import { type HotRead, hotReads } from '../hot-reads.ts';
import { load, post, type Round } from '../load-client.ts';
import { median, milliseconds, quantile } from '../statistics.ts';

const connections = 16;
const rounds = 9;
const lasting = 2000;

interface Compared {
  readonly server: readonly Round[];
  readonly twin: readonly Round[];
}

const compared = new WeakMap<World, Map<string, Promise<Compared>>>();

async function compare(world: World, { path }: HotRead): Promise<Compared> {
  const both = { server: await world.server(), twin: await world.twin() };
  const [one, other] = await Promise.all(
    Object.values(both).map(async ({ port }) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: world.cookie } })).text(),
    ),
  );
  if (one !== other) throw new Error(`The twin does not answer the bytes of ${path}`);
  const round = (who: keyof typeof both) =>
    load({ port: both[who].port, path, cookie: world.cookie }, connections, pause(lasting));
  await round('server');
  await round('twin');
  const measured: { server: Round[]; twin: Round[] } = { server: [], twin: [] };
  for (let nth = 0; nth < rounds; nth += 1) {
    const order = nth % 2 === 0 ? (['server', 'twin'] as const) : (['twin', 'server'] as const);
    for (const who of order) measured[who].push(await round(who));
  }
  return measured;
}

/** Throughput and tail are read off the same rounds. */
function comparisonOf(world: World, read: HotRead): Promise<Compared> {
  const known = compared.get(world) ?? new Map<string, Promise<Compared>>();
  compared.set(world, known);
  const one = known.get(read.name) ?? compare(world, read);
  known.set(read.name, one);
  return one;
}

const throughput = (read: HotRead): Figure => ({
  name: `${read.name}-throughput`,
  what: `\`${read.path}\`: throughput against a bare Koa + pg twin, same SQL and bytes`,
  target: '≥ 0.70',
  async measure(world) {
    const { server, twin } = await comparisonOf(world, read);
    const [ours, theirs] = [server, twin].map((each) => median(each.map(({ perSecond }) => perSecond)));
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
  what: `\`${read.path}\`: p99 with ${connections} at once, against the twin's`,
  target: '≤ 2 ×',
  async measure(world) {
    const { server, twin } = await comparisonOf(world, read);
    const [ours = 0, theirs = 0] = [server, twin].map((each) =>
      median(each.map(({ latencies }) => quantile(latencies, 0.99))),
    );
    return atMost(
      ours / theirs,
      2,
      `${(ours / theirs).toFixed(2)} × (${milliseconds(ours)}, twin ${milliseconds(theirs)})`,
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
  async measure(world) {
    const { port } = await world.server();
    const emails = Array.from({ length: 50 }, (_, nth) => `login${nth}-${read.name}@example.com`);
    for (const email of emails) await register(port, email);
    const target = { port, path: read.path, cookie: world.cookie };
    await load(target, connections, pause(lasting));
    const [quiet, busy]: [number[], number[]] = [[], []];
    for (let nth = 0; nth < 5; nth += 1) {
      quiet.push(quantile((await load(target, connections, pause(lasting))).latencies, 0.99));
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
