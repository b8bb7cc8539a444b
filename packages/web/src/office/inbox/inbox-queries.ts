import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { adminData } from '../admin/unready.ts';
import { casesQuery } from '../cases/case-queries.ts';
import { disputesQuery } from '../disputes/admin-dispute-queries.ts';
import { adminOrdersQuery, waitingPartingsQuery } from '../orders/admin-order-queries.ts';

/** Several administrators work on the same list, so it is read again while it is looked at. */
const shared = { ...adminData, refetchInterval: seconds(20) } as const;

/** The same reads as of the pages to which the rows lead. */
export const inboxQueries = {
  cases: casesQuery('open', undefined),
  appeals: casesQuery('appealed', undefined),
  problems: { ...adminOrdersQuery('problems'), ...shared },
  approvals: { ...adminOrdersQuery('approvals'), ...shared },
  stuck: { ...adminOrdersQuery('stuck'), ...shared },
  partings: { ...waitingPartingsQuery(), ...shared },
  disputes: { ...disputesQuery('answer'), ...shared },
  checks: { ...readQuery('get /api/admin/checks'), ...shared },
  feedback: { ...listQuery('get /api/admin/feedback', { status: 'new', category: undefined }), ...shared },
} as const;

export const figuresQuery = { ...readQuery('get /api/admin/overview'), ...adminData };
