import { partRefundForm } from '@nestmates/application/market/orders/actions/outcome.ts';
import { AdminOrders } from '@nestmates/application/office/orders/admin-orders.ts';
import {
  type AdminOrderPageView,
  type AdminOrderView,
  orderLists,
} from '@nestmates/application/office/orders/contract.ts';
import { OrderDecisions } from '@nestmates/application/office/orders/order-decisions.ts';
import { pathId } from '@nestmates/application/platform/contract/fields.ts';
import type { MoneyDecision } from '@nestmates/domain/market/orders/decision-proposal.ts';
import { typedCents } from '@nestmates/domain/platform/shared/money.ts';
import type { AdminCommand, Answer } from './admin-command.ts';
import { limitIn, limitOption, listed, oneOf, operator, validated } from './operator.ts';

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const lineOf = ({ id, status, title, total, money, moneyUnderWay, createdAt }: AdminOrderView): string =>
  [
    String(id),
    createdAt,
    status,
    title,
    dollars(total),
    `held ${dollars(money.held)}`,
    ...(moneyUnderWay ? ['money under way'] : []),
  ].join('  ');

const answerWith = (order: AdminOrderPageView): Answer => ({
  json: order,
  lines: [
    lineOf(order),
    ...order.timeline.map(
      ({ at, by, action, text }) => `  ${at}  ${by}  ${action}${text ? `: ${text}` : ''}`,
    ),
    ...order.steps.map(
      ({ askedAt, step, amount, outcome, reason }) =>
        `  ${askedAt}  ${step} ${dollars(amount)} ${outcome}${reason ? `: ${reason}` : ''}`,
    ),
    ...(order.proposal
      ? [
          `  proposal ${order.proposal.id}: ${order.proposal.decision}, ends ${order.proposal.endsAt}: ${order.proposal.reason}`,
        ]
      : []),
    ...(order.payoutCheck ? [`  its release waits for a look: ${order.payoutCheck.reasons.join(', ')}`] : []),
    ...(order.unpaid ? [`  its seller has left and cannot be paid: ${dollars(order.unpaid.amount)}`] : []),
    ...(order.unclaimed ? [`  unclaimed: ${dollars(order.unclaimed.amount)}`] : []),
    ...order.faults.map((fault) => `  wrong: ${fault}`),
  ],
});

/** The two read nothing of these. */
const withinOffice: readonly MoneyDecision[] = ['payout', 'unclaimed', 'pay-unclaimed', 'hand-over'];

const commandOf: Partial<Record<MoneyDecision, string>> = {
  payout: 'approve-payout',
  unclaimed: 'mark-unclaimed',
};

const decision = (what: Exclude<MoneyDecision, 'refund-in-part'>, says: string): AdminCommand => ({
  words: `orders ${commandOf[what] ?? what}`,
  takes: ['order', 'reason'],
  says: withinOffice.includes(what) ? says : `${says} Both sides read the reason.`,
  run: async (container, { args: { order = '', reason = '' } }) =>
    answerWith(await container.get(OrderDecisions).decide(operator, validated(pathId, order), what, reason)),
});

/** Problems and stuck money, with the decisions about them. */
export const orderCommands: readonly AdminCommand[] = [
  {
    words: 'orders list',
    takes: [],
    options: { list: { says: 'Which, problems if left out', values: orderLists }, limit: limitOption },
    says: 'Lists orders, the newest first.',
    async run(container, { options }) {
      const list = oneOf(orderLists, options.list) ?? 'problems';
      const { items } = await container.get(AdminOrders).list({ list, limit: limitIn(options.limit) });
      return listed(items, lineOf, `There are no orders in ${list}`);
    },
  },
  {
    words: 'orders show',
    takes: ['order'],
    says: 'Shows one order with all that has happened to it and to its money.',
    run: async (container, { args: { order = '' } }) =>
      answerWith(await container.get(AdminOrders).show(validated(pathId, order))),
  },
  decision('refund', 'Decides for the buyer: everything is paid back.'),
  {
    words: 'orders refund-in-part',
    takes: ['order', 'amount', 'reason'],
    says: 'Pays a part back to the buyer, in dollars such as 12.50. Both sides read the reason.',
    async run(container, { args: { order = '', amount = '', reason = '' } }) {
      const id = validated(pathId, order);
      const { partRefund } = await container.get(AdminOrders).show(id);
      const part = validated(partRefundForm, { amount: typedCents(amount), agreed: partRefund.agreed });
      return answerWith(await container.get(OrderDecisions).refundInPart(operator, id, part, reason));
    },
  },
  decision(
    'confirm-return',
    'Decides that an item is back: what was agreed is paid back, the rest released.',
  ),
  decision('release', 'Decides for the seller: the money that is held is sent to them.'),
  decision('resume', 'Lets an order go on that is frozen, with its money as it is by now.'),
  decision('payout', 'Lets a release go that has waited for a look.'),
  decision(
    'unclaimed',
    'Ends the task of a seller who has left and cannot be paid: the money waits until they claim it.',
  ),
  decision(
    'pay-unclaimed',
    'Sends at once what was unclaimed to a seller who has come back and can be paid.',
  ),
  decision(
    'hand-over',
    'Notes that the state was paid from our bank what a seller has not claimed for three years.',
  ),
  {
    words: 'orders confirm',
    takes: ['order', 'proposal'],
    says: 'Carries out what an administrator has proposed, where two are needed.',
    run: async (container, { args: { order = '', proposal = '' } }) =>
      answerWith(
        await container
          .get(OrderDecisions)
          .confirm(operator, { orderId: validated(pathId, order), proposalId: validated(pathId, proposal) }),
      ),
  },
];
