import type {
  FeedbackFilter,
  FeedbackQueries,
  FeedbackStore,
  GivenFeedback,
  ResolvedFeedback,
} from '@nestmates/application/office/feedback/ports.ts';
import type { PageRequest } from '@nestmates/application/platform/contract/paging.ts';
import type { FeedbackStatus } from '@nestmates/domain/office/feedback/feedback.ts';
import { requireOneRow } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { FeedbackModel } from './feedback-model.ts';

const columns = [
  'feedback.id',
  'feedback.number',
  'feedback.category',
  'feedback.status',
  'feedback.message',
  'feedback.createdAt',
  'user.email',
  'user.firstName',
  { memberId: 'feedback.userId' },
] as const;

export class FeedbackRepository implements FeedbackStore, FeedbackQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  get #joined() {
    return FeedbackModel.query(this.#transaction.db).joinRelated('user');
  }

  async add({ memberId, ...feedback }: Parameters<FeedbackStore['add']>[0]): Promise<void> {
    await FeedbackModel.query(this.#transaction.db).insert({ userId: memberId, ...feedback });
  }

  async lock(id: string): Promise<GivenFeedback | undefined> {
    await FeedbackModel.query(this.#transaction.db).findById(id).forUpdate().select('id');
    return this.#joined
      .where('feedback.id', id)
      .select(...columns)
      .first()
      .castTo<GivenFeedback | undefined>();
  }

  async setStatus(id: string, status: FeedbackStatus): Promise<void> {
    const changed = await FeedbackModel.query(this.#transaction.db).findById(id).patch({ status });
    requireOneRow(changed, 'Setting the status of feedback');
  }

  async list(
    { status, category }: FeedbackFilter,
    { limit, before }: PageRequest<number>,
  ): Promise<readonly GivenFeedback[]> {
    return this.#joined
      .modify((query) => {
        if (status) query.where('feedback.status', status);
        if (category) query.where('feedback.category', category);
        if (before !== undefined) query.whereRaw('feedback.number < ?::bigint', [before]);
      })
      .orderBy('feedback.number', 'desc')
      .limit(limit)
      .select(...columns)
      .castTo<GivenFeedback[]>();
  }

  async resolved(id: string): Promise<ResolvedFeedback | undefined> {
    return this.#joined
      .where({ 'feedback.id': id, 'feedback.status': 'resolved' })
      .select('feedback.category', 'user.firstName', { memberId: 'user.id', to: 'user.email' })
      .first()
      .castTo<ResolvedFeedback | undefined>();
  }
}
