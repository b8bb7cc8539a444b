import type { FeedbackCategory, FeedbackStatus } from '@nestmates/domain/office/feedback/feedback.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';
import { UserModel } from '../../members/accounts/account-models.ts';
import { belongsTo } from '../../platform/database/belongs-to.ts';

export class FeedbackModel extends Model {
  static override readonly tableName = 'feedback';
  static override readonly relationMappings = {
    user: belongsTo('feedback.userId', UserModel),
  };
  declare readonly id: string;
  declare readonly number: number;
  declare readonly userId: MemberId;
  declare readonly category: FeedbackCategory;
  declare readonly message: string;
  declare readonly status: FeedbackStatus;
  declare readonly createdAt: Date;
}
