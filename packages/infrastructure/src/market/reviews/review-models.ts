import type { Rating } from '@nestmates/domain/market/reviews/review.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class ReviewModel extends Model {
  static override readonly tableName = 'reviews';
  static override readonly idColumn = 'orderId';
  declare readonly orderId: OrderId;
  declare readonly sellerId: MemberId | null;
  declare readonly rating: Rating;
  declare readonly text: string | null;
  declare readonly writtenAt: Date;
  declare readonly answer: string | null;
  declare readonly answeredAt: Date | null;
}
