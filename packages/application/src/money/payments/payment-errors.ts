import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';

const kept = Symbol('kept');

/** Not a fault of the caller: it is worth trying again. */
export const paymentsUnavailable = (cause: unknown): DomainError =>
  Object.assign(
    new DomainError(
      'unavailable',
      'PAYMENTS_UNAVAILABLE',
      'Payments are not available right now. Please try again in a moment.',
    ),
    { cause },
  );

/** The provider has decided so, and decides so again under the same key: only another key leads further. */
export const refusedForKey = (cause: unknown): DomainError =>
  Object.assign(paymentsUnavailable(cause), { [kept]: true });

export const isRefusedForKey = (error: unknown): boolean => error instanceof DomainError && kept in error;

export const invalidSignature = (cause?: unknown): DomainError =>
  Object.assign(
    new DomainError('invalid', 'INVALID_SIGNATURE', 'This was not sent by the payment provider.'),
    { cause },
  );
