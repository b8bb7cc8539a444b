import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/errors.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';

/** There is no such seller or shop, or none with such a name can be. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** The state of a query without data, where there may be nothing to show. */
export const missingOrWaiting = (query: UseQueryResult) =>
  isMissing(query.error) ? ({ kind: 'not-found' } as const) : loadingOrFailed(query);
