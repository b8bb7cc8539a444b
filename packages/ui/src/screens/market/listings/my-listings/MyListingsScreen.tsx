import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { IconLink } from '../../../../components/actions/IconButton.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import { useFocusContainerWhenLost } from '../../../../focus/use-focus-container-when-lost.ts';
import { OwnListings, type OwnListingsState } from './OwnListings.tsx';

/** The page of a seller's own listings. */
export function MyListingsScreen({ state }: { readonly state: OwnListingsState }) {
  const page = useRef<HTMLDivElement>(null);
  useFocusContainerWhenLost(page, state.kind === 'ready' && state.listings.length);
  return (
    <Page
      ref={page}
      title={
        <>
          My <em>Listings</em>
        </>
      }
      actions={<IconLink label="New Listing" href="/marketplace/new" icon={<Plus aria-hidden />} />}
    >
      <OwnListings
        state={state}
        empty={
          <EmptyState
            scene="shelf"
            title="No listings yet"
            action={<LinkButton href="/marketplace/new">Create Your First Listing</LinkButton>}
          >
            The bike that is too small, the lessons that you give: put it on sale, and find it here.
          </EmptyState>
        }
      />
    </Page>
  );
}
