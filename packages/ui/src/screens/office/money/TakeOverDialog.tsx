import type { TakeOverView } from '@nestmates/application/office/money/take-over-contract.ts';
import { movementNames } from '@nestmates/domain/office/money/bookkeeping.ts';
import { whyHeld } from '@nestmates/domain/office/money/lost-sale.ts';
import type { Party } from '@nestmates/domain/office/money/take-over.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { SectionUnready } from '../../../components/feedback/SectionUnready.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import { proposing, secondConfirms } from '../orders/waiting-text.ts';
import { wordsOf } from '../words-of.ts';
import styles from './AdminMoneyScreen.module.css';

export interface TakeOverDialogProps {
  readonly state: Loadable<{ readonly view: TakeOverView }, { readonly kind: 'gone' }>;
  readonly sending: boolean;
  onTake(view: TakeOverView): void;
  onClose(): void;
}

const partyText: Readonly<Record<Party, string>> = {
  buyer: 'Paid by the buyer',
  seller: 'Sent to the seller',
  held: 'Held',
  tax: 'Owed to tax offices',
  bank: 'With a bank',
  provider: 'Fees of the provider',
  platform: 'Ours, less those fees',
};

const secondChecksRest =
  'What is left is worked out from what was paid, so another administrator has to confirm it.';

/** What was paid is what the buyer has less. */
const shareOf = (party: Party, cents: number): string => dollars(party === 'buyer' ? 0 - cents : cents);

const amountOf = ({ rows }: TakeOverView, kind: TakeOverView['rows'][number]['kind']): number =>
  rows.find((row) => row.kind === kind)?.amount ?? 0;

/** What two administrators decide about a sale that our books have lost. */
function whatIsLeft(view: TakeOverView): string {
  const [settled, fee] = [amountOf(view, 'netting'), amountOf(view, 'fee')];
  if (settled < 0) return `The seller owes ${dollars(-settled)} again, which it had settled.`;
  const debt = settled > 0 ? `${dollars(settled)} of it settles what the seller owes, or will owe. ` : '';
  return `${debt}${dollars(fee)} is left, and is our fee.`;
}

const whatIsHeld = ({ staysHeld }: TakeOverView): string =>
  staysHeld ? ` ${dollars(staysHeld.amount)} of it stays held: ${whyHeld[staysHeld.reason]}.` : '';

function whatFollows(view: TakeOverView): string {
  const { orderId, isPlan, paysBack, settlesRest, staysHeld } = view;
  if (paysBack) return 'It is too late for its order, or does not fit it: the buyer gets it back from us.';
  if (isPlan) return 'It is income from a plan of nobody we know.';
  if (settlesRest) return `Our books have no such order. ${whatIsLeft(view)}${whatIsHeld(view)}`;
  if (staysHeld) return `Our books have no such order.${whatIsHeld(view)}`;
  return orderId === null
    ? 'Our books have no such order: what is held stays so until it is refunded at the provider.'
    : 'An order whose money has moved without us is frozen: it is decided on its page next.';
}

function Preview({ view }: { readonly view: TakeOverView }) {
  const { rows, shares, orderId } = view;
  return (
    <>
      <section aria-label="What is booked">
        <h3 className={styles.group}>What is booked</h3>
        <dl className={styles.rows}>
          {rows.map(({ kind, amount }) => (
            <div key={kind}>
              <dt>{wordsOf(movementNames, kind, 'Something else')}</dt>
              <dd className={styles.amount}>{dollars(amount)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label="What everybody ends with">
        <h3 className={styles.group}>What everybody ends with</h3>
        <dl className={styles.rows}>
          {shares.map(({ party, before, after }) => (
            <div key={party}>
              <dt>{partyText[party]}</dt>
              <dd className={styles.amount}>
                {shareOf(party, after)}
                {before !== after && <span className={styles.was}>now {shareOf(party, before)}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {orderId !== null && <TextLink href={`/admin/orders/${orderId}`}>Order {orderId}</TextLink>}
    </>
  );
}

const Gone = ({ onClose }: Pick<TakeOverDialogProps, 'onClose'>) => (
  <DialogActions>
    <Button look="outline" onClick={onClose}>
      Close
    </Button>
  </DialogActions>
);

function Ready({
  view,
  sending,
  onTake,
  onClose,
}: Omit<TakeOverDialogProps, 'state'> & { readonly view: TakeOverView }) {
  const { rows, needsTwo, proposed, settlesRest } = view;
  if (rows.length === 0) return <Gone onClose={onClose} />;
  const isProposal = needsTwo && proposed === null;
  const waits = proposed === 'own' && needsTwo;
  return (
    <Stack gap={5}>
      <Preview view={view} />
      {isProposal && <p className={styles.quiet}>{settlesRest ? secondChecksRest : secondConfirms}</p>}
      {waits && <p className={styles.quiet}>You have proposed it. Another administrator takes it over.</p>}
      <DialogActions>
        {!waits && (
          <Button
            pending={sending}
            pendingLabel={isProposal ? proposing.pending : 'Taking over…'}
            onClick={() => onTake(view)}
          >
            {isProposal ? proposing.confirm : 'Take It Over'}
          </Button>
        )}
        <Button look="outline" onClick={onClose}>
          {waits ? 'Close' : 'Cancel'}
        </Button>
      </DialogActions>
    </Stack>
  );
}

function describe(state: TakeOverDialogProps['state']): string {
  if (state.kind === 'gone') return 'Our books have all of this payment by now.';
  if (state.kind !== 'ready') return 'The payment provider is asked what it has.';
  const { paymentId, provider } = state.view;
  const moves = state.view.paysBack ? '' : 'Nothing moves at the provider. ';
  return `${paymentId} at ${provider}. ${moves}${whatFollows(state.view)}`;
}

/** What would be booked of a payment that our books lack, before an administrator takes it over. */
export function TakeOverDialog({ state: given, ...actions }: TakeOverDialogProps) {
  const isEmpty = given.kind === 'ready' && given.view.rows.length === 0 && !given.view.staysHeld;
  const state = isEmpty ? ({ kind: 'gone' } as const) : given;
  const { onClose } = actions;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Take this payment over?"
      description={describe(state)}
      focus="dialog"
    >
      {state.kind === 'gone' && <Gone onClose={onClose} />}
      {state.kind === 'ready' && <Ready view={state.view} {...actions} />}
      {(state.kind === 'loading' || state.kind === 'failed') && (
        <SectionUnready
          state={state}
          loading="Asking the provider"
          failed="The provider was not asked"
          widths={['80%', '60%', '70%']}
        />
      )}
    </Dialog>
  );
}
