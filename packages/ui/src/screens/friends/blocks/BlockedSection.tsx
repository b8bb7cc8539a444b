import { useRef } from 'react';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { SectionUnready } from '../../../components/feedback/SectionUnready.tsx';
import { LoadMore, type MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { AccountSection } from '../../members/accounts/AccountSection.tsx';
import { BlockedList, type BlockedListProps } from './BlockedList.tsx';
import styles from './BlockedSection.module.css';

export type BlockedSectionState = Loadable<BlockedListProps & { readonly more?: MoreItems | undefined }>;

function Content({ state }: { readonly state: BlockedSectionState }) {
  if (state.kind !== 'ready') {
    return (
      <SectionUnready
        state={state}
        loading="Loading whom you have blocked"
        failed="Your blocked members were not loaded"
      />
    );
  }
  if (state.blocked.length === 0 && !state.more)
    return <p className={styles.empty}>You have not blocked anyone.</p>;
  return (
    <>
      <BlockedList {...state} />
      <LoadMore more={state.more} itemName="blocked members" />
    </>
  );
}

/** The members whom the member has blocked, each with a button to unblock. */
export function BlockedSection({ state }: { readonly state: BlockedSectionState }) {
  const section = useRef<HTMLElement>(null);
  useFocusContainerWhenLost(section, state.kind === 'ready' && state.blocked.length);
  return (
    <AccountSection ref={section} title="Blocked Members">
      <Content state={state} />
    </AccountSection>
  );
}
