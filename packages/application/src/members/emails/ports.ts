import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/** A member as others are shown them now. */
export interface ShownMember {
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
}

export interface ShownMembers {
  /** Undefined when the member is gone or away, or one of the two has blocked the other. */
  shownTo(viewer: MemberId, member: MemberId): Promise<ShownMember | undefined>;
}
