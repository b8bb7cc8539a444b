import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { useFocusContainerWhenLost } from '../../../../focus/use-focus-container-when-lost.ts';
import { OwnListings, type OwnListingsState } from '../../listings/my-listings/OwnListings.tsx';
import styles from './ListingsTab.module.css';

/** What the seller sells, edited in a dialog. */
export function ListingsTab({ state }: { readonly state: OwnListingsState }) {
  const tab = useRef<HTMLDivElement>(null);
  useFocusContainerWhenLost(tab, state.kind === 'ready' && state.listings.length);
  return (
    <div ref={tab} className={styles.tab} tabIndex={-1}>
      {state.kind === 'ready' && state.listings.length > 0 && (
        <div>
          <LinkButton size="small" look="outline" href="/marketplace/new" icon={<Plus aria-hidden />}>
            New Listing
          </LinkButton>
        </div>
      )}
      <OwnListings
        state={state}
        empty={
          <EmptyState
            scene="shelf"
            title="No listings yet"
            action={<LinkButton href="/marketplace/new">Create Your First Listing</LinkButton>}
          >
            What you put on sale stands here.
          </EmptyState>
        }
      />
    </div>
  );
}
