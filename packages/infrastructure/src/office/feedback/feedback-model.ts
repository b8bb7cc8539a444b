import type { FeedbackCategory, FeedbackStatus } from '@nestmates/domain/office/feedback/feedback.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class FeedbackModel extends Model {
  static override readonly tableName = 'feedback';
  declare readonly id: string;
  declare readonly number: number;
  declare readonly userId: MemberId;
  declare readonly category: FeedbackCategory;
  declare readonly message: string;
  declare readonly status: FeedbackStatus;
  declare readonly createdAt: Date;
}
