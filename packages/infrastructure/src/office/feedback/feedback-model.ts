import type { FeedbackCategory, FeedbackStatus } from '@nestmates/domain/office/feedback/feedback.ts';
import { UserModel } from '../../members/accounts/account-models.ts';
import { instant, integer, member, oneOf, text, uuid } from '../../platform/tables/columns.ts';
import { belongsTo } from '../../platform/tables/relations.ts';
import { table } from '../../platform/tables/table.ts';

export class FeedbackModel extends table('feedback', {
  id: uuid({ key: true }),
  number: integer({ exported: true }),
  userId: member('deleted'),
  category: oneOf<FeedbackCategory>({ exported: true }),
  message: text({ exported: true }),
  status: oneOf<FeedbackStatus>({ exported: true }),
  createdAt: instant({ exported: true }),
}).with({
  sections: { feedback: 'user_id = :memberId order by id' },
  stays: 'account',
  relations: { user: belongsTo('userId', UserModel) },
}) {}
