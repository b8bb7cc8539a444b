import type { QuoteView } from '@nestmates/application/market/orders/contract.ts';
import { heldUntil } from '@nestmates/domain/market/orders/held-until.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { ShieldCheck } from 'lucide-react';
import { Button } from '../../../../components/actions/Button.tsx';
import { Banner } from '../../../../components/feedback/Banner.tsx';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { Dialog } from '../../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../../components/overlays/DialogActions.tsx';
import styles from './CheckoutDialog.module.css';

/** Why it cannot be bought. */
export interface CheckoutRefusal {
  readonly title?: string | undefined;
  readonly message: string;
}

export type CheckoutDialogState =
  | { readonly kind: 'loading' }
  /** What it costs could not be read, or it is not for sale any more. */
  | { readonly kind: 'failed'; readonly refusal: CheckoutRefusal; onRetry(): void }
  | {
      readonly kind: 'ready';
      readonly quote: QuoteView;
      /** The payment provider's page is on its way. */
      readonly leaving: boolean;
      readonly refusal?: CheckoutRefusal | undefined;
      onPay(): void;
    };

export interface CheckoutDialogProps {
  readonly title: string;
  readonly state: CheckoutDialogState;
  onClose(): void;
}

const Refusal = ({ refusal: { title, message } }: { readonly refusal: CheckoutRefusal }) => (
  <Banner look="wrong" announced title={title}>
    {message}
  </Banner>
);

function Costs({ quote }: { readonly quote: QuoteView }) {
  const { price, processingFee, total, plusTax, fulfilment } = quote;
  return (
    <>
      <dl className={styles.costs}>
        <div>
          <dt>{fulfilment === 'service' ? 'Service' : 'Item'}</dt>
          <dd>{dollars(price)}</dd>
        </div>
        <div>
          <dt>Processing fee</dt>
          <dd>{dollars(processingFee)}</dd>
        </div>
        {plusTax && (
          <div>
            <dt>Tax</dt>
            <dd>Worked out on the next page</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{plusTax ? 'Total before tax' : 'Total'}</dt>
          <dd className={styles.sum}>{dollars(total)}</dd>
        </div>
      </dl>
      {plusTax && (
        <p className={styles.feeNote}>
          The processing fee is the same wherever you live: it covers card costs at the highest sales tax.
        </p>
      )}
      <p className={styles.held}>
        <ShieldCheck aria-hidden />
        <span>
          We hold your payment {heldUntil[fulfilment]}. If something is wrong, tell us and it stays held. If
          the seller cancels, you get all of it back, the processing fee included.
        </span>
      </p>
    </>
  );
}

function Content({ state, onClose }: Omit<CheckoutDialogProps, 'title'>) {
  const cancel = (
    <Button look="outline" onClick={onClose}>
      Cancel
    </Button>
  );
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading what it costs">
        <div className={styles.loading}>
          <Skeleton width="100%" />
          <Skeleton width="100%" />
          <Skeleton shape="heading" width="100%" />
          <Skeleton width="80%" />
        </div>
      </SkeletonGroup>
    );
  }
  if (state.kind === 'failed') {
    return (
      <>
        <Refusal refusal={state.refusal} />
        <DialogActions>
          <Button onClick={state.onRetry}>Try again</Button>
          {cancel}
        </DialogActions>
      </>
    );
  }
  const { quote, leaving, refusal, onPay } = state;
  return (
    <>
      {refusal && <Refusal refusal={refusal} />}
      <Costs quote={quote} />
      <DialogActions>
        <Button pending={leaving} pendingLabel="Opening the checkout…" onClick={onPay}>
          Pay {dollars(quote.total)}
          {quote.plusTax && ' plus tax'}
        </Button>
        {cancel}
      </DialogActions>
    </>
  );
}

/** What buying something costs, before it is paid. Its code is large: import it when it is opened. */
export function CheckoutDialog({ title, state, onClose }: CheckoutDialogProps) {
  return (
    <Dialog open focus="dialog" title="Checkout" description={title} onClose={onClose}>
      <div className={styles.content}>
        <Content state={state} onClose={onClose} />
      </div>
    </Dialog>
  );
}
