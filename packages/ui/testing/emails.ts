import {
  type Email,
  type EmailWords,
  notMeAction,
  type Recipient,
  type SafetyWords,
} from '@nestmates/application/members/emails/email.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { type Balance, noMoney } from '@nestmates/domain/money/payments/ledger.ts';
import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { anOrder } from '@nestmates/domain/testing/orders/an-order.ts';
import { planTimeFrom } from '@nestmates/domain/together/plans/plan-time.ts';

export type AnyEmail = Pick<Email<never, never, Recipient>, 'job' | 'words' | 'setting'>;

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../application/src/*/*/emails.ts',
    '../../application/src/*/*/*-email.ts',
    '../../application/src/*/*/*-emails.ts',
    '../../application/src/*/*/{emails,actions}/*.ts',
    '!**/*.test.ts',
  ],
  { eager: true },
);

const isEmail = (value: unknown): value is AnyEmail =>
  typeof value === 'object' && value !== null && 'job' in value && 'words' in value;

/** Every e-mail of the product: exported by itself, or as an entry of a table. */
export const emails: readonly AnyEmail[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (isEmail(value) ? [value] : Object.values(value ?? {}).filter(isEmail)))
  .filter((email, place, all) => all.indexOf(email) === place);

const [inTwoDays, inThreeDays] = [later(new Date(), days(2)), later(new Date(), days(3))];

/** Enough for the words of any of them. */
const facts = {
  memberId: 1,
  to: 'ana@example.com',
  firstName: 'Ana',
  token: 'token',
  newEmail: 'nora@example.com',
  securityChange: 'second-factor-on',
  act: 'unblocked',
  now: new Date(),
  at: new Date(),
  ...planTimeFrom({ date: inTwoDays }),
  times: [inTwoDays, inThreeDays].map((date) => planTimeFrom({ date })),
  place: { of: 2 },
  time: planTimeFrom({ date: inTwoDays }),
  proposed: planTimeFrom({ date: inThreeDays }),
  broughtCount: 1,
  timeZone: 'America/New_York',
  otherName: 'Bea',
  requesterName: 'Bea',
  sellerName: 'Bea',
  location: 'The park',
  title: 'Balance bike',
  listingId: 7,
  priceCents: 4800,
  cents: 4626,
  userAgent: 'Firefox',
  order: anOrder('shipped'),
  orderId: 7,
  endedAt: new Date(),
  concern: 'rejected',
  decision: {
    decision: 'warn',
    rule: 'kind',
    words: 'Please stop.',
    things: [],
    until: null,
    at: new Date(),
  },
  status: 'approved',
  words: null,
  outcome: 'upheld',
  answer: 'It stays.',
  playdate: {
    status: 'proposed',
    times: [inTwoDays, inThreeDays].map((date) => planTimeFrom({ date })),
    ...planTimeFrom({ date: inTwoDays }),
    place: { name: 'Third Street Playground' },
  },
  change: 'administrator.granted',
  by: 'bea@example.com',
  member: 'cleo@example.com',
  about: 30,
  word: 'part',
  category: 'Bug',
  waiting: [{ senderId: 2, firstName: 'Bea', count: 1 }],
  searches: [{ id: 1, name: 'Bikes', search: { q: 'bike' } }],
  news: [{ searchId: 1, count: 2 }],
  report: {},
  isLimited: false,
  things: [{ kind: 'listing', title: 'Balance bike' }],
  recall: 'Sleepers of 2019',
};

const paidOut: Balance = { ...noMoney, charged: 4975, released: 4800, fees: 175 };
const takenBack: Balance = { ...paidOut, released: 3900, reversed: 900, disputed: 900 };
const paidBack: Balance = { ...noMoney, charged: 4975, refunded: 4975 };

/** Where the money is in e-mails that tell of something else than that it was released. */
const balances: Readonly<Record<string, Balance>> = {
  'orders.taken-back': takenBack,
  'orders.disputed': takenBack,
  'orders.owed': { ...paidOut, refunded: 900, owing: 900 },
  'orders.dispute-lost-in-part': { ...takenBack, disputed: 0, refunded: 900 },
  'orders.refunded-to-buyer': paidBack,
  'orders.card-refused': paidBack,
  'orders.refunded-to-seller': paidBack,
};

/** A sale whose money waits for the days of a new seller. */
const waitingOrder = anOrder('completed', 'shipping');
export const waitsAsNewSeller = {
  order: waitingOrder,
  releaseAt: later(waitingOrder.completedAt, days(3)),
  balance: { ...noMoney, charged: 4975, held: 4800, fees: 175 } satisfies Balance,
} as const;

/** A playdate that began an hour ago. */
export const begunPlaydate = {
  playdate: {
    status: 'cancelled',
    ...planTimeFrom({ date: later(new Date(), -hours(1)) }),
    place: facts.playdate.place,
  },
} as const;

const orders: Readonly<Record<string, Order>> = {
  'orders.sent-after-wait': anOrder('completed', 'pickup'),
};

export function sampleWordsOf(email: AnyEmail, more: Readonly<Record<string, unknown>> = {}): EmailWords {
  const balance = balances[email.job.name] ?? paidOut;
  const order = orders[email.job.name] ?? facts.order;
  const given = { ...facts, order, balance, debt: Math.max(0, balance.owing), ...more };
  const words = (email.words as (given: unknown) => EmailWords | SafetyWords)(given);
  return words.action === 'not-me'
    ? { ...words, action: notMeAction('sample') }
    : { ...words, action: words.action };
}
