import { AdminFeedback } from '@nestmates/application/office/feedback/admin-feedback.ts';
import { type FeedbackView, feedbackContract } from '@nestmates/application/office/feedback/contract.ts';
import { feedbackCategories, feedbackStatuses } from '@nestmates/domain/office/feedback/feedback.ts';
import type { AdminCommand } from './admin-command.ts';
import { limitIn, limitOption, listed, oneOf, operator, validated } from './operator.ts';

const lineOf = ({ id, createdAt, category, status, user, message }: FeedbackView): string =>
  [createdAt, status, id, category, user.email, JSON.stringify(message)].join('  ');

/** What members have told. */
export const feedbackCommands: readonly AdminCommand[] = [
  {
    words: 'feedback list',
    takes: [],
    options: {
      status: { says: 'Only with this status', values: feedbackStatuses },
      category: { says: 'Only of this category', values: feedbackCategories },
      limit: limitOption,
    },
    says: 'Lists what members have told, the newest first.',
    async run(container, { options }) {
      const filter = {
        status: oneOf(feedbackStatuses, options.status),
        category: oneOf(feedbackCategories, options.category),
      };
      const limit = limitIn(options.limit);
      const { items } = await container.get(AdminFeedback).list({ ...filter, limit });
      return listed(items, lineOf, 'There is no such feedback');
    },
  },
  {
    words: 'feedback status',
    takes: ['feedback', 'status'],
    says: `Gives feedback a status (${feedbackStatuses.join(', ')}). She is thanked by e-mail when it is resolved.`,
    async run(container, { args: { feedback, status } }) {
      const { id } = validated(feedbackContract.setStatus.params, { id: feedback });
      const form = validated(feedbackContract.setStatus.body, { status });
      const changed = await container.get(AdminFeedback).setStatus(operator, id, form.status);
      return { json: changed, lines: [lineOf(changed)] };
    },
  },
];
