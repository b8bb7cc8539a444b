import type { MemberId } from '@nestmates/domain/shared/ids.ts';

export interface BlockedRow {
  readonly userId: MemberId;
  readonly firstName: string | null;
  readonly blockedAt: Date;
}

export interface Blocks {
  add(me: MemberId, other: MemberId, at: Date): Promise<void>;
  /** False if there was none. */
  remove(me: MemberId, other: MemberId): Promise<boolean>;
  /** Whom she has blocked, the latest first. */
  madeBy(me: MemberId): Promise<readonly BlockedRow[]>;
}
