import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { generateMembers } from '@nestmates/infrastructure/seed/generate-members.ts';
import type { BenchEnvironment } from '../environment.ts';
import { type PopulatedServer, populatedServer, signIn } from '../populated-server.ts';

export interface SignedInMember {
  readonly id: number;
  readonly cookie: string;
}

/** Members all over the country in a database of their own, with a server. */
export interface Community extends PopulatedServer {
  /** Signed-in members, each used once, so that no request is a repeated one. */
  signIn(count: number): Promise<readonly SignedInMember[]>;
}

async function openCommunity(environment: BenchEnvironment, members: number): Promise<Community> {
  const opened = await populatedServer(environment, {
    name: `community_${members}`,
    fill: async (knex) => {
      await generateMembers(new KnexTransaction(knex), { members, now: new Date() });
    },
  });
  let drawn = 0;
  return {
    ...opened,
    /** Every nth member, so that the sample is distributed like the members. */
    async signIn(count) {
      const step = 7919;
      const ids = Array.from({ length: count }, (_, n) => 1 + (((drawn + n) * step) % members));
      drawn += count;
      const cookies = await signIn(opened.knex, ids);
      return ids.map((id, n) => ({ id, cookie: cookies[n] ?? '' }));
    },
  };
}

const communities = new WeakMap<BenchEnvironment, Map<number, Promise<Community>>>();

/** Created once for all figures that need it. */
export function communityOf(environment: BenchEnvironment, members: number): Promise<Community> {
  const known = communities.get(environment) ?? new Map<number, Promise<Community>>();
  communities.set(environment, known);
  const one = known.get(members) ?? openCommunity(environment, members);
  known.set(members, one);
  return one;
}
