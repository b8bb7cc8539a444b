import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';

/**
 * Does the work for each of them, although it fails for one. Stops when the payment provider does not answer, since it
 * would not for the others either.
 */
export async function forEachOrder(
  ids: readonly OrderId[],
  work: (orderId: OrderId) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const orderId of ids) {
    try {
      await work(orderId);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'PAYMENTS_UNAVAILABLE') return;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some orders could not be seen to');
}
