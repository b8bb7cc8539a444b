import type { NewListing } from '@nestmates/application/market/listings/contract.ts';
import type { OwnListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePaymentSetup } from '../../money/payments/use-payment-setup.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError, issuesIn } from '../../platform/api/errors.ts';
import { celebrate } from '../../platform/moments/celebrate.ts';
import { refusalIn } from './listing-refusal.ts';

const importMoment = () => import('./first-listing-moment.tsx');

/** Where the listing is shown by then; the first of a seller fills the screen. */
export const sayListed = (listingId: number, at: string): void =>
  void celebrate({
    load: async () => (await importWithStyles(importMoment)).momentOfFirstListing(listingId),
    said: { title: 'Listing created!' },
    at,
  });

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

const titles: Readonly<Record<string, string>> = {
  SUBSCRIPTION_REQUIRED: 'Premium subscription required',
  STRIPE_CONNECT_REQUIRED: 'Payment account required',
};

const explanations: Readonly<Record<string, string>> = {
  SUBSCRIPTION_REQUIRED: 'What you typed stays here.',
  STRIPE_CONNECT_REQUIRED: 'We are taking you to the payment provider. What you typed stays here.',
};

/** Puts something on sale, or leads to what is still needed for it; `from` is where the seller comes back to. */
export function useListingCreation(from: string, onCreated: (listing: OwnListingView) => void) {
  const navigate = useNavigate();
  const payments = usePaymentSetup(from);

  /** What is needed first, where the server names it. */
  function lead(error: unknown) {
    const code = codeOf(error);
    if (code === 'SUBSCRIPTION_REQUIRED') navigate('/subscribe');
    if (code === 'STRIPE_CONNECT_REQUIRED' || code === 'ONBOARDING_REQUIRED') payments.start();
  }

  const { run, pending, done, issues, error } = useAction({
    call: (listing: NewListing) => call('post /api/marketplace', { body: listing }),
    fails(failed) {
      const code = codeOf(failed) ?? '';
      const title = titles[code];
      if (title) return { title, description: () => explanations[code] ?? '' };
      // The browser leaves, or the form shows it.
      if (code === 'ONBOARDING_REQUIRED' || issuesIn(failed)?.length || refusalIn(failed)) return undefined;
      return { title: 'Error', description: 'Failed to create listing' };
    },
    touches: { type: 'own-listings' },
    onError: lead,
    onSuccess: onCreated,
  });
  const refusal = useMemo(() => refusalIn(error), [error]);
  return { create: run, creating: pending || done || payments.opening, issues, refusal, payments };
}
