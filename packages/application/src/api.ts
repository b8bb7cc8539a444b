import type { blocksContract } from './friends/blocks/contract.ts';
import type { connectionsContract } from './friends/connections/contract.ts';
import type { matchingContract } from './friends/matching/contract.ts';
import type { messagesContract } from './friends/messages/contract.ts';
import type { wavesContract } from './friends/waves/contract.ts';
import type { cartContract } from './market/cart/contract.ts';
import type { earningsContract } from './market/earnings/contract.ts';
import type { favouritesContract } from './market/favourites/contract.ts';
import type { marketplaceContract } from './market/listings/contract.ts';
import type { ordersContract } from './market/orders/contract.ts';
import type { reviewsContract } from './market/reviews/contract.ts';
import type { savedSearchesContract } from './market/saved-searches/contract.ts';
import type { shopsContract } from './market/shops/contract.ts';
import type { accountDeletionContract } from './members/account-deletion/contract.ts';
import type { accountsContract } from './members/accounts/contract.ts';
import type { childrenContract } from './members/children/contract.ts';
import type { emailChangeContract } from './members/email-change/contract.ts';
import type { notMeContract } from './members/not-me/contract.ts';
import type { notificationsContract } from './members/notification-settings/contract.ts';
import type { notificationListContract } from './members/notifications/contract.ts';
import type { passkeysContract } from './members/passkeys/contract.ts';
import type { photosContract } from './members/photos/contract.ts';
import type { placesContract } from './members/places/contract.ts';
import type { profilesContract } from './members/profiles/contract.ts';
import type { secondFactorContract } from './members/second-factor/contract.ts';
import type { earlyAccessContract } from './money/early-access/contract.ts';
import type { paymentsContract } from './money/payments/contract.ts';
import type { subscriptionsContract } from './money/subscriptions/contract.ts';
import type { adminContract } from './office/admin/contract.ts';
import type { auditContract } from './office/audit/contract.ts';
import type { casesContract } from './office/cases/contract.ts';
import type { disputesContract } from './office/disputes/contract.ts';
import type { earlyAccessCodesContract } from './office/early-access/contract.ts';
import type { feedbackContract } from './office/feedback/contract.ts';
import type { adminMembersContract } from './office/members/contract.ts';
import type { bookkeepingContract } from './office/money/bookkeeping-contract.ts';
import type { moneyContract } from './office/money/contract.ts';
import type { takeOverContract } from './office/money/take-over-contract.ts';
import type { adminOrdersContract } from './office/orders/contract.ts';
import type { payoutsContract } from './office/payouts/contract.ts';
import type { samePersonContract } from './office/same-person/contract.ts';
import type { searchContract } from './office/search/contract.ts';
import type { adminSelfieChecksContract } from './office/selfie-checks/contract.ts';
import type { statisticsContract } from './office/statistics/contract.ts';
import type { liveContract } from './platform/live/contract.ts';
import type { badgesContract } from './site/badges/contract.ts';
import type { listingDraftsContract } from './site/listing-drafts/contract.ts';
import type { personContract } from './site/person/contract.ts';
import type { calendarContract } from './together/calendar/contract.ts';
import type { calendarLinksContract } from './together/calendar-links/contract.ts';
import type { checkInsContract } from './together/check-ins/contract.ts';
import type { insightsContract } from './together/insights/contract.ts';
import type { plannerContract } from './together/planner/contract.ts';
import type { playdatesContract } from './together/playdates/contract.ts';
import type { sharedPlansContract } from './together/shared-plans/contract.ts';
import type { sitterCardsContract } from './together/sitter-cards/contract.ts';
import type { swapsContract } from './together/swaps/contract.ts';
import type { exportsContract } from './trust/exports/contract.ts';
import type { reportsContract } from './trust/reports/contract.ts';
import type { rulesContract } from './trust/rules/contract.ts';
import type { selfieChecksContract } from './trust/selfie-checks/contract.ts';
import type { standingContract } from './trust/standing/contract.ts';
import type { transparencyContract } from './trust/transparency/contract.ts';

/** The contracts of all features. Types only: whoever imports this file loads no schema. */
type Contract =
  | typeof accountsContract
  | typeof passkeysContract
  | typeof secondFactorContract
  | typeof emailChangeContract
  | typeof notMeContract
  | typeof accountDeletionContract
  | typeof casesContract
  | typeof reportsContract
  | typeof rulesContract
  | typeof exportsContract
  | typeof standingContract
  | typeof selfieChecksContract
  | typeof adminSelfieChecksContract
  | typeof transparencyContract
  | typeof adminContract
  | typeof auditContract
  | typeof adminMembersContract
  | typeof payoutsContract
  | typeof samePersonContract
  | typeof searchContract
  | typeof statisticsContract
  | typeof blocksContract
  | typeof calendarContract
  | typeof calendarLinksContract
  | typeof sharedPlansContract
  | typeof sitterCardsContract
  | typeof checkInsContract
  | typeof childrenContract
  | typeof connectionsContract
  | typeof badgesContract
  | typeof listingDraftsContract
  | typeof personContract
  | typeof earlyAccessContract
  | typeof disputesContract
  | typeof earlyAccessCodesContract
  | typeof feedbackContract
  | typeof insightsContract
  | typeof liveContract
  | typeof matchingContract
  | typeof messagesContract
  | typeof wavesContract
  | typeof notificationListContract
  | typeof notificationsContract
  | typeof photosContract
  | typeof placesContract
  | typeof plannerContract
  | typeof playdatesContract
  | typeof profilesContract
  | typeof subscriptionsContract
  | typeof cartContract
  | typeof favouritesContract
  | typeof marketplaceContract
  | typeof earningsContract
  | typeof adminOrdersContract
  | typeof moneyContract
  | typeof takeOverContract
  | typeof bookkeepingContract
  | typeof ordersContract
  | typeof reviewsContract
  | typeof paymentsContract
  | typeof savedSearchesContract
  | typeof shopsContract
  | typeof swapsContract;

type EndpointIn<C> = C extends unknown ? C[keyof C] : never;

/** Every endpoint by its name, which is method and path: `Api['get /api/matches']`. */
export type Api = {
  readonly [E in EndpointIn<Contract> as `${E['method']} ${E['path']}`]: E;
};
