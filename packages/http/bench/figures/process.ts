import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from '../../testing/program.ts';
import { atMost, type Figure } from '../figure.ts';
import { load } from '../load-client.ts';
import { median, milliseconds } from '../statistics.ts';

const starts = 5;

/** The first start is left out: it sets up the database and fills the compile cache. */
async function startTimes(env: Readonly<Record<string, string>>): Promise<number[]> {
  await (await startProgram(env)).stop();
  const times = [];
  for (let nth = 0; nth < starts; nth += 1) {
    const server = await startProgram(env);
    times.push(server.startedIn);
    await server.stop();
  }
  return times;
}

const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

export const processFigures: readonly Figure[] = [
  {
    name: 'start-embedded',
    what: 'start with an existing database, embedded: ready',
    target: '≤ 1.4 s',
    async measure({ folder }) {
      const env = { DATA_DIR: join(folder, 'started') };
      const time = median(await startTimes(env));
      return atMost(time, 1400, milliseconds(time));
    },
  },
  {
    name: 'start-database-url',
    what: 'start with an existing database, by `DATABASE_URL`: ready',
    target: '≤ 0.8 s',
    async measure({ databaseUrl }) {
      const time = median(await startTimes({ DATABASE_URL: databaseUrl }));
      return atMost(time, 800, milliseconds(time));
    },
  },
  {
    name: 'resident-idle',
    what: 'memory resident, idle',
    target: '≤ 150 MB',
    async measure({ databaseUrl }) {
      // The first start is left out: it fills the database with demo members.
      await (await startProgram({ DATABASE_URL: databaseUrl })).stop();
      const server = await startProgram({ DATABASE_URL: databaseUrl });
      await pause(3000);
      const megabytes = residentMegabytes(server.pid);
      await server.stop();
      return atMost(megabytes, 150, `${megabytes.toFixed(0)} MB`);
    },
  },
  {
    name: 'resident-loaded',
    what: 'memory resident, under load of `/api/me`',
    target: '≤ 350 MB',
    async measure(environment) {
      const { pid, port } = await environment.server();
      let most = 0;
      const measuring = async () => {
        for (let nth = 0; nth < 20; nth += 1) {
          await pause(500);
          most = Math.max(most, residentMegabytes(pid));
        }
      };
      await load({ port, path: '/api/me', cookie: environment.cookie }, 64, measuring());
      return atMost(most, 350, `${most.toFixed(0)} MB`);
    },
  },
];
