import {
  feedbackCategories,
  feedbackRule,
  feedbackStatuses,
} from '@nestmates/domain/office/feedback/feedback.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant } from '../../platform/contract/fields.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { requiredText } from '../../platform/contract/text.ts';

export const feedbackBody = z.strictObject({
  category: z.enum(feedbackCategories, feedbackRule.noCategory),
  message: requiredText({
    missing: feedbackRule.noMessage,
    max: feedbackRule.maxMessage,
    tooLong: feedbackRule.tooLong,
  }),
});

/** Feedback as administrators see it. */
export const feedbackView = z.object({
  id: z.uuid(),
  category: z.enum(feedbackCategories),
  status: z.enum(feedbackStatuses),
  message: z.string(),
  userId: id,
  user: z.object({ firstName: z.nullable(z.string()), email: z.string() }),
  createdAt: instant,
});
export type FeedbackView = z.infer<typeof feedbackView>;

export const feedbackContract = {
  give: endpoint({
    method: 'post',
    path: '/api/feedback',
    access: 'signed-in',
    body: feedbackBody,
    response: confirmation,
    limit: { by: 'member', max: 10, per: hours(1) },
    summary: 'Tells the people behind the product what is wrong or missing.',
  }),
  list: endpoint({
    method: 'get',
    path: '/api/admin/feedback',
    access: 'admin',
    query: {
      status: z.optional(z.enum(feedbackStatuses)),
      category: z.optional(z.enum(feedbackCategories)),
      ...pageQuery,
    },
    response: z.readonly(z.array(feedbackView)),
    summary: 'What members have told, the newest first.',
  }),
  setStatus: endpoint({
    method: 'patch',
    path: '/api/admin/feedback/:id/status',
    access: 'admin',
    params: { id: z.uuid('Not a valid id') },
    body: { status: z.enum(feedbackStatuses, 'Please choose a status') },
    response: feedbackView,
    limit: { by: 'member', max: 600, per: hours(1) },
    summary: 'Changes the status, from any to any; the member is thanked by e-mail when it becomes resolved.',
  }),
};
