import type { ReturnStatus } from '@nestmates/domain/market/orders/item-return.ts';
import { type MoneyShown, moneyShownTo } from '@nestmates/domain/market/orders/money-shown.ts';
import { moneySentences } from '@nestmates/domain/market/orders/money-words.ts';
import type { Order, OrderStatus } from '@nestmates/domain/market/orders/order.ts';
import { isAfterPickup, type SellerStanding } from '@nestmates/domain/market/orders/release-time.ts';
import type { MomentKind } from '@nestmates/domain/members/notifications/notification.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { Balance } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { type EmailWords, email, type Recipient } from '../../../members/emails/email.ts';
import { id } from '../../../platform/contract/fields.ts';
import { job } from '../../../platform/jobs/jobs.ts';

export interface OrderEmailFacts extends Recipient {
  /** Null once that member has deleted their account. */
  readonly otherId: MemberId | null;
  readonly order: Order;
  readonly balance: Balance;
  readonly title: string;
  /** The first name of the other. */
  readonly otherName: string | null;
  /** One of the two has blocked the other: the order goes on, and nothing else of them does. */
  readonly isBlocked: boolean;
  /** Nothing was paid to the seller before. */
  readonly isFirstSale: boolean;
  readonly standing?: SellerStanding;
  /** Its release has waited by a rule or for a look, so its seller hears once it is sent. */
  readonly hasWaited: boolean;
}

export interface OrderEmailQueries {
  emailFactsOf(id: OrderId, to: 'buyer' | 'seller'): Promise<OrderEmailFacts | undefined>;
}

export interface OrderEmailContent extends OrderEmailFacts {
  /** What the seller owes for all sales. */
  readonly debt: Cents;
  /** When what is held may be sent to the seller, as the page of the order says it; undefined where nothing waits for a time. */
  readonly releaseAt?: Date | undefined;
}

export interface OrderEmailSource {
  emailFactsOf(id: OrderId, to: 'buyer' | 'seller'): Promise<OrderEmailContent | undefined>;
}

interface Told {
  readonly title: string;
  /** The first name of the other. */
  readonly other: string;
  readonly order: OrderEmailFacts['order'];
  readonly money: MoneyShown;
  /** Where the money is, a sentence for each amount of the ledger. */
  readonly moneyIs: string;
  /** What the money of a completed order waits for. */
  readonly waits: 'after pickup' | 'new seller' | undefined;
  /** Something of it was sent to the seller, and is there. */
  readonly isSent: boolean;
}

interface OrderEmailRow {
  readonly name: string;
  readonly to: 'buyer' | 'seller';
  /** The e-mail is sent only while the order has one of these. */
  readonly statuses: readonly OrderStatus[];
  /** How the return stands then; later the e-mail says what is not so any more. */
  readonly returns?: readonly ReturnStatus[];
  /** Whether it is still to be told. */
  isStillNews?(facts: OrderEmailContent): boolean;
  /** How often it may be sent about one order. */
  readonly times?: number;
  moment?(facts: OrderEmailContent): MomentKind | undefined;
  words(told: Told): Omit<EmailWords, 'action'> & { readonly actionLabel?: string };
}

export const orderPath = (orderId: OrderId): string => `/orders/${orderId}`;

function waitOf(order: Order, releaseAt: Date | undefined): Told['waits'] {
  if (order.status !== 'completed' || !releaseAt) return undefined;
  return isAfterPickup(order, releaseAt) ? 'after pickup' : 'new seller';
}

/** Applies to an e-mail about a step that happens once; longer than the queue retries a job. */
const within = days(30);

const isReturned = (order: Order, returns: OrderEmailRow['returns']): boolean =>
  !returns ||
  (order.status === 'problem' && order.itemReturn !== null && returns.includes(order.itemReturn.status));

export const orderEmail = ({
  name,
  to,
  statuses,
  returns,
  isStillNews = () => true,
  times = 1,
  moment,
  words,
}: OrderEmailRow) =>
  email({
    job: job(`orders.${name}`, z.object({ orderId: id })),
    facts: async (queries: OrderEmailSource, { orderId }) => {
      const facts = await queries.emailFactsOf(orderId, to);
      if (!facts || !statuses.includes(facts.order.status)) return undefined;
      return isReturned(facts.order, returns) && isStillNews(facts) ? facts : undefined;
    },
    perSubject: { max: times, per: within },
    notification: {
      kind: 'order',
      topic: ({ orderId }) => `order-${orderId}`,
      moment: (facts: OrderEmailContent) => moment?.(facts),
    },
    words: ({ order, balance, debt, releaseAt, title, otherName }) => {
      const other = otherName ?? 'Another member';
      const money = moneyShownTo(to, order, balance, debt);
      const waits = waitOf(order, money.toSeller > 0 ? releaseAt : undefined);
      const isCompleted = order.status === 'completed' && order.inquiryAt === null && !waits;
      const reader = { role: to, Other: other, other: otherName ?? 'the other member', isCompleted };
      const moneyIs = moneySentences(money, reader)
        .map(({ text }) => text)
        .join(' ');
      const told = { order, title: `“${title}”`, other, money, moneyIs, waits, isSent: balance.released > 0 };
      const { actionLabel = 'See the order', ...said } = words(told);
      return { ...said, action: { label: actionLabel, path: orderPath(order.id) } };
    },
  });

export type OrderEmail = ReturnType<typeof orderEmail>;
