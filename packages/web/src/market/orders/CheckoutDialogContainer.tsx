import { emailUnverifiedCode } from '@nestmates/domain/platform/access/email-verification.ts';
import {
  CheckoutDialog,
  type CheckoutDialogState,
  type CheckoutRefusal,
} from '@nestmates/ui/screens/market/orders/checkout/CheckoutDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError, errorMessage } from '../../platform/api/errors.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { refetchStale } from '../../platform/queries/stale-queries.ts';

const failed = 'Failed to start checkout process.';

const quoteQuery = (id: number) => ({
  ...readQuery('get /api/marketplace/:id/quote', { id }),
  // What it costs is asked for each time.
  gcTime: 0,
});

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

const refusalOf = (error: unknown): CheckoutRefusal => ({
  title: codeOf(error) === 'STRIPE_CONNECT_REQUIRED' ? 'Payment Setup Required' : undefined,
  message: errorMessage(error, failed),
});

/** The buyer comes back from the provider's page by the browser's button, to the page as it was left. */
function useClosedOnReturn(onClose: () => void): void {
  useEffect(() => {
    const close = ({ persisted }: PageTransitionEvent) => persisted && onClose();
    addEventListener('pageshow', close);
    return () => removeEventListener('pageshow', close);
  }, [onClose]);
}

interface CheckoutDialogContainerProps {
  readonly listing: { readonly id: number; readonly title: string };
  onClose(): void;
}

/** Shows what a listing costs, and leads to the page where it is paid. */
export function CheckoutDialogContainer({ listing, onClose }: CheckoutDialogContainerProps) {
  const { id, title } = listing;
  const quote = useQuery(quoteQuery(id));
  const { run, pending, done, error } = useAction({
    call: (price: number) => call('post /api/marketplace/:id/checkout', { params: { id }, body: { price } }),
    // The dialog shows the others.
    fails: (cause) => (codeOf(cause) === emailUnverifiedCode ? failed : undefined),
    onSuccess: ({ checkoutUrl }) => location.assign(checkoutUrl),
    onError() {
      // The price or the listing may have changed.
      void quote.refetch();
      void refetchStale({ type: 'listing', listingId: id });
    },
  });
  useClosedOnReturn(onClose);

  function stateOf(): CheckoutDialogState {
    const { data, error: unread, isFetching } = quote;
    if (unread && !isFetching) {
      return { kind: 'failed', refusal: refusalOf(unread), onRetry: () => void quote.refetch() };
    }
    if (!data) return { kind: 'loading' };
    const refusal = error && codeOf(error) !== emailUnverifiedCode && !pending ? refusalOf(error) : undefined;
    return { kind: 'ready', quote: data, leaving: pending || done, refusal, onPay: () => run(data.price) };
  }

  return <CheckoutDialog title={title} state={stateOf()} onClose={onClose} />;
}
