import { describe, expect, it } from 'vitest';
import { anOrder, aReturn, returnsInEveryStatus } from '../../../testing/orders/an-order.ts';
import { noMoney } from '../../money/payments/ledger.ts';
import { days, later } from '../../platform/shared/time.ts';
import { enterOrder, type InputOf, orderActions, orderActionsOpenTo } from './actions/order-actions.ts';
import type { returnActions } from './actions/returns.ts';
import { type ReturnStatus, returnStatuses } from './item-return.ts';
import type { Fulfilment, Order, Problem } from './order.ts';
import { type OrderRole, orderRoles } from './order-action.ts';
import { dueStep, nextLookAt } from './order-schedule.ts';
import { problemEscalatesAt } from './order-times.ts';
import { isFollowedBack, withReport } from './parcel-reports.ts';
import { returnedCents, returnRefundOf, typedReturnRefund } from './return-refund.ts';
import { moneyOf, moneyStepsDue } from './settlement.ts';

const codeOf = (code: string) => expect.objectContaining({ code });
const { since } = returnsInEveryStatus.asked;
const { terms } = returnsInEveryStatus.accepted;
const balance = { ...noMoney, charged: 2606, held: 2500, fees: 106 };
const tracking = { carrier: 'ups', number: '1Z9' } as const;
/** Every time rule is open by then. */
const now = later(since, days(30));

type ReturnAction = keyof typeof returnActions;

const inputs: { readonly [A in ReturnAction]?: InputOf<A> } = {
  offerReturn: { terms, balance },
  acceptReturn: { terms, balance },
  sendReturn: tracking,
  confirmReturn: { balance },
};
const perform = (action: ReturnAction, order: Order, by: OrderRole): Order =>
  enterOrder(action, order, by, now, inputs[action]);
/** Written down once more, as no entry says it. */
const leadsTo: Readonly<Record<ReturnAction, ReturnStatus | 'arrived'>> = {
  askReturn: 'asked',
  offerReturn: 'accepted',
  acceptReturn: 'accepted',
  refuseReturn: 'refused',
  withdrawReturn: 'closed',
  sendReturn: 'sent',
  lapseReturn: 'closed',
  confirmReturn: 'arrived',
  refundReturned: 'arrived',
};
const actions = Object.keys(leadsTo) as ReturnAction[];
const states = ['none', ...returnStatuses] as const;
const problemIn = (state: (typeof states)[number]): Problem =>
  state === 'none' ? anOrder('problem') : aReturn(state);

const cases = actions.flatMap((action) =>
  states.flatMap((state) => orderRoles.map((by) => ({ action, state, by }))),
);

describe('a return', () => {
  it.each(cases)('$action when $state by the $by', ({ action, state, by }) => {
    const { inReturn: from, by: mayAct } = orderActions[action];
    const to = leadsTo[action];
    const order = problemIn(state);
    const attempt = () => perform(action, order, by);
    const named = (mayAct as readonly string[]).includes(by);
    const open = named && (from as readonly string[]).includes(state);
    expect(orderActionsOpenTo(order, by, now).includes(action)).toBe(open);
    if (!named) return expect(attempt).toThrow(codeOf('FORBIDDEN'));
    if (!open) return expect(attempt).toThrow(codeOf('CONFLICT'));
    const after = attempt();
    if (to === 'arrived') return expect(['completed', 'refunded']).toContain(after.status);
    expect(after).toMatchObject({ status: 'problem', itemReturn: { status: to, since: now } });
  });

  /** Written down once more by state, so that no action opens or closes unnoticed. */
  it.each([
    [
      'none',
      ['confirm', 'answerProblem', 'askReturn'],
      ['answerProblem', 'refund', 'refundInPart', 'offerReturn'],
    ],
    [
      'asked',
      ['confirm', 'answerProblem', 'withdrawReturn'],
      ['answerProblem', 'refund', 'refundInPart', 'acceptReturn', 'refuseReturn'],
    ],
    ['refused', ['confirm', 'answerProblem'], ['answerProblem', 'refund', 'refundInPart', 'acceptReturn']],
    [
      'accepted',
      ['confirm', 'answerProblem', 'withdrawReturn', 'sendReturn'],
      ['answerProblem', 'refund', 'confirmReturn'],
    ],
    ['sent', ['answerProblem'], ['answerProblem', 'refund', 'confirmReturn']],
    ['closed', ['confirm', 'answerProblem'], ['answerProblem', 'refund', 'refundInPart']],
  ] as const)('that is %s offers the two what they can do, and nothing else', (state, buyer, seller) => {
    expect(orderActionsOpenTo(problemIn(state), 'buyer', now)).toEqual(buyer);
    expect(orderActionsOpenTo(problemIn(state), 'seller', now)).toEqual(seller);
  });

  it('is of what was sent, and only while there is a problem', () => {
    for (const fulfilment of ['pickup', 'service'] satisfies Fulfilment[]) {
      const order = anOrder('problem', fulfilment);
      expect(() => enterOrder('askReturn', order, 'buyer', now)).toThrow(codeOf('WRONG_FULFILMENT'));
      expect(() => perform('offerReturn', order, 'seller')).toThrow(codeOf('WRONG_FULFILMENT'));
    }
    for (const status of ['shipped', 'completed', 'refunded'] as const) {
      expect(() => enterOrder('askReturn', anOrder(status), 'buyer', now)).toThrow(codeOf('CONFLICT'));
    }
    const stopped: Problem = { ...anOrder('problem'), stopped: { status: 'shipped' } };
    expect(() => enterOrder('askReturn', stopped, 'buyer', now)).toThrow(codeOf('CONFLICT'));
  });

  it('closes what would go against it, and leaves the rest open', () => {
    expect(() => enterOrder('confirm', aReturn('sent'), 'buyer', now)).toThrow(codeOf('RETURN_SENT'));
    expect(enterOrder('confirm', aReturn('accepted'), 'buyer', now)).toMatchObject({ status: 'completed' });
    for (const state of ['accepted', 'sent'] as const) {
      const part = { balance, cents: 100, agreedBefore: 0 };
      expect(() => enterOrder('refundInPart', aReturn(state), 'seller', now, part)).toThrow(
        codeOf('RETURN_AGREED'),
      );
      expect(enterOrder('refund', aReturn(state), 'seller', now)).toMatchObject({ status: 'refunded' });
      expect(enterOrder('refundByAdmin', aReturn(state), 'admin', now)).toMatchObject({ status: 'refunded' });
      expect(enterOrder('releaseByAdmin', aReturn(state), 'admin', now)).toMatchObject({
        status: 'completed',
      });
    }
  });

  it('counts as the answer of the seller, and keeps the first', () => {
    expect(perform('refuseReturn', aReturn('asked'), 'seller')).toMatchObject({ answeredAt: now });
    expect(perform('offerReturn', anOrder('problem'), 'seller')).toMatchObject({ answeredAt: now });
    const answered = { ...aReturn('asked'), answeredAt: since };
    expect(perform('acceptReturn', answered, 'seller')).toMatchObject({ answeredAt: since });
  });

  it('keeps the address as long as it goes back, and no longer', () => {
    const [sent, withdrawn] = [
      perform('sendReturn', aReturn('accepted'), 'buyer'),
      perform('withdrawReturn', aReturn('accepted'), 'buyer'),
    ];
    expect(sent).toMatchObject({ itemReturn: { terms, tracking } });
    expect(withdrawn).toMatchObject({ itemReturn: { status: 'closed', since: now } });
    expect(JSON.stringify(withdrawn)).not.toContain('Garden Place');
    expect(JSON.stringify(perform('confirmReturn', aReturn('sent'), 'seller'))).not.toContain('Garden Place');
  });
});

describe('what goes back with a return', () => {
  const confirm = (refundCents: number, before: Partial<Problem> = {}, money = balance) => {
    const { itemReturn } = aReturn('sent');
    const order = {
      ...aReturn('sent'),
      ...before,
      itemReturn: { ...itemReturn, terms: { ...terms, refundCents } },
    };
    return {
      order: enterOrder('confirmReturn', order as Problem, 'seller', now, { balance: money }),
      cents: returnedCents(order as Problem, money),
    };
  };

  it('is usually the price, and at most all that was paid', () => {
    const problem = anOrder('problem');
    expect(returnRefundOf(problem, balance)).toEqual({ usual: 2500, most: 2606 });
    const inPart = { ...problem, agreedRefundCents: 1000 };
    expect(returnRefundOf(inPart, balance)).toEqual({ usual: 1500, most: 1606 });
    const paid = { ...balance, held: 1500, refunded: 1000 };
    expect(returnRefundOf(inPart, paid)).toEqual({ usual: 1500, most: 1606 });
    const gone = { ...balance, held: 0, fees: 0, refunded: 2606 };
    expect(returnRefundOf(problem, gone)).toEqual({ usual: 0, most: 0 });
  });

  it('is agreed by the seller, between one cent and that', () => {
    const accept = (refundCents: number, money = balance) =>
      enterOrder('acceptReturn', aReturn('asked'), 'seller', now, {
        terms: { ...terms, refundCents },
        balance: money,
      });
    for (const cents of [1, 2606]) {
      expect(accept(cents).itemReturn).toMatchObject({ terms: { refundCents: cents } });
    }
    for (const cents of [0, -1, 0.5]) expect(() => accept(cents)).toThrow('Please enter the amount');
    expect(() => accept(2607)).toThrow('At most $26.06, which is all that was paid');
    expect(() => accept(1, { ...balance, held: 0, fees: 0, refunded: 2606 })).toThrow(codeOf('NOTHING_LEFT'));
  });

  it('is typed in dollars', () => {
    expect(typedReturnRefund('25', 2606)).toBe(2500);
    expect(() => typedReturnRefund(' ', 2606)).toThrow('Please enter the amount');
    expect(() => typedReturnRefund('some', 2606)).toThrow('such as 12.50');
    expect(() => typedReturnRefund('26.07', 2606)).toThrow('At most $26.06');
  });

  it('is paid back when it has arrived, and the rest is released', () => {
    const { order, cents } = confirm(1800);
    expect({ cents, ...order }).toMatchObject({
      cents: 1800,
      status: 'completed',
      completedAt: now,
      agreedRefundCents: 1800,
    });
    expect(moneyStepsDue(moneyOf(order, balance))).toEqual([
      { step: 'release', cents: 700 },
      { step: 'refund', cents: 1800 },
    ]);
    const whole = confirm(2500).order;
    expect(moneyStepsDue(moneyOf(whole, balance))).toEqual([{ step: 'refund', cents: 2500 }]);
  });

  it('comes on top of what went back before', () => {
    const paid = { ...balance, held: 2000, refunded: 500 };
    expect(confirm(1800, { agreedRefundCents: 500 }, paid).order).toMatchObject({ agreedRefundCents: 2300 });
  });

  it('is a refund where all of it goes back, by the seller if she confirms', () => {
    expect(confirm(2606).order).toMatchObject({ status: 'refunded', refundedAt: now, undoneBySeller: true });
    const byAdmin = aReturn('sent');
    const all = {
      ...byAdmin,
      itemReturn: { ...returnsInEveryStatus.sent, terms: { ...terms, refundCents: 2606 } },
    };
    expect(enterOrder('confirmReturn', all, 'admin', now, { balance })).toMatchObject({
      status: 'refunded',
      undoneBySeller: false,
    });
  });

  it('is no more than is left by then', () => {
    const paid = { ...balance, held: 500, refunded: 2000 };
    const { order, cents } = confirm(2500, { agreedRefundCents: 2000 }, paid);
    expect([order.status, cents]).toEqual(['refunded', 606]);
  });
});

describe('the clock of a return', () => {
  const { problemAt } = anOrder('problem');
  const at = (state: ReturnStatus) => problemEscalatesAt(aReturn(state));

  it('gives each of the two their days', () => {
    expect(at('asked')).toEqual(later(since, days(3)));
    expect(at('accepted')).toBeUndefined();
    expect(at('sent')).toEqual(later(since, days(7)));
    const answered = { ...aReturn('refused'), answeredAt: since };
    expect(problemEscalatesAt(answered)).toEqual(later(problemAt, days(7)));
    expect(at('closed')).toEqual(later(since, days(3)));
  });

  it('counts three days from the delivery, and none of them before a dispute is over', () => {
    const delivered = (day: number) => {
      const parcel = { state: 'delivered', at: later(since, days(day)) } as const;
      const itemReturn = { ...returnsInEveryStatus.sent, tracking: { ...tracking, parcel } };
      return problemEscalatesAt({ ...aReturn('sent'), itemReturn });
    };
    expect(delivered(1)).toEqual(later(since, days(4)));
    expect(delivered(6)).toEqual(later(since, days(9)));
    expect(delivered(-5)).toEqual(later(since, days(3)));
  });

  it('ends what is not sent after seven days, and asks administrators about the rest', () => {
    const lapses = later(since, days(7));
    const accepted = aReturn('accepted');
    expect(nextLookAt(accepted, later(lapses, -1))).toEqual(lapses);
    expect(dueStep(accepted, later(lapses, -1))).toBe('remindReturn');
    expect(dueStep(accepted, lapses)).toBe('lapseReturn');
    expect(() => enterOrder('lapseReturn', accepted, 'clock', later(lapses, -1))).toThrow(
      codeOf('TOO_EARLY'),
    );
    expect(() => enterOrder('escalateProblem', accepted, 'clock', now)).toThrow(codeOf('TOO_EARLY'));
    expect(dueStep(aReturn('asked'), later(since, days(3)))).toBe('escalateProblem');
    expect(dueStep(aReturn('sent'), later(since, days(7)))).toBe('escalateProblem');
    expect(dueStep(aReturn('sent'), later(since, days(7) - 1))).toBe('remindReturn');
  });

  it('stands still as soon as administrators decide, until the buyer has sent it', () => {
    const escalated = { ...aReturn('accepted'), escalatedAt: since };
    expect(dueStep(escalated, now)).toBeUndefined();
    expect(() => enterOrder('lapseReturn', escalated, 'clock', now)).toThrow(codeOf('CONFLICT'));
    const sent = enterOrder('sendReturn', escalated, 'buyer', now, tracking);
    expect(sent.escalatedAt).toBeNull();
    expect(dueStep(sent, later(now, days(7)))).toBe('escalateProblem');
  });

  it('gives the two three days to agree otherwise after it has ended', () => {
    const closed = enterOrder('lapseReturn', aReturn('accepted'), 'clock', now);
    expect(dueStep(closed, later(now, days(3) - 1))).toBeUndefined();
    expect(dueStep(closed, later(now, days(3)))).toBe('escalateProblem');
  });
});

describe('a dispute beside a return', () => {
  const at = later(since, days(1));
  const disputed = enterOrder('openDispute', aReturn('sent'), 'provider', at);

  it('leaves all to the bank, but for the word that it was sent', () => {
    expect(() => enterOrder('confirmReturn', disputed, 'seller', at, { balance })).toThrow(
      codeOf('DISPUTED'),
    );
    expect(() => enterOrder('confirmReturn', disputed, 'admin', at, { balance })).toThrow(codeOf('DISPUTED'));
    expect(() =>
      enterOrder('refuseReturn', enterOrder('openDispute', aReturn('asked'), 'provider', at), 'seller', at),
    ).toThrow(codeOf('DISPUTED'));
    expect(dueStep(disputed, now)).toBeUndefined();
    const accepted = enterOrder('openDispute', aReturn('accepted'), 'provider', at);
    expect(enterOrder('sendReturn', accepted, 'buyer', at, tracking)).toMatchObject({ disputed: true });
    const frozen = enterOrder('freeze', aReturn('sent'), 'provider', at);
    expect(() => enterOrder('confirmReturn', frozen, 'seller', at, { balance })).toThrow(codeOf('FROZEN'));
  });

  it('begins its days anew when it is over', () => {
    const after = enterOrder('winDispute', disputed, 'provider', now);
    expect(after).toMatchObject({
      status: 'problem',
      itemReturn: { ...aReturn('sent').itemReturn, since: now },
    });
    expect(dueStep(after, later(now, days(7) - 1))).toBe('remindReturn');
    const resumed = enterOrder(
      'resume',
      enterOrder('freeze', aReturn('accepted'), 'provider', at),
      'admin',
      now,
    );
    expect(dueStep(resumed, later(now, days(7)))).toBe('lapseReturn');
  });
});

describe('the parcel of a return', () => {
  const sent = aReturn('sent');
  const report = (order: Order, state: 'moving' | 'delivered', at: Date) =>
    withReport(order, 'back', { state, at }, now);

  it('is followed until it has arrived, apart from the one to the buyer', () => {
    for (const state of states) expect(isFollowedBack(problemIn(state))).toBe(state === 'sent');
    expect(isFollowedBack(anOrder('shipped'))).toBe(false);
    const scanned = report(sent, 'moving', since);
    if (!scanned) throw new Error('It is not followed');
    expect(scanned).toMatchObject({ parcel: { state: 'moving', at: since }, hasArrived: false });
    expect(scanned.order).toMatchObject({
      tracking: null,
      itemReturn: { tracking: { parcel: scanned.parcel } },
    });
    expect(report(scanned.order, 'moving', since)).toBeUndefined();
    const there = report(scanned.order, 'delivered', later(now, days(1)));
    expect(there).toMatchObject({ parcel: { state: 'delivered', at: now }, hasArrived: true });
    if (there) expect(isFollowedBack(there.order)).toBe(false);
    expect(withReport(sent, 'there', { state: 'announced' }, now)).toBeUndefined();
    expect(report(anOrder('shipped'), 'moving', since)).toBeUndefined();
  });
});
