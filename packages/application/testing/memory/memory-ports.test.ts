import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { aListing } from '@nestmates/domain/testing/listings/a-listing.ts';
import { accountsContract } from '../contracts/accounts/accounts-contract.ts';
import { contractStart } from '../contracts/arrange.ts';
import { blocksContract } from '../contracts/blocks-contract.ts';
import { connectionsContract } from '../contracts/connections-contract.ts';
import { eventNotifierContract } from '../contracts/event-notifier-contract.ts';
import { itemReturnsContract } from '../contracts/item-returns-contract.ts';
import { jobsContract } from '../contracts/jobs-contract.ts';
import { mailerContract } from '../contracts/mailer-contract.ts';
import { messagesContract } from '../contracts/messages/messages-contract.ts';
import { pairsContract } from '../contracts/pairs-contract.ts';
import { paymentEventsContract } from '../contracts/payment-events-contract.ts';
import { payoutChecksContract } from '../contracts/payout-checks-contract.ts';
import { personDebtsContract } from '../contracts/person-debts-contract.ts';
import { playdatesContract } from '../contracts/playdates/playdates-contract.ts';
import { rateLimiterContract } from '../contracts/rate-limiter-contract.ts';
import { refundAlertsContract } from '../contracts/refund-alerts-contract.ts';
import { sitterCardsContract } from '../contracts/sitter-cards-contract.ts';
import { stoppedRenewalsContract } from '../contracts/stopped-renewals-contract.ts';
import { swapsContract } from '../contracts/swaps/swaps-contract.ts';
import { swipesContract } from '../contracts/swipes-contract.ts';
import { caseMembersContract } from '../contracts/trust/case-members-contract.ts';
import { casePageContract } from '../contracts/trust/case-page-contract.ts';
import { caseQueueContract } from '../contracts/trust/case-queue-contract.ts';
import { casesContract } from '../contracts/trust/cases-contract.ts';
import { restrictionsContract } from '../contracts/trust/restrictions-contract.ts';
import { selfieChecksContract } from '../contracts/trust/selfie-checks-contract.ts';
import { standingContract } from '../contracts/trust/standing-contract.ts';
import { transparencyContract } from '../contracts/trust/transparency-contract.ts';
import { undoneSalesContract } from '../contracts/undone-sales-contract.ts';
import { unmatchedPaymentsContract } from '../contracts/unmatched-payments-contract.ts';
import { wavesContract } from '../contracts/waves-contract.ts';
import { withdrawnOrdersContract } from '../contracts/withdrawn-orders-contract.ts';
import { MovableClock } from '../movable-clock.ts';
import { memoryCasePorts } from './memory-case-ports.ts';
import { MemoryEventHub } from './memory-event-hub.ts';
import { MemoryJobs } from './memory-jobs.ts';
import { MemoryListingConversations } from './memory-listing-conversations.ts';
import { MemoryMailer } from './memory-mailer.ts';
import { MemoryMembers } from './memory-members.ts';
import { MemoryMessages } from './memory-messages.ts';
import { memoryPairPorts } from './memory-pair-ports.ts';
import { MemoryPairs } from './memory-pairs.ts';
import { MemoryParcels } from './memory-parcels.ts';
import { MemoryPartedSellers } from './memory-parted-sellers.ts';
import { MemoryPaymentEvents } from './memory-payment-events.ts';
import { MemoryPaymentReferences } from './memory-payment-references.ts';
import { MemoryPeople } from './memory-people.ts';
import { MemoryPlaydates } from './memory-playdates.ts';
import { MemoryRateLimiter } from './memory-rate-limiter.ts';
import { MemoryRefundAlerts } from './memory-refund-alerts.ts';
import { MemoryRestrictions } from './memory-restrictions.ts';
import { MemorySelfieChecks } from './memory-selfie-checks.ts';
import { MemorySessions } from './memory-sessions.ts';
import { MemorySitterCards } from './memory-sitter-cards.ts';
import { MemoryStanding } from './memory-standing.ts';
import { MemoryStoppedRenewals } from './memory-stopped-renewals.ts';
import { MemorySubscriptions } from './memory-subscriptions.ts';
import { MemorySwaps } from './memory-swaps.ts';
import { MemorySwipes } from './memory-swipes.ts';
import { MemoryTransparency } from './memory-transparency.ts';
import { MemoryUnmatchedPayments } from './memory-unmatched-payments.ts';
import { MemoryUnreadRecords } from './memory-unread-records.ts';
import { MemoryVerificationLinks } from './memory-verification-links.ts';
import { MemoryWaves } from './memory-waves.ts';
import { MemoryWithdrawnOrders } from './memory-withdrawn-orders.ts';
import { ordersInMemory } from './orders-in-memory.ts';

const members = new MemoryMembers();
const sessions = new MemorySessions(members);
const verificationLinks = new MemoryVerificationLinks(members);
accountsContract('memory', () => ({
  members,
  resetTokens: members,
  verificationLinks,
  sessions,
  newBrowsers: sessions,
}));

const clock = new MovableClock();
const rateLimiter = new MemoryRateLimiter(clock);
rateLimiterContract('memory', () => ({ rateLimiter, clock }));

const emails = new MemoryMailer();
mailerContract('memory', () => ({ mailer: emails, received: async () => emails.sent }));

const pairPorts = memoryPairPorts();
pairsContract('memory', () => pairPorts);
connectionsContract('memory', () => pairPorts);
blocksContract('memory', () => pairPorts);
const waves = new MemoryWaves(pairPorts.pairs);
wavesContract('memory', () => ({ ...pairPorts, waves }));
const casePorts = memoryCasePorts();
restrictionsContract('memory', () => casePorts);
casesContract('memory', () => casePorts);
const standing = new MemoryStanding(casePorts);
standingContract('memory', () => ({ ...casePorts, standing }));
const transparency = new MemoryTransparency(casePorts);
transparencyContract('memory', () => ({ ...casePorts, transparency }));
caseQueueContract('memory', () => casePorts);
casePageContract('memory', () => casePorts);
caseMembersContract('memory', () => casePorts);
const selfieChecks = new MemorySelfieChecks();
selfieChecksContract('memory', () => ({ ...pairPorts, checks: selfieChecks, selfies: selfieChecks.records }));
const swipes = new MemorySwipes();
swipesContract('memory', () => ({ ...pairPorts, swipes }));
const swaps = new MemorySwaps(pairPorts.pairs);
const sitterCards = new MemorySitterCards(pairPorts.pairs, swaps);
swapsContract('memory', () => ({
  ...pairPorts,
  swaps,
  swapQueries: swaps,
  swapsDone: async (memberId) => swaps.kept.get(memberId) ?? 0,
}));
sitterCardsContract('memory', () => ({
  ...pairPorts,
  swaps,
  swapQueries: swaps,
  swapsDone: async (id) => swaps.kept.get(id) ?? 0,
  sitterCards,
}));
const playdates = new MemoryPlaydates(pairPorts.pairs);
playdatesContract('memory', () => ({ ...pairPorts, playdates, playdateQueries: playdates }));
const messages = new MemoryMessages(pairPorts.pairs);
const unreadRecords = new MemoryUnreadRecords(messages);
const { listings } = pairPorts.pairs;
messagesContract('memory', () => ({
  ...pairPorts,
  messages,
  messageQueries: messages,
  unreadRecords,
  listingConversations: new MemoryListingConversations(pairPorts.pairs),
  async addListing(userId, title) {
    const id = listings.size + 1;
    listings.set(id, aListing({ id, userId, title }));
    return id;
  },
}));

const paymentEvents = new MemoryPaymentEvents();
paymentEventsContract('memory', () => paymentEvents);

const jobs = new MemoryJobs();
jobsContract(
  'memory',
  () => ({ jobs, clock, runDue: (handlers) => jobs.runDue(handlers, clock.now()) }),
  null,
);

let memberCount = 0;
const hub = new MemoryEventHub();
eventNotifierContract('memory', () => ({
  open: () => hub.open(),
  async member() {
    memberCount += 1;
    return { id: memberCount, session: `session-${memberCount}` };
  },
  announce: (memberId, event) => hub.announce(memberId, event),
  endSession: (digest) => hub.endSession(digest),
  interrupt: () => hub.interrupt(),
}));

const { store, payouts, listings: orderListings, transaction: orderTransaction } = ordersInMemory();
itemReturnsContract('memory', () => ({
  store,
  parcels: new MemoryParcels(store),
  overdueOrders: store,
  transaction: orderTransaction,
  addMembers: async () => ({ buyerId: 2, sellerId: 1 }),
}));
let buyerCount = 100;
const addBuyer = async () => {
  buyerCount += 1;
  return buyerCount;
};
const saleRestrictions = new MemoryRestrictions(orderTransaction);
const salePairs = new MemoryPairs(new MemoryPeople());
withdrawnOrdersContract('memory', () => ({
  withdrawn: new MemoryWithdrawnOrders(store, saleRestrictions, salePairs),
  store,
  listings: orderListings,
  restrictions: saleRestrictions,
  transaction: orderTransaction,
  addMember: addBuyer,
  block: async (by, of) => void salePairs.blocks.push({ by, of, at: contractStart }),
}));
payoutChecksContract('memory', () => ({
  checks: payouts,
  store,
  transaction: orderTransaction,
  addMember: addBuyer,
}));
const unmatched = new MemoryUnmatchedPayments();
const refundAlerts = new MemoryRefundAlerts();
const sellersWhoLeave = () => ({
  store,
  ledger: store,
  transaction: orderTransaction,
  addMember: addBuyer,
  proveMailbox: async (id: MemberId, digest: string) => store.sellers.proveMailbox(id, digest),
  paidTo: async (id: MemberId, bank: string) => store.sellers.mark(id, bank),
  parted: new MemoryPartedSellers(store, orderTransaction),
  removeMember: async (id: MemberId) => store.removeSeller(id),
});
undoneSalesContract('memory', sellersWhoLeave);
refundAlertsContract('memory', () => refundAlerts);
unmatchedPaymentsContract('memory', () => unmatched);
personDebtsContract('memory', sellersWhoLeave);

const subscriptions = new MemorySubscriptions(orderTransaction, new MemoryPaymentReferences());
const stoppedRenewals = new MemoryStoppedRenewals(subscriptions);
stoppedRenewalsContract('memory', () => ({
  stopped: stoppedRenewals,
  subscriptions,
  transaction: orderTransaction,
  addMember: addBuyer,
}));
