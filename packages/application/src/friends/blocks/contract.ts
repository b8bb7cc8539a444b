import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, pathId } from '../../platform/contract/fields.ts';
import { timePageQuery } from '../../platform/contract/paging.ts';

/** Only a first name to identify somebody by. */
export const blockedView = z.object({ userId: id, firstName: z.string(), blockedAt: instant });
export type BlockedView = z.infer<typeof blockedView>;

export const blocksContract = {
  list: endpoint({
    method: 'get',
    path: '/api/blocks',
    access: 'member',
    query: timePageQuery,
    response: z.readonly(z.array(blockedView)),
    summary: 'Whom the caller has blocked, the latest first, so that a block can be taken back.',
  }),
  block: endpoint({
    method: 'post',
    path: '/api/blocks/:userId',
    access: 'member',
    params: { userId: pathId },
    response: confirmation,
    summary: 'Blocks a member: from now on neither is there for the other, and what was between them ends.',
  }),
  unblock: endpoint({
    method: 'delete',
    path: '/api/blocks/:userId',
    access: 'member',
    params: { userId: pathId },
    needsPassword: true,
    response: confirmation,
    summary: 'Takes a block back. What it ended stays ended.',
  }),
};
