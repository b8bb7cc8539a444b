import { blocksFeature } from './friends/blocks/blocks-module.ts';
import { connectionsFeature } from './friends/connections/connections-module.ts';
import { matchingFeature } from './friends/matching/matching-module.ts';
import { messagesFeature } from './friends/messages/messages-module.ts';
import { wavesFeature } from './friends/waves/waves-module.ts';
import { cartFeature } from './market/cart/cart-module.ts';
import { earningsFeature } from './market/earnings/earnings-module.ts';
import { favouritesFeature } from './market/favourites/favourites-module.ts';
import { marketplaceFeature } from './market/listings/marketplace-module.ts';
import { ordersFeature } from './market/orders/orders-module.ts';
import { recalledOrdersFeature } from './market/orders/recalled-orders-module.ts';
import { withdrawnSalesFeature } from './market/orders/withdrawn-sales-module.ts';
import { payoutChecksFeature } from './market/payouts/payout-checks-module.ts';
import { reviewsFeature } from './market/reviews/reviews-module.ts';
import { savedSearchesFeature } from './market/saved-searches/saved-searches-module.ts';
import { shopsFeature } from './market/shops/shops-module.ts';
import { trackingFeature } from './market/tracking/tracking-module.ts';
import { accountDeletionFeature } from './members/account-deletion/account-deletion-module.ts';
import { accountsFeature } from './members/accounts/accounts-module.ts';
import { childrenFeature } from './members/children/children-module.ts';
import { emailChangeFeature } from './members/email-change/email-change-module.ts';
import { emailsFeature } from './members/emails/emails-module.ts';
import { notMeFeature } from './members/not-me/not-me-module.ts';
import { notificationsFeature } from './members/notification-settings/notifications-module.ts';
import { notificationListFeature } from './members/notifications/notification-list-module.ts';
import { pairsFeature } from './members/pairs/pairs-module.ts';
import { passkeysFeature } from './members/passkeys/passkeys-module.ts';
import { peopleFeature } from './members/people/people-module.ts';
import { photosFeature } from './members/photos/photos-module.ts';
import { placesFeature } from './members/places/places-module.ts';
import { profilesFeature } from './members/profiles/profiles-module.ts';
import { restrictionsFeature } from './members/restrictions/restrictions-module.ts';
import { secondFactorFeature } from './members/second-factor/second-factor-module.ts';
import { disputesFeature } from './money/disputes/disputes-module.ts';
import { earlyAccessFeature } from './money/early-access/early-access-module.ts';
import { paymentsFeature } from './money/payments/payments-module.ts';
import { payoutHoldsFeature } from './money/payouts/payout-holds-module.ts';
import { subscriptionsFeature } from './money/subscriptions/subscriptions-module.ts';
import { taxesFeature } from './money/taxes/taxes-module.ts';
import { adminFeature } from './office/admin/admin-module.ts';
import { auditFeature } from './office/audit/audit-module.ts';
import { adminCasesFeature } from './office/cases/cases-module.ts';
import { adminDisputesFeature } from './office/disputes/admin-disputes-module.ts';
import { earlyAccessCodesFeature } from './office/early-access/early-access-codes-module.ts';
import { feedbackFeature } from './office/feedback/feedback-module.ts';
import { adminMembersFeature } from './office/members/admin-members-module.ts';
import { moneyFeature } from './office/money/money-module.ts';
import { adminOrdersFeature } from './office/orders/admin-orders-module.ts';
import { payoutHoldingFeature } from './office/payouts/payout-holding-module.ts';
import { samePersonFeature } from './office/same-person/same-person-module.ts';
import { adminSearchFeature } from './office/search/admin-search-module.ts';
import { adminSelfieChecksFeature } from './office/selfie-checks/admin-selfie-checks-module.ts';
import { statisticsFeature } from './office/statistics/statistics-module.ts';
import { digestsFeature } from './platform/digests/digests-module.ts';
import { encryptionFeature } from './platform/encryption/encryption-module.ts';
import { jobsFeature } from './platform/jobs/jobs-module.ts';
import { liveFeature } from './platform/live/live-module.ts';
import { mailerFeature } from './platform/mailer/mailer-module.ts';
import { rateLimitsFeature } from './platform/rate-limits/rate-limits-module.ts';
import { retentionFeature } from './platform/retention/retention-module.ts';
import type { Feature } from './platform/wiring/wiring.ts';
import { seedFeature } from './seed/seed-module.ts';
import { badgesFeature } from './site/badges/badges-module.ts';
import { listingDraftsFeature } from './site/listing-drafts/listing-drafts-module.ts';
import { personFeature } from './site/person/person-module.ts';
import { publicPagesFeature } from './site/public-pages/public-pages-module.ts';
import { calendarFeature } from './together/calendar/calendar-module.ts';
import { calendarLinksFeature } from './together/calendar-links/calendar-links-module.ts';
import { checkInsFeature } from './together/check-ins/check-ins-module.ts';
import { insightsFeature } from './together/insights/insights-module.ts';
import { partingFeature } from './together/parting/parting-module.ts';
import { plannerFeature } from './together/planner/planner-module.ts';
import { playdatesFeature } from './together/playdates/playdates-module.ts';
import { sharedPlansFeature } from './together/shared-plans/shared-plans-module.ts';
import { sitterCardsFeature } from './together/sitter-cards/sitter-cards-module.ts';
import { swapsFeature } from './together/swaps/swaps-module.ts';
import { casesFeature } from './trust/cases/cases-module.ts';
import { exportsFeature } from './trust/exports/exports-module.ts';
import { recallsFeature } from './trust/recalls/recalls-module.ts';
import { reportsFeature } from './trust/reports/reports-module.ts';
import { selfieChecksFeature } from './trust/selfie-checks/selfie-checks-module.ts';
import { standingFeature } from './trust/standing/standing-module.ts';
import { thingsFeature } from './trust/things/things-module.ts';
import { transparencyFeature } from './trust/transparency/transparency-module.ts';

export const features: readonly Feature[] = [
  accountsFeature,
  passkeysFeature,
  secondFactorFeature,
  encryptionFeature,
  emailChangeFeature,
  notMeFeature,
  accountDeletionFeature,
  adminFeature,
  adminCasesFeature,
  adminSelfieChecksFeature,
  auditFeature,
  adminMembersFeature,
  adminSearchFeature,
  statisticsFeature,
  blocksFeature,
  calendarFeature,
  calendarLinksFeature,
  cartFeature,
  checkInsFeature,
  childrenFeature,
  connectionsFeature,
  badgesFeature,
  listingDraftsFeature,
  personFeature,
  disputesFeature,
  earlyAccessFeature,
  earlyAccessCodesFeature,
  earningsFeature,
  favouritesFeature,
  feedbackFeature,
  insightsFeature,
  digestsFeature,
  jobsFeature,
  emailsFeature,
  liveFeature,
  mailerFeature,
  marketplaceFeature,
  matchingFeature,
  messagesFeature,
  wavesFeature,
  notificationListFeature,
  notificationsFeature,
  adminOrdersFeature,
  payoutChecksFeature,
  payoutHoldsFeature,
  payoutHoldingFeature,
  samePersonFeature,
  adminDisputesFeature,
  moneyFeature,
  ordersFeature,
  recalledOrdersFeature,
  withdrawnSalesFeature,
  pairsFeature,
  paymentsFeature,
  peopleFeature,
  photosFeature,
  placesFeature,
  plannerFeature,
  playdatesFeature,
  profilesFeature,
  publicPagesFeature,
  rateLimitsFeature,
  retentionFeature,
  reviewsFeature,
  seedFeature,
  savedSearchesFeature,
  partingFeature,
  sharedPlansFeature,
  sitterCardsFeature,
  shopsFeature,
  subscriptionsFeature,
  swapsFeature,
  taxesFeature,
  trackingFeature,
  restrictionsFeature,
  thingsFeature,
  reportsFeature,
  recallsFeature,
  casesFeature,
  selfieChecksFeature,
  standingFeature,
  transparencyFeature,
  exportsFeature,
];
