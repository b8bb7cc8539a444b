import type { accountsContract } from './accounts/contract.ts';
import type { administrationContract } from './administration/contract.ts';
import type { auditContract } from './audit/contract.ts';
import type { blocksContract } from './blocks/contract.ts';
import type { calendarContract } from './calendar/contract.ts';
import type { calendarLinksContract } from './calendar-links/contract.ts';
import type { cartContract } from './cart/contract.ts';
import type { checkInsContract } from './check-ins/contract.ts';
import type { childrenContract } from './children/contract.ts';
import type { connectionsContract } from './connections/contract.ts';
import type { countsContract } from './counts/contract.ts';
import type { earlyAccessContract } from './early-access/contract.ts';
import type { earningsContract } from './earnings/contract.ts';
import type { favouritesContract } from './favourites/contract.ts';
import type { feedbackContract } from './feedback/contract.ts';
import type { insightsContract } from './insights/contract.ts';
import type { liveContract } from './live/contract.ts';
import type { marketplaceContract } from './marketplace/contract.ts';
import type { matchingContract } from './matching/contract.ts';
import type { memberRecordsContract } from './member-records/contract.ts';
import type { messagesContract } from './messages/contract.ts';
import type { notificationsContract } from './notifications/contract.ts';
import type { orderDecisionsContract } from './order-decisions/contract.ts';
import type { ordersContract } from './orders/contract.ts';
import type { overviewContract } from './overview/contract.ts';
import type { paymentsContract } from './payments/contract.ts';
import type { photosContract } from './photos/contract.ts';
import type { plannerContract } from './planner/contract.ts';
import type { playdatesContract } from './playdates/contract.ts';
import type { profilesContract } from './profiles/contract.ts';
import type { reviewsContract } from './reviews/contract.ts';
import type { savedSearchesContract } from './saved-searches/contract.ts';
import type { shopsContract } from './shops/contract.ts';
import type { subscriptionsContract } from './subscriptions/contract.ts';
import type { swapsContract } from './swaps/contract.ts';

/** The contracts of all features. Types only: whoever imports this file loads no schema. */
type Contract =
  | typeof accountsContract
  | typeof administrationContract
  | typeof auditContract
  | typeof memberRecordsContract
  | typeof overviewContract
  | typeof blocksContract
  | typeof calendarContract
  | typeof calendarLinksContract
  | typeof checkInsContract
  | typeof childrenContract
  | typeof connectionsContract
  | typeof countsContract
  | typeof earlyAccessContract
  | typeof feedbackContract
  | typeof insightsContract
  | typeof liveContract
  | typeof matchingContract
  | typeof messagesContract
  | typeof notificationsContract
  | typeof photosContract
  | typeof plannerContract
  | typeof playdatesContract
  | typeof profilesContract
  | typeof subscriptionsContract
  | typeof cartContract
  | typeof favouritesContract
  | typeof marketplaceContract
  | typeof earningsContract
  | typeof orderDecisionsContract
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
