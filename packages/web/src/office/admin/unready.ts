import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { AdminUnreadyState } from '@nestmates/ui/screens/office/admin/AdminUnready.tsx';
import { ApiError } from '../../platform/api/errors.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';

/** The stream tells administrators nothing of what others do: what they look at is read again when they return. */
export const adminData = { staleTime: minutes(1) } as const;

/** The member may be no administrator any more. */
export const isDenied = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** The state of a query without data; the member may be no administrator any more. */
export const unreadyState = (query: Parameters<typeof loadingOrFailed>[0]): AdminUnreadyState =>
  isDenied(query.error) ? { kind: 'denied' } : loadingOrFailed(query);
