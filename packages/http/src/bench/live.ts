import { connect } from '@nestmates/infrastructure/database/knex.ts';
import { startProcess } from '../testing/program.ts';
import { compareReads, startTwin } from './live/reads.ts';
import { type OpenStream, openStream, residentMemory, send } from './live/streams.ts';
import { buildTown, type Town } from './live/town.ts';

export interface Figure {
  readonly figure: string;
  readonly target: string;
  readonly measured: string;
  readonly met: boolean;
}

const streamsOpen = 1000;
const messages = 400;
const pauseBetween = 25;

const percentile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? 0;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function openAll(origins: readonly string[], { residents }: Town): Promise<OpenStream[]> {
  const open: OpenStream[] = [];
  for (let n = 0; n < streamsOpen; n += 20) {
    const some = residents.slice(n, Math.min(n + 20, streamsOpen));
    open.push(...(await Promise.all(some.map((who, at) => openStream(origins[(n + at) % 2] ?? '', who)))));
  }
  return open;
}

/** From the moment a message is sent to the moment the other's page hears of it, at the other process. */
async function deliveries(
  origins: readonly string[],
  town: Town,
  open: readonly OpenStream[],
): Promise<number[]> {
  const pages = new Map(open.map((stream) => [stream.resident.id, stream]));
  const spans: number[] = [];
  const under: Promise<void>[] = [];
  for (let n = 0; n < messages; n += 1) {
    const [from, to] = town.pairs[n % town.pairs.length] ?? [];
    const page = to && pages.get(to.id);
    if (!from || !to || !page) continue;
    const began = performance.now();
    const heard = new Promise<number>((resolve) => {
      page.onMessage = resolve;
    }).then((id) => ({ id, span: performance.now() - began }));
    under.push(
      Promise.all([heard, send(origins[n % 2] ?? '', from, to, `Message ${n}`)]).then(
        ([{ id, span }, sent]) => {
          if (id !== sent) throw new Error(`Message ${sent} was sent and ${id} was heard`);
          spans.push(span);
        },
      ),
    );
    await pause(pauseBetween);
  }
  await Promise.all(under);
  return spans;
}

/** Messages and live events over two server processes, on a migrated database without members. */
export async function measureLive(databaseUrl: string): Promise<Figure[]> {
  const env = { DATABASE_URL: databaseUrl, RATE_LIMITS: 'off', WORKER: 'elsewhere', LOG_LEVEL: 'silent' };
  const servers = await Promise.all([startProcess(env), startProcess(env)]);
  const origins = servers.map(({ origin }) => origin);
  const knex = connect(databaseUrl, { max: 2 });
  const town = await buildTown(knex, streamsOpen + 1);
  const twin = await startTwin(databaseUrl);
  try {
    const ratios = await compareReads(origins[0] ?? '', twin.origin, town);
    const before = await Promise.all(origins.map(residentMemory));
    const open = await openAll(origins, town);
    const after = await Promise.all(origins.map(residentMemory));
    const each = after.reduce((sum, bytes, at) => sum + bytes - (before[at] ?? 0), 0) / open.length / 1024;
    const spans = await deliveries(origins, town, open);
    for (const stream of open) stream.close();
    const p95 = percentile(spans, 0.95);
    return [
      ...ratios.map(({ path, ours, twins, ratio }) => ({
        figure: `GET ${path} against its bare twin`,
        target: '≥ 0.70',
        measured: `${ratio.toFixed(2)} (${Math.round(ours)}/s, twin ${Math.round(twins)}/s)`,
        met: ratio >= 0.7,
      })),
      {
        figure: `message from send to the other page, ${open.length} streams over two processes`,
        target: 'p95 ≤ 150 ms',
        measured: `${p95.toFixed(0)} ms (median ${percentile(spans, 0.5).toFixed(0)} ms, ${spans.length} messages)`,
        met: p95 <= 150,
      },
      {
        figure: 'memory for each open stream',
        target: '≤ 30 KB',
        measured: `${each.toFixed(1)} KB`,
        met: each <= 30,
      },
    ];
  } finally {
    twin.stop();
    await knex.destroy();
    await Promise.all(servers.map((server) => server.stop()));
  }
}
