import { useRef } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Banner } from '../../components/feedback/Banner.tsx';
import { Skeleton, Waiting } from '../../components/feedback/Skeleton.tsx';
import { type Rest, RestOfList } from '../../components/navigation/LoadMore.tsx';
import { useKeptFocus } from '../../focus/use-focus-container-when-lost.ts';
import { AccountSection } from '../accounts/AccountSection.tsx';
import { BlockedList, type BlockedListProps } from './BlockedList.tsx';
import styles from './BlockedSection.module.css';

export type BlockedSectionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | (BlockedListProps & { readonly kind: 'ready'; readonly rest?: Rest | undefined });

function Content({ state }: { readonly state: BlockedSectionState }) {
  if (state.kind === 'loading') {
    return (
      <Waiting label="Loading whom you have blocked">
        <Skeleton width="60%" />
      </Waiting>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Banner
        look="wrong"
        title="Your blocked members were not loaded"
        action={
          <Button look="text" size="small" onClick={state.onRetry}>
            Try again
          </Button>
        }
      />
    );
  }
  if (state.blocked.length === 0 && !state.rest)
    return <p className={styles.quiet}>You have not blocked anyone.</p>;
  return (
    <>
      <BlockedList {...state} />
      <RestOfList rest={state.rest} of="blocked members" />
    </>
  );
}

/** Whom she has blocked, so that she can change her mind. */
export function BlockedSection({ state }: { readonly state: BlockedSectionState }) {
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section, state.kind === 'ready' && state.blocked.length);
  return (
    <AccountSection ref={section} title="Blocked Members">
      <Content state={state} />
    </AccountSection>
  );
}
