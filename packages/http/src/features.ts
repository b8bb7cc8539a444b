import type { Middleware } from 'koa';
import { accountsRoutes } from './accounts/accounts-routes.ts';
import { administrationRoutes } from './administration/administration-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { blocksRoutes } from './blocks/blocks-routes.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { calendarLinksRoutes } from './calendar-links/calendar-links-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { checkInsRoutes } from './check-ins/check-ins-routes.ts';
import { childrenRoutes } from './children/children-routes.ts';
import { connectionsRoutes } from './connections/connections-routes.ts';
import { countsRoutes } from './counts/counts-routes.ts';
import { earlyAccessRoutes } from './early-access/early-access-routes.ts';
import { earningsRoutes } from './earnings/earnings-routes.ts';
import { favouritesRoutes } from './favourites/favourites-routes.ts';
import { feedbackRoutes } from './feedback/feedback-routes.ts';
import { insightsRoutes } from './insights/insights-routes.ts';
import { liveRoutes } from './live/live-routes.ts';
import { marketplaceRoutes } from './marketplace/marketplace-routes.ts';
import { matchingRoutes } from './matching/matching-routes.ts';
import { memberRecordsRoutes } from './member-records/member-records-routes.ts';
import { messagesRoutes } from './messages/messages-routes.ts';
import { notificationsRoutes } from './notifications/notifications-routes.ts';
import { orderDecisionsRoutes } from './order-decisions/order-decisions-routes.ts';
import { ordersRoutes } from './orders/orders-routes.ts';
import { overviewRoutes } from './overview/overview-routes.ts';
import { paymentsRoutes } from './payments/payments-routes.ts';
import { returnPages } from './payments/return-pages.ts';
import { photoFiles } from './photos/photo-files.ts';
import { photosRoutes } from './photos/photos-routes.ts';
import { plannerRoutes } from './planner/planner-routes.ts';
import { playdatesRoutes } from './playdates/playdates-routes.ts';
import { profilesRoutes } from './profiles/profiles-routes.ts';
import { searchEngineFiles } from './public-pages/search-engine-files.ts';
import { reviewsRoutes } from './reviews/reviews-routes.ts';
import { savedSearchesRoutes } from './saved-searches/saved-searches-routes.ts';
import type { Route } from './shared/serve.ts';
import type { FromServices } from './shared/with-services.ts';
import { shopsRoutes } from './shops/shops-routes.ts';
import { subscriptionsRoutes } from './subscriptions/subscriptions-routes.ts';
import { swapsRoutes } from './swaps/swaps-routes.ts';

/** The routes of the API, in the order in which its documentation lists them. */
export const featureRoutes: readonly FromServices<readonly Route[]>[] = [
  accountsRoutes,
  profilesRoutes,
  photosRoutes,
  childrenRoutes,
  earlyAccessRoutes,
  subscriptionsRoutes,
  feedbackRoutes,
  administrationRoutes,
  auditRoutes,
  memberRecordsRoutes,
  overviewRoutes,
  matchingRoutes,
  connectionsRoutes,
  blocksRoutes,
  liveRoutes,
  messagesRoutes,
  notificationsRoutes,
  swapsRoutes,
  calendarRoutes,
  calendarLinksRoutes,
  checkInsRoutes,
  countsRoutes,
  marketplaceRoutes,
  savedSearchesRoutes,
  shopsRoutes,
  cartRoutes,
  favouritesRoutes,
  ordersRoutes,
  reviewsRoutes,
  earningsRoutes,
  orderDecisionsRoutes,
  paymentsRoutes,
  insightsRoutes,
  plannerRoutes,
  playdatesRoutes,
];

/** What is served outside the API. */
export const featurePages: readonly FromServices<Middleware>[] = [photoFiles, returnPages, searchEngineFiles];
