import {
  cancellationsCountFor,
  requireFewCancellations,
} from '@nestmates/domain/market/orders/cancellations.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import type { Cancellations } from './action-row.ts';

/** Refuses to undo another sale, whichever action would. */
export async function requireFewUndone(
  store: Cancellations,
  { sellerId, by, at }: { readonly sellerId: MemberId; readonly by: 'cancel' | 'refund'; readonly at: Date },
): Promise<void> {
  requireFewCancellations(await store.lockCancellationsOf(sellerId, later(at, -cancellationsCountFor)), by);
}
