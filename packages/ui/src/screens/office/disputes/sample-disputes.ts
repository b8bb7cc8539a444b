import type { DisputePageView, DisputeView } from '@nestmates/application/office/disputes/contract.ts';
import { itemPhoto } from '../../../../testing/sample-item-photos.ts';
import { sampleOrders } from '../../market/orders/sample-orders.ts';

const { problem, long } = sampleOrders;

const open: DisputeView = {
  id: 31,
  kind: 'dispute',
  status: 'needs_evidence',
  amount: 1000,
  fee: 1500,
  reason: 'product_not_received',
  openedAt: '2026-06-01T09:12:00Z',
  evidenceDueBy: '2026-06-08T23:59:00Z',
  evidenceSentAt: null,
  closedAt: null,
  order: { id: problem.id, title: problem.listing.title, seller: problem.seller },
  payer: problem.buyer,
  actions: ['sendEvidence'],
};

/** What banks ask, as administrators see it. */
export const sampleDisputes = {
  open,
  inquiry: {
    ...open,
    id: 32,
    kind: 'inquiry',
    amount: 0,
    fee: 0,
    reason: 'unrecognized',
    evidenceDueBy: '2026-06-12T23:59:00Z',
  },
  plan: { ...open, id: 33, amount: 1199, reason: 'subscription_canceled', order: null },
  unknown: {
    ...open,
    id: 42,
    order: null,
    payer: { id: null, firstName: null, profilePhotoUrl: null },
    unknownPayment: 'payment-3PxQ7fLkdIwHu7ix0sM2Zk1b',
  },
  foreign: { ...open, id: 43, amount: 0, foreign: '€45.00' },
  warning: {
    ...open,
    id: 34,
    kind: 'warning',
    amount: 0,
    fee: 0,
    reason: 'unauthorized_use_of_card',
    evidenceDueBy: null,
    actions: ['dismiss'],
  },
  overdue: { ...open, id: 35, evidenceDueBy: '2026-06-03T23:59:00Z', actions: [] },
  sending: { ...open, id: 36, status: 'sending', actions: [] },
  waiting: {
    ...open,
    id: 37,
    status: 'under_review',
    evidenceSentAt: '2026-06-02T16:40:00Z',
    actions: [],
  },
  won: {
    ...open,
    id: 38,
    status: 'won',
    evidenceSentAt: '2026-06-02T16:40:00Z',
    closedAt: '2026-06-20T08:00:00Z',
    actions: [],
  },
  lost: {
    ...open,
    id: 39,
    status: 'lost',
    evidenceSentAt: '2026-06-02T16:40:00Z',
    closedAt: '2026-06-20T08:00:00Z',
    actions: [],
  },
  closed: {
    ...open,
    id: 40,
    kind: 'inquiry',
    status: 'closed',
    amount: 0,
    fee: 0,
    closedAt: '2026-06-20T08:00:00Z',
    actions: [],
  },
  long: {
    ...open,
    id: 41,
    amount: 9_999_999,
    order: { id: long.id, title: long.listing.title, seller: long.seller },
  },
} as const satisfies Record<string, DisputeView>;

export const sampleEvidence: DisputePageView['evidence'] = {
  explanation: '',
  productDescription: 'Wooden balance bike, sent by a carrier',
  customerName: 'Sofia Marín',
  customerEmail: 'sofia@example.com',
  shippingAddress: 'Sofia Marín, 214 Lincoln Place, Brooklyn, NY 11217, US',
  carrier: 'USPS',
  trackingNumber: '9400111202555842761523',
  shippedOn: '2026-05-22',
  servedOn: null,
  refundPolicy:
    'The payment is held until the buyer has confirmed, or until seven days after it was shipped.',
  timeline:
    '2026-05-20 09:12 The buyer placed the order\n2026-05-20 09:13 The payment was made\n2026-05-22 15:40 The seller shipped it',
  messages: '2026-05-23 08:05 buyer: Is it on its way?\n2026-05-23 08:20 seller: Since yesterday!',
  photoUrls: [],
};

const page = (dispute: DisputeView, rest: Partial<DisputePageView> = {}): DisputePageView => ({
  ...dispute,
  evidence: sampleEvidence,
  photoUrls: [],
  refusal: null,
  ...rest,
});

const said = { ...sampleEvidence, explanation: 'The parcel was handed over at the door on May 25.' };

export const sampleDisputePages = {
  open: page(open),
  withPhotos: page(
    { ...open, status: 'under_review', actions: [], evidenceSentAt: '2026-06-03T09:00:00Z' },
    {
      evidence: { ...said, photoUrls: [itemPhoto('bike')] },
      photoUrls: [itemPhoto('bike'), itemPhoto('cardigan')],
    },
  ),
  refused: page(open, { refusal: 'Evidence is limited to 150000 characters', evidence: said }),
  plan: page(sampleDisputes.plan, {
    evidence: {
      ...sampleEvidence,
      productDescription: 'A plan of Nestmates, paid every month',
      shippingAddress: null,
      carrier: null,
      trackingNumber: null,
      shippedOn: null,
      messages: null,
    },
  }),
  unknown: page(sampleDisputes.unknown, {
    evidence: {
      ...sampleEvidence,
      productDescription: null,
      customerName: null,
      customerEmail: null,
      shippingAddress: null,
      carrier: null,
      trackingNumber: null,
      shippedOn: null,
      refundPolicy: null,
      timeline: null,
      messages: null,
    },
  }),
  foreign: page(sampleDisputes.foreign),
  inquiry: page(sampleDisputes.inquiry),
  warning: page(sampleDisputes.warning),
  overdue: page(sampleDisputes.overdue),
  sending: page(sampleDisputes.sending, { evidence: said }),
  waiting: page(sampleDisputes.waiting, { evidence: said }),
  won: page(sampleDisputes.won, { evidence: said }),
  lost: page(sampleDisputes.lost, { evidence: said }),
  closed: page(sampleDisputes.closed),
  long: page(sampleDisputes.long),
} as const satisfies Record<string, DisputePageView>;
