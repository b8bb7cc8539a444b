import type { ListingRefusal } from '@nestmates/ui/screens/market/listings/listing-form/ListingRefused.tsx';
import { ApiError } from '../../platform/api/errors.ts';

/** Why the server lets the thing not be sold; undefined if it has refused something else. */
export function refusalIn(error: unknown): ListingRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { rule, message = '' } = error.failure;
  return error.code === 'FORBIDDEN_THING' && typeof rule === 'string' ? { rule, words: message } : undefined;
}
