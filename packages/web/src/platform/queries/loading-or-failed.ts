import type { UseQueryResult } from '@tanstack/react-query';
import { isSignedOut } from '../api/errors.ts';

type NotYet = { readonly kind: 'loading' } | { readonly kind: 'failed'; onRetry(): void };

/** The state of a query without data. A retry counts as loading, and so does the end of the session, which leaves the page. */
export const loadingOrFailed = ({
  isFetching,
  error,
  refetch,
}: Pick<UseQueryResult, 'isFetching' | 'error' | 'refetch'>): NotYet =>
  error === null || isFetching || isSignedOut(error)
    ? { kind: 'loading' }
    : { kind: 'failed', onRetry: () => void refetch() };
