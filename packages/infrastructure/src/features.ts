import { accountsFeature } from './accounts/accounts-module.ts';
import { administrationFeature } from './administration/administration-module.ts';
import { auditFeature } from './audit/audit-module.ts';
import { blocksFeature } from './blocks/blocks-module.ts';
import { calendarFeature } from './calendar/calendar-module.ts';
import { calendarLinksFeature } from './calendar-links/calendar-links-module.ts';
import { cartFeature } from './cart/cart-module.ts';
import { checkInsFeature } from './check-ins/check-ins-module.ts';
import { childrenFeature } from './children/children-module.ts';
import { connectionsFeature } from './connections/connections-module.ts';
import { countsFeature } from './counts/counts-module.ts';
import { earlyAccessFeature } from './early-access/early-access-module.ts';
import { earningsFeature } from './earnings/earnings-module.ts';
import { favouritesFeature } from './favourites/favourites-module.ts';
import { feedbackFeature } from './feedback/feedback-module.ts';
import { insightsFeature } from './insights/insights-module.ts';
import { jobsFeature } from './jobs/jobs-module.ts';
import { lettersFeature } from './letters/letters-module.ts';
import { liveFeature } from './live/live-module.ts';
import { mailFeature } from './mail/mail-module.ts';
import { marketplaceFeature } from './marketplace/marketplace-module.ts';
import { matchingFeature } from './matching/matching-module.ts';
import { memberRecordsFeature } from './member-records/member-records-module.ts';
import { messagesFeature } from './messages/messages-module.ts';
import { notificationsFeature } from './notifications/notifications-module.ts';
import { orderDecisionsFeature } from './order-decisions/order-decisions-module.ts';
import { ordersFeature } from './orders/orders-module.ts';
import { overviewFeature } from './overview/overview-module.ts';
import { pairsFeature } from './pairs/pairs-module.ts';
import { paymentsFeature } from './payments/payments-module.ts';
import { photosFeature } from './photos/photos-module.ts';
import { placesFeature } from './places/places-module.ts';
import { plannerFeature } from './planner/planner-module.ts';
import { playdatesFeature } from './playdates/playdates-module.ts';
import { profilesFeature } from './profiles/profiles-module.ts';
import { publicPagesFeature } from './public-pages/public-pages-module.ts';
import { rateLimitsFeature } from './rate-limits/rate-limits-module.ts';
import { reviewsFeature } from './reviews/reviews-module.ts';
import { savedSearchesFeature } from './saved-searches/saved-searches-module.ts';
import { seedFeature } from './seed/seed-module.ts';
import { shopsFeature } from './shops/shops-module.ts';
import { subscriptionsFeature } from './subscriptions/subscriptions-module.ts';
import { swapsFeature } from './swaps/swaps-module.ts';
import type { Feature } from './wiring/wiring.ts';

export const features: readonly Feature[] = [
  accountsFeature,
  administrationFeature,
  auditFeature,
  memberRecordsFeature,
  overviewFeature,
  blocksFeature,
  calendarFeature,
  calendarLinksFeature,
  cartFeature,
  checkInsFeature,
  childrenFeature,
  connectionsFeature,
  countsFeature,
  earlyAccessFeature,
  earningsFeature,
  favouritesFeature,
  feedbackFeature,
  insightsFeature,
  jobsFeature,
  lettersFeature,
  liveFeature,
  mailFeature,
  marketplaceFeature,
  matchingFeature,
  messagesFeature,
  notificationsFeature,
  orderDecisionsFeature,
  ordersFeature,
  pairsFeature,
  paymentsFeature,
  photosFeature,
  placesFeature,
  plannerFeature,
  playdatesFeature,
  profilesFeature,
  publicPagesFeature,
  rateLimitsFeature,
  reviewsFeature,
  seedFeature,
  savedSearchesFeature,
  shopsFeature,
  subscriptionsFeature,
  swapsFeature,
];
