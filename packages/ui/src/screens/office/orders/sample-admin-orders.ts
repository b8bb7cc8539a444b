import type { AdminOrderPageView, AdminOrderView } from '@nestmates/application/office/orders/contract.ts';
import type { WaitingPartingView } from '@nestmates/application/office/same-person/contract.ts';
import { sampleOrders } from '../../market/orders/sample-orders.ts';
import { sampleTimelines } from '../../market/orders/sample-timelines.ts';

const { problem, refunded, long, sentBack } = sampleOrders;

const base: AdminOrderView = {
  id: problem.id,
  status: 'problem',
  escalated: false,
  disputed: false,
  inquiry: false,
  frozen: false,
  fulfilment: 'shipping',
  title: problem.listing.title,
  price: 4800,
  total: 4975,
  buyer: problem.buyer,
  seller: problem.seller,
  createdAt: problem.createdAt,
  paidAt: problem.paidAt,
  shippedAt: problem.shippedAt,
  problemAt: problem.problemAt,
  money: { charged: 4975, held: 4800, released: 0, refunded: 0 },
  partRefund: { agreed: 0, most: 4799 },
  itemReturn: null,
  moneyUnderWay: false,
  actions: ['refundByAdmin', 'refundInPartByAdmin', 'releaseByAdmin'],
};

const stuck: AdminOrderView = {
  ...base,
  id: 1044,
  status: 'refunded',
  problemAt: null,
  title: 'Hand-knit cardigan, 2T',
  moneyUnderWay: true,
  actions: [],
};

/** Orders as administrators see them. */
export const sampleAdminOrders = {
  problem: base,
  disputed: { ...base, id: 1040, disputed: true, actions: [], title: 'Play kitchen' },
  inquiry: { ...base, id: 1041, inquiry: true, title: 'Play kitchen' },
  frozen: {
    ...base,
    id: 1042,
    frozen: true,
    money: { charged: 4975, held: 3800, released: 0, refunded: 1000 },
    partRefund: { agreed: 1000, most: 3799 },
    actions: ['refundByAdmin', 'releaseByAdmin', 'resume'],
    title: 'Play kitchen',
  },
  /** The seller has not confirmed that it is back. */
  sentBack: {
    ...base,
    escalated: true,
    itemReturn: sentBack.itemReturn,
    actions: ['refundByAdmin', 'refundInPartByAdmin', 'confirmReturn', 'releaseByAdmin'],
  },
  stuck,
  long: {
    ...base,
    id: long.id,
    title: long.listing.title,
    seller: long.seller,
    price: 9_999_999,
    total: 10_290_029,
  },
} as const satisfies Record<string, AdminOrderView>;

const handOverFrom = '2029-06-04T09:00:00Z';

const page = (order: AdminOrderView, rest: Partial<AdminOrderPageView> = {}): AdminOrderPageView => ({
  ...order,
  timeline: sampleTimelines.problem,
  steps: [],
  needsTwo: false,
  faults: [],
  proposal: null,
  payoutCheck: null,
  payoutsHeld: false,
  unpaid: null,
  unclaimed: null,
  ...rest,
});

const proposal = {
  id: 3,
  decision: 'refund',
  reason: 'The carrier has lost it.',
  amount: null,
  proposedBy: { id: 9, email: 'admin@nestmates.test' },
  proposedAt: refunded.refundedAt ?? base.createdAt,
  endsAt: new Date('2026-06-14T12:00:00').toISOString(),
} as const;

const unpaid = page(
  {
    ...base,
    status: 'completed',
    problemAt: null,
    moneyUnderWay: true,
    seller: { ...problem.seller, id: null },
    money: { charged: 4975, held: 174, released: 4626, refunded: 0 },
    actions: ['refundByAdmin', 'refundInPartByAdmin'],
  },
  { timeline: sampleTimelines.shipped, unpaid: { amount: 174 } },
);

export const sampleAdminOrderPages = {
  problem: page(base),
  disputed: page(sampleAdminOrders.disputed),
  inquiry: page(sampleAdminOrders.inquiry, { timeline: sampleTimelines.inquiry }),
  frozen: page(sampleAdminOrders.frozen, { timeline: sampleTimelines.frozen }),
  sentBack: page(sampleAdminOrders.sentBack, { timeline: sampleTimelines.sentBack }),
  stuck: page(stuck, {
    timeline: sampleTimelines.refunded,
    steps: [
      { step: 'refund', amount: 4975, outcome: 'asked', reason: null, askedAt: refunded.refundedAt },
      {
        step: 'refund',
        amount: 4975,
        outcome: 'refused',
        reason: 'The balance of the platform is too low.',
        askedAt: refunded.shippedAt,
      },
    ],
    faults: ['charged is not held + released + refunded + fees'],
  }),
  proposed: page(base, {
    needsTwo: true,
    proposal,
  }),
  checked: page(
    { ...base, status: 'completed', problemAt: null, moneyUnderWay: true, actions: ['refundByAdmin'] },
    {
      payoutCheck: { reasons: ['shared-device', 'shared-card', 'daily-amount'], notedAt: base.createdAt },
      payoutsHeld: true,
    },
  ),
  lifted: page(
    { ...base, status: 'completed', problemAt: null, moneyUnderWay: true, actions: ['refundByAdmin'] },
    { payoutCheck: { reasons: ['lifted'], notedAt: base.createdAt }, needsTwo: true },
  ),
  unpaid,
  unpaidProposed: {
    ...unpaid,
    price: 41_200,
    total: 42_500,
    needsTwo: true,
    unpaid: { amount: 41_200 },
    money: { charged: 42_500, held: 41_200, released: 0, refunded: 0 },
    proposal: { ...proposal, decision: 'unclaimed', reason: 'She was not found.', amount: 41_200 },
  },
  nothingUnpaid: { ...unpaid, unpaid: { amount: 0 } },
  unclaimed: {
    ...unpaid,
    unpaid: null,
    money: { ...unpaid.money, unclaimed: 174 },
    unclaimed: { amount: 174, canBePaid: false, mayBeHandedOver: false, handOverFrom },
  },
  returned: {
    ...unpaid,
    unpaid: null,
    money: { ...unpaid.money, unclaimed: 174 },
    unclaimed: { amount: 174, canBePaid: true, mayBeHandedOver: false, handOverFrom },
  },
  unclaimedForYears: {
    ...unpaid,
    unpaid: null,
    money: { ...unpaid.money, unclaimed: 174 },
    unclaimed: { amount: 174, canBePaid: false, mayBeHandedOver: true, handOverFrom },
  },
  onItsWay: page({
    ...base,
    status: 'refunded',
    actions: [],
    money: { charged: 4975, held: 0, released: 0, refunded: 0, onItsWay: 4975 },
  }),
  claimed: page(
    {
      ...base,
      status: 'refunded',
      actions: [],
      money: { charged: 4975, held: 0, released: 0, refunded: 4975, claimed: 4975, claimsLost: 0 },
    },
    {
      timeline: [
        ...sampleTimelines.refunded,
        {
          id: 90,
          at: refunded.refundedAt ?? base.createdAt,
          action: 'openClaim',
          by: 'provider',
          text: null,
          photoUrls: [],
          amount: 4975,
        },
      ],
    },
  ),
  long: page(sampleAdminOrders.long),
} as const satisfies Record<string, AdminOrderPageView>;

/** What waits of two accounts. */
export const samplePartings: readonly WaitingPartingView[] = [
  {
    memberId: 30,
    firstName: 'Dora',
    lastName: 'Marin',
    word: 'part',
    proposedAt: '2026-11-29T09:00:00.000Z',
    endsAt: '2026-12-06T09:00:00.000Z',
  },
  {
    memberId: 44,
    firstName: null,
    lastName: null,
    word: 'join',
    proposedAt: '2026-11-28T09:00:00.000Z',
    endsAt: '2026-12-05T09:00:00.000Z',
  },
];
