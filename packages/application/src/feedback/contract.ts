import { feedbackCategories, feedbackRule } from '@nestmates/domain/feedback/feedback.ts';
import { hours } from '@nestmates/domain/shared/time.ts';
import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { confirmation } from '../contract/fields.ts';

export const feedbackBody = z.strictObject({
  category: z.enum(feedbackCategories, feedbackRule.noCategory),
  message: z
    .string(feedbackRule.noMessage)
    .check(
      z.trim(),
      z.minLength(1, feedbackRule.noMessage),
      z.maxLength(feedbackRule.maxMessage, feedbackRule.tooLong),
    ),
});

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
};
