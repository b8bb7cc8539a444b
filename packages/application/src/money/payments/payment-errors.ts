import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';

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

export const invalidSignature = (cause?: unknown): DomainError =>
  Object.assign(
    new DomainError('invalid', 'INVALID_SIGNATURE', 'This was not sent by the payment provider.'),
    { cause },
  );
