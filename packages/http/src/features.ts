import type { Middleware } from 'koa';
import { blocksRoutes } from './friends/blocks/blocks-routes.ts';
import { connectionsRoutes } from './friends/connections/connections-routes.ts';
import { matchingRoutes } from './friends/matching/matching-routes.ts';
import { messagesRoutes } from './friends/messages/messages-routes.ts';
import { wavesRoutes } from './friends/waves/waves-routes.ts';
import { cartRoutes } from './market/cart/cart-routes.ts';
import { earningsRoutes } from './market/earnings/earnings-routes.ts';
import { favouritesRoutes } from './market/favourites/favourites-routes.ts';
import { marketplaceRoutes } from './market/listings/marketplace-routes.ts';
import { maySeeOrderPhotos } from './market/orders/may-see-order-photos.ts';
import { ordersRoutes } from './market/orders/orders-routes.ts';
import { reviewsRoutes } from './market/reviews/reviews-routes.ts';
import { savedSearchesRoutes } from './market/saved-searches/saved-searches-routes.ts';
import { shopsRoutes } from './market/shops/shops-routes.ts';
import { accountDeletionRoutes } from './members/account-deletion/account-deletion-routes.ts';
import { accountsRoutes } from './members/accounts/accounts-routes.ts';
import { childrenRoutes } from './members/children/children-routes.ts';
import { emailChangeRoutes } from './members/email-change/email-change-routes.ts';
import { notMeRoutes } from './members/not-me/not-me-routes.ts';
import { notificationsRoutes } from './members/notification-settings/notifications-routes.ts';
import { notificationListRoutes } from './members/notifications/notification-list-routes.ts';
import { passkeysRoutes } from './members/passkeys/passkeys-routes.ts';
import { photoFiles } from './members/photos/photo-files.ts';
import { photosRoutes } from './members/photos/photos-routes.ts';
import { placesRoutes } from './members/places/places-routes.ts';
import { profilesRoutes } from './members/profiles/profiles-routes.ts';
import { secondFactorRoutes } from './members/second-factor/second-factor-routes.ts';
import { earlyAccessRoutes } from './money/early-access/early-access-routes.ts';
import { paymentsRoutes } from './money/payments/payments-routes.ts';
import { returnPages } from './money/payments/return-pages.ts';
import { subscriptionsRoutes } from './money/subscriptions/subscriptions-routes.ts';
import { adminRoutes } from './office/admin/admin-routes.ts';
import { auditRoutes } from './office/audit/audit-routes.ts';
import { casesRoutes } from './office/cases/cases-routes.ts';
import { adminDisputesRoutes } from './office/disputes/admin-disputes-routes.ts';
import { earlyAccessCodesRoutes } from './office/early-access/early-access-codes-routes.ts';
import { feedbackRoutes } from './office/feedback/feedback-routes.ts';
import { adminMembersRoutes } from './office/members/admin-members-routes.ts';
import { moneyRoutes } from './office/money/money-routes.ts';
import { adminOrdersRoutes } from './office/orders/admin-orders-routes.ts';
import { payoutsRoutes } from './office/payouts/payouts-routes.ts';
import { samePersonRoutes } from './office/same-person/same-person-routes.ts';
import { adminSearchRoutes } from './office/search/admin-search-routes.ts';
import { adminSelfieChecksRoutes } from './office/selfie-checks/admin-selfie-checks-routes.ts';
import { statisticsRoutes } from './office/statistics/statistics-routes.ts';
import { liveRoutes } from './platform/live/live-routes.ts';
import type { Route } from './platform/shared/serve.ts';
import type { FromServices } from './platform/shared/with-services.ts';
import { badgesRoutes } from './site/badges/badges-routes.ts';
import { listingDraftsRoutes } from './site/listing-drafts/listing-drafts-routes.ts';
import { personRoutes } from './site/person/person-routes.ts';
import { searchEngineFiles } from './site/public-pages/search-engine-files.ts';
import { calendarRoutes } from './together/calendar/calendar-routes.ts';
import { calendarLinksRoutes } from './together/calendar-links/calendar-links-routes.ts';
import { checkInsRoutes } from './together/check-ins/check-ins-routes.ts';
import { insightsRoutes } from './together/insights/insights-routes.ts';
import { plannerRoutes } from './together/planner/planner-routes.ts';
import { playdatesRoutes } from './together/playdates/playdates-routes.ts';
import { sharedPlansRoutes } from './together/shared-plans/shared-plans-routes.ts';
import { sitterCardsRoutes } from './together/sitter-cards/sitter-cards-routes.ts';
import { swapsRoutes } from './together/swaps/swaps-routes.ts';
import { exportsRoutes } from './trust/exports/exports-routes.ts';
import { reportsRoutes } from './trust/reports/reports-routes.ts';
import { rulesRoutes } from './trust/rules/rules-routes.ts';
import { selfieChecksRoutes } from './trust/selfie-checks/selfie-checks-routes.ts';
import { standingRoutes } from './trust/standing/standing-routes.ts';
import { transparencyRoutes } from './trust/transparency/transparency-routes.ts';

/** The routes of the API, in the order in which its documentation lists them. */
export const featureRoutes: readonly FromServices<readonly Route[]>[] = [
  accountsRoutes,
  passkeysRoutes,
  secondFactorRoutes,
  emailChangeRoutes,
  notMeRoutes,
  accountDeletionRoutes,
  placesRoutes,
  profilesRoutes,
  photosRoutes,
  childrenRoutes,
  earlyAccessRoutes,
  earlyAccessCodesRoutes,
  subscriptionsRoutes,
  feedbackRoutes,
  adminRoutes,
  auditRoutes,
  adminMembersRoutes,
  payoutsRoutes,
  samePersonRoutes,
  adminSearchRoutes,
  statisticsRoutes,
  matchingRoutes,
  connectionsRoutes,
  blocksRoutes,
  liveRoutes,
  messagesRoutes,
  wavesRoutes,
  notificationListRoutes,
  notificationsRoutes,
  swapsRoutes,
  calendarRoutes,
  calendarLinksRoutes,
  sharedPlansRoutes,
  sitterCardsRoutes,
  checkInsRoutes,
  badgesRoutes,
  listingDraftsRoutes,
  personRoutes,
  marketplaceRoutes,
  savedSearchesRoutes,
  shopsRoutes,
  cartRoutes,
  favouritesRoutes,
  ordersRoutes,
  reviewsRoutes,
  earningsRoutes,
  adminOrdersRoutes,
  adminDisputesRoutes,
  moneyRoutes,
  paymentsRoutes,
  insightsRoutes,
  plannerRoutes,
  playdatesRoutes,
  reportsRoutes,
  exportsRoutes,
  standingRoutes,
  rulesRoutes,
  transparencyRoutes,
  casesRoutes,
  selfieChecksRoutes,
  adminSelfieChecksRoutes,
];

/** What is served outside the API. */
export const featurePages: readonly FromServices<Middleware>[] = [
  photoFiles(maySeeOrderPhotos),
  returnPages,
  searchEngineFiles,
];
