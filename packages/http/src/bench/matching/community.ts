import { days } from '@nestmates/domain/shared/time.ts';
import { randomTokens } from '@nestmates/infrastructure/accounts/random-tokens.ts';
import { connect, type Knex } from '@nestmates/infrastructure/database/knex.ts';
import { migrate } from '@nestmates/infrastructure/database/migrate.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import { generateMembers } from '@nestmates/infrastructure/seed/generate-members.ts';
import { type ServerProcess, startProcess } from '../../testing/program.ts';
import type { World } from '../environment.ts';

export interface Resident {
  readonly id: number;
  readonly cookie: string;
}

/** So many members all over the country, in a database of their own, and a server for them. */
export interface Country {
  readonly knex: Knex;
  readonly server: ServerProcess;
  /** Signed in, each of them drawn once: nobody asks a second time. */
  draw(count: number): Promise<readonly Resident[]>;
  close(): Promise<void>;
}

async function populated({ databaseUrl, knex }: World, members: number): Promise<string> {
  const url = new URL(databaseUrl);
  url.pathname = `/country_${members}`;
  const { rows } = await knex.raw('select from pg_database where datname = ?', [`country_${members}`]);
  if (rows.length > 0) return url.href;
  await knex.raw(`create database country_${members}`);
  await migrate(url.href);
  const inside = connect(url.href, { max: 4 });
  await generateMembers(new KnexTransaction(inside), { members, now: new Date() });
  await inside.destroy();
  return url.href;
}

/** Every so-manyth member, so that those drawn live where members live. */
async function signIn(knex: Knex, ids: readonly number[]): Promise<Resident[]> {
  const now = new Date();
  const signedIn = ids.map((id) => ({ id, token: randomTokens.fresh() }));
  await knex('sessions').insert(
    signedIn.map(({ id, token }) => ({
      ...{ tokenHash: randomTokens.digest(token), userId: id },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + days(30)) },
    })),
  );
  return signedIn.map(({ id, token }) => ({ id, cookie: `nestmates=${token}` }));
}

async function settled(world: World, members: number): Promise<Country> {
  const databaseUrl = await populated(world, members);
  const knex = connect(databaseUrl, { max: 2 });
  const server = await startProcess({
    ...{ DATABASE_URL: databaseUrl, RATE_LIMITS: 'off' },
    ...{ WORKER: 'elsewhere', LOG_LEVEL: 'silent' },
  });
  let drawn = 0;
  return {
    knex,
    server,
    draw(count) {
      const step = 7919;
      const ids = Array.from({ length: count }, (_, n) => 1 + (((drawn + n) * step) % members));
      drawn += count;
      return signIn(knex, ids);
    },
    async close() {
      await server.stop();
      await knex.destroy();
    },
  };
}

const countries = new WeakMap<World, Map<number, Promise<Country>>>();

/** Settled once for all figures that ask for it. */
export function country(world: World, members: number): Promise<Country> {
  const known = countries.get(world) ?? new Map<number, Promise<Country>>();
  countries.set(world, known);
  const open = known.get(members);
  if (open) return open;
  const opened = settled(world, members);
  known.set(members, opened);
  world.beforeClosing(async () => (await opened).close());
  return opened;
}
