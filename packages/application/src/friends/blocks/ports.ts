import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';

export interface BlockedRow {
  readonly userId: MemberId;
  readonly firstName: string | null;
  readonly blockedAt: Date;
  readonly cursor: TimeCursor;
}

export interface BlockStore {
  add(me: MemberId, other: MemberId, at: Date): Promise<void>;
  /** False if there was no block. */
  remove(me: MemberId, other: MemberId): Promise<boolean>;
  /** Whom she has blocked, newest first. */
  blocksOf(me: MemberId, page: PageRequest<TimeCursor>): Promise<readonly BlockedRow[]>;
}
