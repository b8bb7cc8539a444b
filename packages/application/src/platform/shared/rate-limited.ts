import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';

export const rateLimited = (millisecondsLeft: number): DomainError =>
  new DomainError(
    'rate-limited',
    'RATE_LIMITED',
    'That was a lot of tries. Please wait a little and try again.',
    {
      retryAfterSeconds: Math.max(1, Math.ceil(millisecondsLeft / 1000)),
    },
  );
