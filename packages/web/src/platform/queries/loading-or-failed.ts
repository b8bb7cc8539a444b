import type { Unready } from '@nestmates/ui/components/feedback/loadable.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, isNotFound, isRestricted, isSignedOut } from '../api/errors.ts';

type NotYet = Unready;

/** The state of a query without data. A retry counts as loading, and so do the end of the session and a restriction, which leave the page. */
export const loadingOrFailed = ({
  isFetching,
  error,
  refetch,
}: Pick<UseQueryResult, 'isFetching' | 'error' | 'refetch'>): NotYet =>
  error === null || isFetching || isSignedOut(error) || isRestricted(error)
    ? { kind: 'loading' }
    : { kind: 'failed', onRetry: () => void refetch() };

/** An address with which nothing can be is refused for its form. */
const isMissing = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ApiError && error.status === 400);

/** The state of a query without data, where there may be nothing to show. */
export const missingOrLoading = (query: Parameters<typeof loadingOrFailed>[0]) =>
  isMissing(query.error) ? ({ kind: 'not-found' } as const) : loadingOrFailed(query);
