import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { EmptyPage } from '../../../../components/layout/EmptyPage.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { PremiumFeature } from '../../../platform/access/PremiumFeature.tsx';
import styles from './ListingForm.module.css';
import { ListingForm, type ListingFormProps, listingFormTitle } from './ListingForm.tsx';
import { type NewSeller, NewSellerNotice } from './NewSellerNotice.tsx';
import { PaymentsNotice, type PaymentsNoticeProps } from './PaymentsNotice.tsx';

export type ListingFormScreenState =
  /** Not included in the seller's plan. */
  | { readonly kind: 'locked' }
  /** The listing that is edited, or listed again, is being loaded. */
  | { readonly kind: 'loading'; readonly task: ListingFormProps['task'] }
  | { readonly kind: 'failed'; readonly task: ListingFormProps['task']; onRetry(): void }
  /** There is no such listing, or it is another's. */
  | { readonly kind: 'not-found' }
  /** It is sold, or somebody is paying for it. */
  | { readonly kind: 'closed'; readonly status: 'reserved' | 'sold' }
  | (Omit<ListingFormProps, 'notice'> & {
      readonly payments?: PaymentsNoticeProps | undefined;
      readonly newSeller?: NewSeller | undefined;
    });

const back = <LinkButton href="/marketplace/my-listings">Back to My Listings</LinkButton>;

/** The page of a new listing, and of one that is edited. */
export function ListingFormScreen({ state }: { readonly state: ListingFormScreenState }) {
  switch (state.kind) {
    case 'locked':
      return <PremiumFeature gate="selling" />;
    case 'loading':
      return (
        <Page className={styles.page} title={listingFormTitle(state.task)}>
          <SkeletonGroup label="Loading your listing">
            <Stack gap={6}>
              <Skeleton shape="picture" width="112px" height="112px" />
              <Skeleton shape="button" />
              <Skeleton shape="button" height="150px" />
              <Skeleton shape="button" />
            </Stack>
          </SkeletonGroup>
        </Page>
      );
    case 'failed':
      return (
        <Page title={listingFormTitle(state.task)}>
          <LoadError what="your listing" onRetry={state.onRetry} />
        </Page>
      );
    case 'not-found':
      return (
        <EmptyPage scene="lost" title="Listing not found" action={back}>
          It was deleted, or this link is wrong.
        </EmptyPage>
      );
    case 'closed':
      return (
        <EmptyPage
          scene="full"
          title={state.status === 'sold' ? 'This listing is sold' : 'Somebody is buying this'}
          action={back}
        >
          {state.status === 'sold'
            ? 'What a buyer has paid for stays as she saw it.'
            : 'While she pays, nothing of it changes. Try again in half an hour.'}
        </EmptyPage>
      );
    default: {
      const { payments, newSeller, ...form } = state;
      const notice = (payments ?? newSeller) && (
        <>
          {payments && <PaymentsNotice {...payments} />}
          {newSeller && <NewSellerNotice {...newSeller} />}
        </>
      );
      return <ListingForm {...form} notice={notice} />;
    }
  }
}
