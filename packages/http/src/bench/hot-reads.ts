import type { Knex } from '@nestmates/infrastructure/database/knex.ts';
import { friendOfTheReader, longTalks } from './live/long-threads.ts';
import { twentyConnections } from './matching/twenty-connections.ts';

export interface HotRead {
  readonly name: string;
  readonly path: `/${string}`;
  /** Gives the reader something to read. */
  readonly settle?: (knex: Knex, readerId: number) => Promise<void>;
}

/** The reads that every page waits for; each gets its figures against a bare twin. */
export const hotReads: readonly [HotRead, ...HotRead[]] = [
  { name: 'me', path: '/api/me' },
  { name: 'matches', path: '/api/matches', settle: twentyConnections },
  { name: 'conversations', path: '/api/conversations', settle: longTalks },
  { name: 'thread', path: `/api/messages/${friendOfTheReader}` },
];
