import type { ItemReturnView } from '@nestmates/application/market/orders/order-view.ts';
import type { AdminOrderPageView } from '@nestmates/application/office/orders/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { dayText, dayTimeText } from '../../market/orders/order-text.ts';
import timelineStyles from '../../market/orders/page/OrderTimeline.module.css';
import { ParcelFacts } from '../../market/orders/page/ParcelFacts.tsx';
import { TimelinePhotos, TimelineStep } from '../../market/orders/page/TimelineStep.tsx';
import { timelineTitle } from '../../market/orders/page/timeline-text.ts';
import detail from '../admin/AdminDetail.module.css';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../admin/AdminUnready.tsx';
import { AdminOrderBadges } from './AdminOrderBadges.tsx';
import styles from './AdminOrderScreen.module.css';
import { type AdminOrderAction, adminOrderActionRows } from './admin-order-action-rows.ts';
import { byWhom, outcomeText, stepName, whoAndWhom } from './admin-order-text.ts';
import { WaitingDecisions, type WaitingDecisionsProps } from './WaitingDecisions.tsx';

export type AdminOrderScreenState =
  | AdminUnreadyState
  | { readonly kind: 'not-found' }
  | (WaitingDecisionsProps & { readonly kind: 'ready'; onAct(action: AdminOrderAction): void });

interface OrderProps {
  readonly order: AdminOrderPageView;
}

/** Unclaimed is what is due to a seller who has left, and sent once they can be paid. */
type Figure = readonly [name: string, cents: number, unclaimed?: number | undefined];

/** What a bank has taken of what had gone back already is ours to ask for, and no seller's. */
const claimFigures = ({ claimed, claimsLost = 0 }: AdminOrderPageView['money']): readonly Figure[] =>
  claimed === undefined
    ? []
    : [
        ['Claimed from the bank', claimed - claimsLost],
        ['Kept by the bank', claimsLost],
      ];

const figuresOf = (money: AdminOrderPageView['money']): readonly Figure[] => [
  ['Paid', money.charged],
  ['Held', money.held, money.unclaimed],
  ['Released', money.released],
  ...(money.handedOver === undefined ? [] : [['Handed over to a state', money.handedOver] as const]),
  ['Refunded', money.refunded],
  ...(money.onItsWay === undefined ? [] : [['On its way back', money.onItsWay] as const]),
  ...claimFigures(money),
];

function Money({ order }: OrderProps) {
  const { total, price, tax = 0, money } = order;
  return (
    <section aria-label="Money">
      <SectionHeading>Money</SectionHeading>
      <dl className={detail.figures}>
        {figuresOf(money).map(([name, cents, unclaimed]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={detail.figure}>{dollars(cents)}</dd>
            {unclaimed !== undefined && (
              <>
                <dt>Of that, unclaimed</dt>
                <dd className={detail.figure}>{dollars(unclaimed)}</dd>
              </>
            )}
          </div>
        ))}
      </dl>
      <p className={detail.quiet}>
        {dollars(price)}
        {tax > 0 ? `, ${dollars(tax)} tax` : ''} and {dollars(total - price - tax)} processing fee.
      </p>
      {order.steps.length > 0 && (
        <ul className={styles.steps} aria-label="What the payment provider was asked for">
          {order.steps.map((step) => (
            <li key={`${step.step} ${step.askedAt}`}>
              <span>
                {stepName(step)} · {dollars(step.amount)}
              </span>
              <span className={detail.quiet}>
                {outcomeText(step)} · {dayTimeText(step.askedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const returnTexts: Readonly<Record<ItemReturnView['status'], string>> = {
  asked: 'The buyer has asked to send it back',
  refused: 'The seller does not take it back',
  accepted: 'The seller takes it back; it has not been sent yet',
  sent: 'The buyer says that it was sent',
  closed: 'It is not sent back any more',
};

function Return({ itemReturn }: { readonly itemReturn: ItemReturnView }) {
  const { status, refund, sendBy } = itemReturn;
  return (
    <section aria-label="Return">
      <SectionHeading>Return</SectionHeading>
      <p className={detail.quiet}>
        {returnTexts[status]}.{refund !== null && ` ${dollars(refund)} goes back once it has arrived.`}
        {sendBy && ` It is closed by itself on ${dayText(sendBy)}.`}
      </p>
      {status === 'sent' && (
        <div className={styles.parcel}>
          <ParcelFacts sent={itemReturn} address={null} addressLabel="" />
        </div>
      )}
    </section>
  );
}

const noteOf = (order: AdminOrderPageView, { by, amount }: AdminOrderPageView['timeline'][number]): string =>
  [amount === null ? undefined : dollars(amount), byWhom(by, order)].filter(Boolean).join(' · ');

function Timeline({ order }: OrderProps) {
  return (
    <section aria-label="What has happened">
      <SectionHeading>
        What has <em>happened</em>
      </SectionHeading>
      <ol className={timelineStyles.timeline}>
        {order.timeline.toReversed().map((entry) => (
          <TimelineStep
            key={entry.id}
            title={timelineTitle(entry.action)}
            at={entry.at}
            note={noteOf(order, entry)}
          >
            {entry.text && <p className={timelineStyles.words}>{entry.text}</p>}
            {entry.photoUrls.length > 0 && <TimelinePhotos urls={entry.photoUrls} />}
          </TimelineStep>
        ))}
      </ol>
    </section>
  );
}

function Order({ kind: _, onAct, ...waiting }: Extract<AdminOrderScreenState, { kind: 'ready' }>) {
  const { order } = waiting;
  const { title, faults, disputed, inquiry, frozen } = order;
  // A page that is older than the server may not know one.
  const actions = order.actions.filter((action) => action in adminOrderActionRows);
  return (
    <div className={detail.columns}>
      <div className={detail.main}>
        <div className={detail.head}>
          <AdminOrderBadges order={order} />
          <h2 className={detail.title}>{title}</h2>
          <p className={detail.quiet}>{whoAndWhom(order)}</p>
        </div>
        {disputed && (
          <Banner look="waiting" title="The bank of the buyer decides">
            She has asked her bank about the payment. Nothing can be decided here until the bank has answered.
          </Banner>
        )}
        {inquiry && (
          <Banner look="waiting" title="The bank of the buyer asks">
            It has taken nothing. What is not released yet waits until it has its answer; if everything is
            refunded, it is settled without the fee of a dispute.
          </Banner>
        )}
        {frozen && (
          <Banner look="waiting" title="Money has moved that nobody asked for">
            A refund, a transfer or a reversal was made at the payment provider without us. Our books have it
            by now. Decide how the order goes on.
          </Banner>
        )}
        {faults.length > 0 && (
          <Banner look="wrong" title="The ledger does not hold">
            {faults.join('. ')}.
          </Banner>
        )}
        <WaitingDecisions {...waiting} />
        <Money order={order} />
        {order.itemReturn && <Return itemReturn={order.itemReturn} />}
        {actions.length > 0 && !order.proposal && (
          <div className={styles.actions}>
            {actions.map((action) => (
              // None is the main one: an administrator judges, and the question that follows has the color of its answer.
              <Button key={action} wide look="outline" onClick={() => onAct(action)}>
                {adminOrderActionRows[action].button(order)}
              </Button>
            ))}
          </div>
        )}
      </div>
      <Timeline order={order} />
    </div>
  );
}

function Content({ state }: { readonly state: AdminOrderScreenState }) {
  switch (state.kind) {
    case 'ready':
      return <Order {...state} />;
    case 'not-found':
      return (
        <EmptyState
          scene="lost"
          title="We could not find this order"
          action={<LinkButton href="/admin/orders">Back to Admin Orders</LinkButton>}
        >
          There is none with this number.
        </EmptyState>
      );
    default:
      return <AdminUnready state={state} what="this order" />;
  }
}

/** One order with all that has happened to it and its money, and what an administrator can decide. */
export const AdminOrderScreen = ({ state }: { readonly state: AdminOrderScreenState }) => (
  <AdminPage current="orders" title={state.kind === 'ready' ? `Order ${state.order.id}` : 'Order'}>
    <Content state={state} />
  </AdminPage>
);
