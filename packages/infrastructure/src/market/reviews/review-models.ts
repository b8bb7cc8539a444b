import type { Rating } from '@nestmates/domain/market/reviews/review.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { instant, integer, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class ReviewModel extends table('reviews', {
  orderId: integer<OrderId>({ key: true }),
  sellerId: member('emptied', { exported: true }),
  rating: integer<Rating>({
    erasure: {
      why: 'The average of the seller stays what buyers have made it; nothing says who has given it.',
      until: 'the account of the seller is deleted',
    },
    exported: true,
  }),
  text: nullable(text({ erasure: 'emptied', exported: true })),
  writtenAt: instant({ exported: true }),
  answer: nullable(text({ erasure: 'emptied', exported: true })),
  answeredAt: nullable(instant({ erasure: 'emptied', exported: true })),
}).with({ stays: 'books' }) {}

export class SellerRatingModel extends table('seller_ratings', {
  sellerId: member('deleted', { key: true }),
  sum: integer(),
  count: integer(),
}).with({ left: 'elsewhere', stays: 'account' }) {}
