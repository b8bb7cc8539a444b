import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { Town } from './town.ts';

const clients = 16;
const rounds = 5;
const roundLength = 2000;

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

export async function startTwin(databaseUrl: string) {
  const child = fork(new URL('./twin.ts', import.meta.url), {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [message] = await once(child, 'message');
  return { origin: `http://127.0.0.1:${(message as { port: number }).port}`, stop: () => child.disconnect() };
}

function read(url: string, cookie: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${url} answers ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/** Answers in a second, by clients that ask one thing after another. */
async function throughput(url: string, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const until = performance.now() + roundLength;
  let answers = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        await read(url, cookie, agent);
        answers += 1;
      }
    }),
  );
  agent.destroy();
  return (answers * 1000) / roundLength;
}

export interface Ratio {
  readonly path: string;
  readonly ours: number;
  readonly twins: number;
  readonly ratio: number;
}

/** One against the other in turn, several times; the ratio of the medians. */
export async function compareReads(ours: string, twin: string, { busy, busyFriend }: Town): Promise<Ratio[]> {
  const figures: Ratio[] = [];
  for (const path of [`/api/messages/${busyFriend.id}`, '/api/conversations']) {
    const agent = new Agent();
    const [one, other] = await Promise.all(
      [ours, twin].map((at) => read(`${at}${path}`, busy.cookie, agent)),
    );
    const lengths = [one?.length ?? 0, other?.length ?? 0] as const;
    if (lengths[0] === 0 || Math.abs(lengths[0] - lengths[1]) > 0.02 * lengths[0]) {
      throw new Error(`The twin answers ${lengths[1]} letters at ${path}, the server ${lengths[0]}`);
    }
    const measured = { ours: [] as number[], twins: [] as number[] };
    await throughput(`${ours}${path}`, busy.cookie);
    await throughput(`${twin}${path}`, busy.cookie);
    for (let round = 0; round < rounds; round += 1) {
      measured.ours.push(await throughput(`${ours}${path}`, busy.cookie));
      measured.twins.push(await throughput(`${twin}${path}`, busy.cookie));
    }
    const [mine, theirs] = [median(measured.ours), median(measured.twins)];
    figures.push({ path: path.replace(/\d+/, '{userId}'), ours: mine, twins: theirs, ratio: mine / theirs });
  }
  return figures;
}
