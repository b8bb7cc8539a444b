import { accountDeletedCode } from '@nestmates/domain/members/email-change/email-change.ts';
import { ApiError, errorMessage, issuesIn } from '../../platform/api/errors.ts';

export type LinkOutcome =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'deleted'; readonly message: string }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed' };

/** The e-mail has an account, or may have none; or there were too many tries. */
const refusals: readonly number[] = [403, 409, 429];

/** What became of a link that came by e-mail. */
export async function outcomeOf(call: () => Promise<{ readonly message: string }>): Promise<LinkOutcome> {
  try {
    return { kind: 'done', message: (await call()).message };
  } catch (error) {
    if (issuesIn(error)?.some(({ path }) => path === 'token')) return { kind: 'invalid' };
    if (error instanceof ApiError && error.code === accountDeletedCode) {
      return { kind: 'deleted', message: errorMessage(error, 'This account is deleted.') };
    }
    if (error instanceof ApiError && refusals.includes(error.status)) {
      return { kind: 'refused', message: errorMessage(error, 'Please try again.') };
    }
    return { kind: 'failed' };
  }
}
