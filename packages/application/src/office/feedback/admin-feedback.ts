import type { FeedbackStatus } from '@nestmates/domain/office/feedback/feedback.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import { type Page, type PageRequest, pageOf } from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { FeedbackView } from './contract.ts';
import { feedbackResolved } from './emails.ts';
import type { FeedbackFilter, GivenFeedback } from './ports.ts';

const viewOf = (feedback: GivenFeedback): FeedbackView => ({
  id: feedback.id,
  category: feedback.category,
  status: feedback.status,
  message: feedback.message,
  userId: feedback.memberId,
  user: { firstName: feedback.firstName, email: feedback.email },
  createdAt: feedback.createdAt.toISOString(),
});

/** What members have told, as administrators read it and deal with it. */
export class AdminFeedback extends useCase(
  'feedbackStore',
  'feedbackQueries',
  'auditLog',
  'emails',
  'transaction',
  'clock',
) {
  async list({
    limit,
    before,
    ...filter
  }: FeedbackFilter & PageRequest<number>): Promise<Page<FeedbackView>> {
    const found = await this.needs.feedbackQueries.list(filter, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ number }) => number);
    return { ...rest, items: items.map(viewOf) };
  }

  /** A status that it has already is no change: no entry in the audit, and no e-mail. */
  setStatus(by: Administrator, id: string, status: FeedbackStatus): Promise<FeedbackView> {
    const { feedbackStore: store, auditLog, emails, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const feedback = await store.lock(id);
      if (!feedback) throw notFound();
      if (feedback.status !== status) {
        await store.setStatus(id, status);
        const detail = `${feedback.category} ${id}: ${feedback.status} to ${status}`;
        const entry = { adminId: by.id, memberId: feedback.memberId, detail, at: clock.now() };
        await auditLog.add({ action: 'feedback.status', ...entry });
        if (status === 'resolved') await emails.send(feedbackResolved, { feedbackId: id });
      }
      return viewOf({ ...feedback, status });
    });
  }
}
