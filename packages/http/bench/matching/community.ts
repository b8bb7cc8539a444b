import { days } from '@nestmates/domain/shared/time.ts';
import { randomTokens } from '@nestmates/infrastructure/accounts/random-tokens.ts';
import { connect, type Knex } from '@nestmates/infrastructure/database/knex.ts';
import { migrate } from '@nestmates/infrastructure/database/migrate.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import { migrations } from '@nestmates/infrastructure/migrations.ts';
import { generateMembers } from '@nestmates/infrastructure/seed/generate-members.ts';
import { type ServerProgram, startProgram } from '../../testing/program.ts';
import type { BenchEnvironment } from '../environment.ts';

export interface SignedInMember {
  readonly id: number;
  readonly cookie: string;
}

/** Members all over the country in a database of their own, with a server. */
export interface Community {
  readonly databaseUrl: string;
  readonly knex: Knex;
  readonly server: ServerProgram;
  /** Signed-in members, each used once, so that no request is a repeated one. */
  signIn(count: number): Promise<readonly SignedInMember[]>;
  close(): Promise<void>;
}

async function populatedDatabase({ databaseUrl, knex }: BenchEnvironment, members: number): Promise<string> {
  const url = new URL(databaseUrl);
  url.pathname = `/community_${members}`;
  const { rows } = await knex.raw('select from pg_database where datname = ?', [`community_${members}`]);
  if (rows.length > 0) return url.href;
  await knex.raw(`create database community_${members}`);
  await migrate(url.href, migrations);
  const inside = connect(url.href, { max: 4 });
  await generateMembers(new KnexTransaction(inside), { members, now: new Date() });
  await inside.destroy();
  return url.href;
}

/** Every nth member, so that the sample is distributed like the members. */
async function signIn(knex: Knex, ids: readonly number[]): Promise<SignedInMember[]> {
  const now = new Date();
  const signedIn = ids.map((id) => ({ id, token: randomTokens.generate() }));
  await knex('sessions').insert(
    signedIn.map(({ id, token }) => ({
      tokenHash: randomTokens.digest(token),
      userId: id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days(30)),
    })),
  );
  return signedIn.map(({ id, token }) => ({ id, cookie: `nestmates=${token}` }));
}

async function openCommunity(environment: BenchEnvironment, members: number): Promise<Community> {
  const databaseUrl = await populatedDatabase(environment, members);
  const knex = connect(databaseUrl, { max: 2 });
  const server = await startProgram({
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    WORKER: 'elsewhere',
    LOG_LEVEL: 'silent',
  });
  let drawn = 0;
  return {
    databaseUrl,
    knex,
    server,
    signIn(count) {
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

const communities = new WeakMap<BenchEnvironment, Map<number, Promise<Community>>>();

/** Created once for all figures that need it. */
export function communityOf(environment: BenchEnvironment, members: number): Promise<Community> {
  const known = communities.get(environment) ?? new Map<number, Promise<Community>>();
  communities.set(environment, known);
  const open = known.get(members);
  if (open) return open;
  const opened = openCommunity(environment, members);
  known.set(members, opened);
  environment.beforeClosing(async () => (await opened).close());
  return opened;
}
