import { feedbackCategories, feedbackRule } from '@nestmates/domain/feedback/feedback.ts';
import { hours } from '@nestmates/domain/shared/time.ts';
import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { confirmation } from '../contract/fields.ts';
import { requiredText } from '../contract/text.ts';

export const feedbackBody = z.strictObject({
  category: z.enum(feedbackCategories, feedbackRule.noCategory),
  message: requiredText({
    missing: feedbackRule.noMessage,
    max: feedbackRule.maxMessage,
    tooLong: feedbackRule.tooLong,
  }),
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
