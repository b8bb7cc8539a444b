import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from '../../testing/program.ts';
import type { BenchEnvironment } from '../environment.ts';
import { atMost, type Figure } from '../figure.ts';
import { type ConnectedMembers, createConnectedMembers } from '../live/connected-members.ts';
import { heldMemory, metricsToken, type OpenStream, openStream, send } from '../live/streams.ts';
import { median, milliseconds, quantile } from '../statistics.ts';

const streams = 1000;
const messages = 400;
const pauseBetween = 25;

const memberSets = new WeakMap<BenchEnvironment, Promise<ConnectedMembers>>();
export function connectedMembersOf(environment: BenchEnvironment): Promise<ConnectedMembers> {
  const known = memberSets.get(environment) ?? createConnectedMembers(environment.knex, streams);
  memberSets.set(environment, known);
  return known;
}

export const startServer = ({ databaseUrl }: BenchEnvironment, more: Readonly<Record<string, string>> = {}) =>
  startProgram({
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    WORKER: 'elsewhere',
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: metricsToken,
    ...more,
  });

/**
 * One stream per member, alternating between the servers; further ones are second pages of the same members.
 */
export async function openStreams(
  origins: readonly string[],
  { members }: ConnectedMembers,
  { from, to }: { from: number; to: number },
): Promise<OpenStream[]> {
  const open: OpenStream[] = [];
  for (let n = from; n < to; n += 20) {
    const opening = Array.from({ length: Math.min(20, to - n) }, (_, at) => {
      const member = members[(n + at) % members.length];
      if (!member) throw new Error('A connected needs members');
      return openStream(origins[at % origins.length] ?? '', member);
    });
    open.push(...(await Promise.all(opening)));
  }
  return open;
}

/** The time from sending at one server to the event on the other member's page at the next server. */
async function deliveries(
  origins: readonly string[],
  { pairs }: ConnectedMembers,
  open: readonly OpenStream[],
): Promise<number[]> {
  const pages = new Map(open.map((stream) => [stream.member.id, stream]));
  const under: Promise<number>[] = [];
  for (let n = 0; n < messages; n += 1) {
    const [from, to] = pairs[n % pairs.length] ?? [];
    const page = to && pages.get(to.id);
    if (!from || !page) throw new Error('A pair has no page open');
    const began = performance.now();
    const received = new Promise<number>((resolve) => {
      page.onMessage = resolve;
    }).then((id) => ({ id, span: performance.now() - began }));
    const origin = origins.find((each) => each !== page.origin) ?? '';
    under.push(
      Promise.all([received, send(origin, from, page.member, `Message ${n}`)]).then(
        ([{ id, span }, sent]) => {
          if (id !== sent) throw new Error(`Message ${sent} was sent and ${id} was received`);
          return span;
        },
      ),
    );
    await pause(pauseBetween);
  }
  return Promise.all(under);
}

export const liveFigures: readonly Figure[] = [
  {
    name: 'message-delivery',
    what: 'message from send to the other page, 1,000 open streams over two server processes, p95',
    target: '≤ 150 ms',
    async measure(environment) {
      const connected = await connectedMembersOf(environment);
      const servers = await Promise.all([startServer(environment), startServer(environment)]);
      const origins = servers.map(({ origin }) => origin);
      const open = await openStreams(origins, connected, { from: 0, to: streams });
      const spans = await deliveries(origins, connected, open);
      for (const stream of open) stream.close();
      await Promise.all(servers.map((server) => server.stop()));
      const p95 = quantile(spans, 0.95);
      return atMost(p95, 150, `${milliseconds(p95)} (median ${milliseconds(median(spans))})`);
    },
  },
  {
    name: 'stream-memory',
    what: 'memory for each open stream, from the 500th to the 2,000th of one process',
    target: '≤ 30 KB',
    async measure(environment) {
      const connected = await connectedMembersOf(environment);
      const server = await startServer(environment);
      const open = await openStreams([server.origin], connected, { from: 0, to: 500 });
      const before = await heldMemory(server.origin);
      open.push(...(await openStreams([server.origin], connected, { from: 500, to: 2000 })));
      const each = ((await heldMemory(server.origin)) - before) / 1500 / 1024;
      for (const stream of open) stream.close();
      await server.stop();
      return atMost(each, 30, `${each.toFixed(1)} KB`);
    },
  },
];
