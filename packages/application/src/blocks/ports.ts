import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Place, Stretch } from '../contract/paging.ts';

export interface BlockedRow {
  readonly userId: MemberId;
  readonly firstName: string | null;
  readonly blockedAt: Date;
  readonly place: Place;
}

export interface Blocks {
  add(me: MemberId, other: MemberId, at: Date): Promise<void>;
  /** False if there was none. */
  remove(me: MemberId, other: MemberId): Promise<boolean>;
  /** Whom she has blocked, the latest first. */
  madeBy(me: MemberId, page: Stretch<Place>): Promise<readonly BlockedRow[]>;
}
