import { days } from '@nestmates/domain/platform/shared/time.ts';
import { randomTokens } from '@nestmates/infrastructure/members/accounts/random-tokens.ts';
import { migrations } from '@nestmates/infrastructure/migrations.ts';
import { connect, type Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { migrate } from '@nestmates/infrastructure/platform/database/schema/migrate.ts';
import { type ServerProgram, startProgram } from '../testing/program.ts';
import type { BenchEnvironment } from './environment.ts';

/** A server over a database of its own. */
export interface PopulatedServer {
  readonly databaseUrl: string;
  readonly knex: Knex;
  readonly server: ServerProgram;
}

export interface Population {
  /** The database's. */
  readonly name: string;
  fill(knex: Knex): Promise<void>;
}

async function populatedDatabase(
  { databaseUrl, knex }: BenchEnvironment,
  { name, fill }: Population,
): Promise<string> {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const { rows } = await knex.raw('select from pg_database where datname = ?', [name]);
  if (rows.length > 0) return url.href;
  await knex.raw(`create database ${name}`);
  await migrate(url.href, migrations);
  const inside = connect(url.href, { max: 4 });
  await fill(inside);
  await inside.destroy();
  return url.href;
}

/** The cookies of members who are signed in. */
export async function signIn(knex: Knex, ids: readonly number[]): Promise<string[]> {
  const now = new Date();
  const signedIn = ids.map((userId) => ({ userId, token: randomTokens.generate() }));
  await knex('sessions').insert(
    signedIn.map(({ userId, token }) => ({
      tokenHash: randomTokens.digest(token),
      userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days(30)),
    })),
  );
  return signedIn.map(({ token }) => `nestmates=${token}`);
}

async function open(environment: BenchEnvironment, population: Population): Promise<PopulatedServer> {
  const databaseUrl = await populatedDatabase(environment, population);
  const knex = connect(databaseUrl, { max: 2 });
  const server = await startProgram({
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    WORKER: 'elsewhere',
    LOG_LEVEL: 'silent',
  });
  environment.beforeClosing(async () => {
    await server.stop();
    await knex.destroy();
  });
  return { databaseUrl, knex, server };
}

const opened = new WeakMap<BenchEnvironment, Map<string, Promise<PopulatedServer>>>();

/** Opened once for all figures that need it. */
export function populatedServer(
  environment: BenchEnvironment,
  population: Population,
): Promise<PopulatedServer> {
  const known = opened.get(environment) ?? new Map<string, Promise<PopulatedServer>>();
  opened.set(environment, known);
  const one = known.get(population.name) ?? open(environment, population);
  known.set(population.name, one);
  return one;
}
