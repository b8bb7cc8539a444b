import type { ListingRefusal } from '@nestmates/ui/screens/market/listings/listing-form/ListingRefused.tsx';
import { ApiError } from '../../platform/api/errors.ts';

interface RecallShown {
  readonly title: string;
  readonly url: string;
}

const isRecall = (value: unknown): value is RecallShown =>
  typeof value === 'object' && value !== null && 'title' in value && 'url' in value;

/** Why the server lets the thing not be sold; undefined if it has refused something else. */
export function refusalIn(error: unknown): ListingRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { rule, message = '' } = error.failure;
  if (error.code === 'FORBIDDEN_THING' && typeof rule === 'string') return { rule, words: message };
  const { recall } = error.failure;
  return error.code === 'RECALLED' && isRecall(recall) ? { recall } : undefined;
}
