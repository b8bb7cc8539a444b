import {
  answerableKinds,
  momentKinds,
  notificationKinds,
} from '@nestmates/domain/members/notifications/notification.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, longId } from '../../platform/contract/fields.ts';
import { pageQuery } from '../../platform/contract/paging.ts';

const text = z.nullable(z.string());

const notificationView = z.object({
  id: longId,
  kind: z.enum(notificationKinds),
  /** Whom it is about; left out where that is nobody, or the member is not shown any more. */
  who: z.optional(z.object({ id, firstName: text, profilePhotoUrl: text })),
  /** The photo of the thing it is about. */
  imageUrl: z.optional(z.string()),
  sentence: z.string(),
  /** When the swap or the playdate is. */
  time: z.optional(z.object({ date: instant, until: instant })),
  /** The page to which it leads; null once what it is about is gone. */
  href: text,
  /** What the member may still have to answer. */
  about: z.optional(z.object({ kind: z.enum(answerableKinds), id })),
  at: instant,
  read: z.boolean(),
  /** What fills the screen once, as long as this is not read: of which kind, and about which match, swap or order. */
  moment: z.optional(z.object({ kind: z.enum(momentKinds), aboutId: id })),
});
export type NotificationView = z.infer<typeof notificationView>;

export const notificationListContract = {
  show: endpoint({
    method: 'get',
    path: '/api/notifications',
    access: 'member',
    query: pageQuery,
    response: z.readonly(z.array(notificationView)),
    summary: 'What happened while the member was away, the newest first; one for each matter, for 60 days.',
  }),
  markRead: endpoint({
    method: 'post',
    path: '/api/notifications/read',
    access: 'member',
    body: z.strictObject({ upTo: longId, only: z.optional(z.boolean()) }),
    response: confirmation,
    summary: 'The member has seen all up to this one, or with `only` this one.',
  }),
};
