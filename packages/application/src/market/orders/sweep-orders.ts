import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { SweptOrder } from './ports.ts';

/**
 * Does the work for each of them, although it fails for one. Leaves out the other orders of a payment provider that
 * does not answer, since it would not for those either.
 */
export async function sweepOrders(
  orders: readonly SweptOrder[],
  work: (orderId: OrderId) => Promise<void>,
): Promise<void> {
  const silent = new Set<string>();
  const errors: unknown[] = [];
  for (const { orderId, provider } of orders) {
    if (silent.has(provider)) continue;
    try {
      await work(orderId);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'PAYMENTS_UNAVAILABLE') silent.add(provider);
      else errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some orders could not be seen to');
}
