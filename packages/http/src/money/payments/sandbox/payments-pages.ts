import type {
  RefundEnd,
  SandboxAccountChange,
  SandboxBooks,
  SandboxEventSettings,
  SandboxPeople,
} from '@nestmates/application/money/payments/sandbox-provider.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Context, Next } from 'koa';
import { readFields, seeOther } from '../../../platform/input/form-fields.ts';
import { escapeHtml } from '../../../platform/shared/html-page.ts';
import { factsOf } from '../../../platform/shared/requests.ts';
import { dollars } from './page-parts.ts';
import { sandboxPage } from './sandbox-page.ts';

type Books = Awaited<ReturnType<SandboxBooks['read']>>;
type Seller = Awaited<ReturnType<SandboxBooks['sellers']>>[number];

const row = (cells: readonly string[], tag: 'td' | 'th' = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? '<p>Nothing yet.</p>'
    : `<div class="wide"><table><thead>${row(heads, 'th')}</thead><tbody>${rows.map((cells) => row(cells)).join('\n')}</tbody></table></div>`;

const ordersTable = ({ orders }: Books): string =>
  table(
    ['Order', 'Charged', 'Held', 'Released', 'Refunded', 'Fees', 'Tax'],
    orders.map(({ orderId, charged, held, released, refunded, fees, tax = 0 }) => [
      String(orderId),
      ...[charged, held, released, refunded, fees, tax].map(dollars),
    ]),
  );

const movementsTable = ({ movements }: Books): string =>
  table(
    ['Time', 'Order', 'What', 'Amount', 'Key'],
    movements.map(({ at, orderId, kind, amount, key }) => [
      `<time datetime="${at.toISOString()}">${at.toUTCString()}</time>`,
      String(orderId),
      kind,
      dollars(amount),
      key === null ? '' : `<code>${escapeHtml(key)}</code>`,
    ]),
  );

const act = (paymentId: string, what: string, label: string, more = ''): string =>
  `<form method="post"><input type="hidden" name="paymentId" value="${escapeHtml(paymentId)}">${more}<button class="quiet" name="act" value="${what}">${label}</button></form>`;

const cents = '<label>Cents <input name="cents" type="number" min="1" required></label> ';

const part = '<label>Cents, or all <input name="cents" type="number" min="1"></label> ';

function paymentActions({ paymentId, dispute }: Books['plans'][number], refund = ''): string {
  if (dispute === 'open') {
    return (
      act(paymentId, 'won', 'The bank sides with us') +
      act(paymentId, 'lost', 'The bank sides with the buyer') +
      act(paymentId, 'closed', 'The bank takes it back')
    );
  }
  const opening = act(paymentId, 'open', 'Open a dispute', part) + act(paymentId, 'inquire', 'Ask about it');
  const warning = act(paymentId, 'warn', 'Warn of fraud');
  return `${dispute === 'lost' ? 'Lost to the bank. ' : ''}${opening}${warning}${refund}`;
}

const refundActions: Readonly<Record<Books['payments'][number]['refund'], readonly [RefundEnd, string][]>> = {
  none: [],
  pending: [
    ['taken', 'The bank takes the refund'],
    ['sent-back', 'The bank sends the refund back'],
  ],
  taken: [['sent-back', 'The bank sends the refund back']],
};

const paymentsTable = ({ payments }: Books): string =>
  table(
    ['Order', 'For', 'At the bank and in the dashboard'],
    payments.map((payment) => [
      String(payment.orderId),
      escapeHtml(payment.title),
      [
        paymentActions(payment, act(payment.paymentId, 'refund', 'Refund', cents)),
        ...refundActions[payment.refund].map(([end, label]) => act(payment.paymentId, end, label)),
      ].join(''),
    ]),
  );

const plansTable = ({ plans }: Books): string =>
  table(
    ['Plan', 'At the bank'],
    plans.map((plan) => [escapeHtml(plan.title), paymentActions(plan)]),
  );

const actOnSeller = (accountId: string, what: string, label: string): string =>
  `<form method="post"><input type="hidden" name="accountId" value="${escapeHtml(accountId)}"><button class="quiet" name="act" value="${what}">${label}</button></form>`;

const sellerActions = ({ accountId }: Seller): string =>
  [
    actOnSeller(accountId, 'ask-seller', 'Ask for her identity'),
    actOnSeller(accountId, 'stop-seller', 'It is past due'),
    actOnSeller(accountId, 'reject-seller', 'Reject her'),
    actOnSeller(accountId, 'pay-out', 'A payout arrives at her bank'),
    actOnSeller(accountId, 'fail-payout', 'Her bank sends a payout back'),
  ].join('');

const sellersTable = (sellers: readonly Seller[]): string =>
  table(
    ['Seller', 'Account', 'At the provider'],
    sellers.map((seller) => [escapeHtml(seller.name), escapeHtml(seller.says), sellerActions(seller)]),
  );

const eventsForm = ({
  delaySeconds,
  copies,
  areShuffled,
}: SandboxEventSettings): string => `<form method="post">
<p><label>Seconds late <input name="delaySeconds" type="number" min="0" max="86400" value="${delaySeconds}"></label></p>
<p><label>Copies <input name="copies" type="number" min="1" max="5" value="${copies}"></label></p>
<p><label><input name="areShuffled" type="checkbox" value="true"${areShuffled ? ' checked' : ''}> In no order</label></p>
<p><button class="quiet" name="act" value="events">Send them like this</button></p></form>`;

const render = (books: Books, sellers: readonly Seller[], events: SandboxEventSettings): string =>
  sandboxPage(`<h1>Payments</h1>
<p>The sandbox’s own ledger. At any time an order’s charged = held + released + refunded + fees.</p>
<h2>Orders</h2>${ordersTable(books)}
<h2>Movements</h2>${movementsTable(books)}
<h2>Payments</h2>${paymentsTable(books)}
<h2>Payments of plans</h2>${plansTable(books)}
<h2>Sellers</h2>${sellersTable(sellers)}
<h2>Events</h2><p>How the sandbox tells what has happened.</p>${eventsForm(events)}
<h2>Time</h2><p>Moves the application’s clock forward, and lets happen what has fallen due. <a href="/sandbox/clock">What it says now</a></p>
${[
  ['A day', 86_400],
  ['Seven days', 604_800],
]
  .map(
    ([label, seconds]) =>
      `<form method="post" action="/sandbox/clock"><button class="quiet" name="advanceSeconds" value="${seconds}">${label}</button></form>`,
  )
  .join('')}`);

const numberIn = (fields: URLSearchParams, name: string, from: number, to: number): number => {
  const text = fields.get(name) ?? '';
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < from || value > to) {
    throw invalid(name, `This is a whole number from ${from} to ${to}`);
  }
  return value;
};

/** Two weeks, as a provider gives. */
const askedFor = (isPastDue: boolean): SandboxAccountChange => ({
  due: ['identity'],
  dueBy: later(new Date(), days(14)),
  isPastDue,
});

const sellerChanges: Readonly<Record<string, () => SandboxAccountChange>> = {
  'ask-seller': () => askedFor(false),
  'stop-seller': () => askedFor(true),
  'reject-seller': () => ({ isRejected: true }),
  'pay-out': () => ({ isPaidOut: true }),
  'fail-payout': () => ({ failedPayout: { cents: 4800, reason: 'The bank account is closed.' } }),
};

async function perform(people: SandboxPeople, fields: URLSearchParams): Promise<void> {
  const changeSeller = sellerChanges[fields.get('act') ?? ''];
  if (changeSeller) {
    await people.changeSeller(fields.get('accountId') ?? '', changeSeller());
    return;
  }
  const paymentId = fields.get('paymentId') ?? '';
  const what = fields.get('act');
  switch (what) {
    case 'open': {
      const part = fields.get('cents') ? numberIn(fields, 'cents', 1, 99_999_999) : undefined;
      await people.openDispute(paymentId, part);
      return;
    }
    case 'inquire':
      await people.openDispute(paymentId, 0);
      return;
    case 'warn':
      await people.warn(paymentId);
      return;
    case 'won':
    case 'lost':
    case 'closed':
      await people.closeDispute(paymentId, what);
      return;
    case 'refund':
      await people.refund(paymentId, numberIn(fields, 'cents', 1, 99_999_999));
      return;
    case 'taken':
    case 'sent-back':
      await people.endRefund(paymentId, what);
      return;
    case 'events':
      await people.setEvents({
        delaySeconds: numberIn(fields, 'delaySeconds', 0, 86_400),
        copies: numberIn(fields, 'copies', 1, 5),
        areShuffled: fields.get('areShuffled') === 'true',
      });
      return;
    default:
      throw invalid('act', 'Nothing is known of this');
  }
}

/** The ledger of the sandbox, for demos and tests, and what banks and the provider's people do. */
export const sandboxPaymentPages =
  (books: SandboxBooks, people: SandboxPeople) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const isJson = ctx.path === '/sandbox/payments.json';
    if (!isJson && ctx.path !== '/sandbox/payments') return next();
    factsOf(ctx).route = ctx.path;
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method === 'POST' && !isJson) {
      await perform(people, await readFields(ctx));
      return seeOther(ctx, '/sandbox/payments');
    }
    if (ctx.method !== 'GET') return next();
    const read = await books.read();
    if (isJson) {
      ctx.body = { movements: read.movements, orders: read.orders };
      return;
    }
    ctx.type = 'html';
    ctx.body = render(read, await books.sellers(), await books.events());
  };
