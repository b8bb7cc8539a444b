import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { aSwap } from '@nestmates/domain/testing/swaps/a-swap.ts';
import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import type { PendingSwap } from '@nestmates/domain/together/swaps/swap.ts';
import type { SwapQueries, SwapRequest, SwapStore } from '../../../src/together/swaps/ports.ts';
import { contractStart, type PairPorts, threeMembers } from '../arrange.ts';

export interface SwapPorts extends PairPorts {
  readonly swaps: SwapStore;
  readonly swapQueries: SwapQueries;
  /** How many swaps of the member's have happened. */
  swapsDone(memberId: MemberId): Promise<number>;
}

export const children = [
  { gender: 'girl', age: 4 },
  { gender: 'boy', age: 7 },
] as const;
export const at = later(contractStart, days(3));
export const twoHours = (date: Date): PlanTime => ({ date, until: later(date, hours(2)) });
export const answeredAt = later(contractStart, minutes(5));

/** The members of a contract, and what Ana asks of Bea. */
export async function threeWithChildren(ports: SwapPorts) {
  const members = await threeMembers(ports, { children });
  const { ana, bea } = members;
  const context = await ports.swaps.context(ana.id, bea.id);
  const request = (given: Partial<PendingSwap> = {}): SwapRequest => {
    const { id: _, status: __, ...fields } = aSwap({ date: at, ...given, createdAt: contractStart });
    const two = { requesterId: ana.id, recipientId: bea.id, matchId: context?.matchId ?? 0 };
    return { ...fields, ...two, childIds: ana.childIds, ...given };
  };
  const add = async (given?: Partial<PendingSwap>) => {
    const swap = await ports.swaps.add(request(given));
    if (!swap) throw new Error('She has asked for this time already');
    return swap;
  };
  return { ...members, context, request, add };
}

export const lockSwap = (ports: SwapPorts, id: number, me: number) =>
  ports.transaction.run(() => ports.swaps.lock(id, me));
