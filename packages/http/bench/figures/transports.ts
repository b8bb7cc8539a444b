import { hasNats, natsServer } from '@nestmates/infrastructure/testing/nats-server.ts';
import type { BenchEnvironment } from '../environment.ts';
import { atLeast, type Figure } from '../figure.ts';
import { send } from '../live/streams.ts';
import { median } from '../statistics.ts';
import { connectedMembersOf, openStreams, startServer } from './live.ts';

const servers = 4;
const streams = 2000;
const writers = 24;
const span = 8000;

/** Messages a second that are written while pages hear of them, over four servers. */
async function messagesPerSecond(
  environment: BenchEnvironment,
  transport: Readonly<Record<string, string>>,
): Promise<number> {
  const connected = await connectedMembersOf(environment);
  const running = await Promise.all(
    Array.from({ length: servers }, () => startServer(environment, { ...transport, DATABASE_POOL: '6' })),
  );
  const origins = running.map(({ origin }) => origin);
  const open = await openStreams(origins, connected, { from: 0, to: streams });
  const { pairs } = connected;
  const until = performance.now() + span;
  let written = 0;
  const write = async (writer: number) => {
    for (let n = writer; performance.now() < until; n += writers) {
      const [from, to] = pairs[n % pairs.length] ?? [];
      if (!from || !to) throw new Error('A writer needs a pair');
      await send(origins[n % servers] ?? '', from, to, `Message ${n}`);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  for (const stream of open) stream.close();
  await Promise.all(running.map((server) => server.stop()));
  return written / (span / 1000);
}

/** Measured where a broker is installed: NOTIFY and NATS in turn, so that the ratio says nothing of the machine. */
export const transportFigures: readonly Figure[] = hasNats
  ? [
      {
        name: 'event-transports',
        what: 'messages a second with events by NATS, of those by NOTIFY, 2,000 open streams over four server processes, median of three turns',
        target: '≥ 0.9',
        async measure(environment) {
          const broker = await natsServer();
          const turns: [number, number][] = [];
          for (let turn = 0; turn < 3; turn += 1) {
            turns.push([
              await messagesPerSecond(environment, {}),
              await messagesPerSecond(environment, { NATS_URL: broker.url }),
            ]);
          }
          await broker.stop();
          const ratio = median(turns.map(([notify, nats]) => nats / notify));
          const shown = turns
            .map(([notify, nats]) => `${Math.round(nats)} of ${Math.round(notify)}`)
            .join(', ');
          return atLeast(ratio, 0.9, `${ratio.toFixed(2)} (${shown} a second)`);
        },
      },
    ]
  : [];
