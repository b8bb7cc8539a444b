import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Context } from 'koa';

/** A request without a file takes no longer to arrive, so that few slow ones do not hold many connections. */
export const maxRequest = seconds(15);

const tooSlow = () =>
  new DomainError('invalid', 'REQUEST_TIMEOUT', 'The request took too long to arrive. Please try again.');

/** Refuses a body that does not arrive in time, and ends its connection with the answer. */
export async function inTime<T>(ctx: Context, read: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    ctx.set('Connection', 'close');
    late.reject(tooSlow());
  }, maxRequest);
  try {
    return await Promise.race([read(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
