import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PayingFollower } from './ports.ts';

/** Tells, in the transaction of a block, what closes the payments of a member to and from those others. */
export async function tellPaying(
  followers: readonly PayingFollower[],
  member: MemberId,
  others: readonly MemberId[],
): Promise<void> {
  if (others.length === 0) return;
  for (const follower of followers) await follower.wereBlocked(member, others);
}
