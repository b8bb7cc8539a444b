import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyPage } from '../../../../components/layout/EmptyPage.tsx';
import styles from './Purchase.module.css';

export type PurchaseCanceledState =
  | { readonly kind: 'canceled' }
  /** What the address says went wrong. */
  | { readonly kind: 'failed'; readonly message: string };

const unpaid = 'Nothing was charged. What you wanted to buy is still in the marketplace.';
const toMarketplace = <LinkButton href="/marketplace">Back to the Marketplace</LinkButton>;

/** A checkout that ended without a payment. */
export function PurchaseCanceledScreen({ state }: { readonly state: PurchaseCanceledState }) {
  return state.kind === 'canceled' ? (
    <EmptyPage scene="quiet" title="Payment Canceled" action={toMarketplace}>
      {unpaid}
    </EmptyPage>
  ) : (
    <EmptyPage scene="lost" title="Payment Error" action={toMarketplace}>
      <span className={styles.line}>{state.message}</span> {unpaid}
    </EmptyPage>
  );
}
