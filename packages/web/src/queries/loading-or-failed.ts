import type { UseQueryResult } from '@tanstack/react-query';

type NotYet = { readonly kind: 'loading' } | { readonly kind: 'failed'; onRetry(): void };

/** What is said while there is nothing to show; trying once more is waiting again. */
export const loadingOrFailed = ({
  isError,
  isFetching,
  refetch,
}: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>): NotYet =>
  isError && !isFetching ? { kind: 'failed', onRetry: () => void refetch() } : { kind: 'loading' };
