import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { MemberEvent } from './event.ts';

/** Tells members' open pages that something changed. */
export interface Events {
  /** Written in the current transaction: nobody hears of a change that did not happen. */
  announce(memberIds: readonly MemberId[], event: MemberEvent): Promise<void>;
}
