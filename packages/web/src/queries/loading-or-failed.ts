import type { UseQueryResult } from '@tanstack/react-query';

type NotYet = { readonly kind: 'loading' } | { readonly kind: 'failed'; onRetry(): void };

/** The state of a query without data; a retry counts as loading. */
export const loadingOrFailed = ({
  isError,
  isFetching,
  refetch,
}: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>): NotYet =>
  isError && !isFetching ? { kind: 'failed', onRetry: () => void refetch() } : { kind: 'loading' };
