import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { connectionOfReader, seedLongThreads } from './live/long-threads.ts';
import { fillMarketplace } from './marketplace/fill-marketplace.ts';
import { seedTwentyConnections } from './matching/twenty-connections.ts';

export interface HotRead {
  readonly name: string;
  readonly path: `/${string}`;
  /** Creates data for the read to return. */
  readonly seed?: (knex: Knex, readerId: number) => Promise<void>;
}

/** The reads that every page waits for; each is measured against the baseline. */
export const hotReads: readonly [HotRead, ...HotRead[]] = [
  { name: 'me', path: '/api/me' },
  { name: 'matches', path: '/api/matches', seed: seedTwentyConnections },
  { name: 'conversations', path: '/api/conversations', seed: seedLongThreads },
  { name: 'thread', path: `/api/messages/${connectionOfReader}` },
  { name: 'marketplace', path: '/api/marketplace', seed: (knex) => fillMarketplace(knex, 10_000) },
];
