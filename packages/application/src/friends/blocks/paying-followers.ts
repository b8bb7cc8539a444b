import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PayingFollower } from './ports.ts';

/** Whoever is blocked by a trace is not locked: what they begin to pay in the same moment goes back. */
export async function tellPaying(
  followers: readonly PayingFollower[],
  me: MemberId,
  paying: readonly MemberId[],
): Promise<void> {
  for (const other of paying) for (const follower of followers) await follower.wereBlocked(me, other);
}
