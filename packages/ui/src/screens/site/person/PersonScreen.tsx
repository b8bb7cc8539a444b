import type { PersonPageView } from '@nestmates/application/site/person/contract.ts';
import { useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { EmptyPage } from '../../../components/layout/EmptyPage.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { PersonActions, PersonActionsPlaceholder, type PersonActionsState } from './PersonActions.tsx';
import { PersonPortrait } from './PersonPortrait.tsx';
import styles from './PersonScreen.module.css';
import { PersonText } from './PersonText.tsx';

interface ShownPerson {
  readonly person: PersonPageView;
  readonly actions: PersonActionsState;
  onBlock(): void;
  /** Only for connections. */
  readonly onUnmatch?: (() => void) | undefined;
}

export type PersonScreenState = Loadable<
  ShownPerson,
  /** Gone, or not to be seen by the member: which of them is not said. */
  { readonly kind: 'not-found' }
>;

function Person({ person, actions, onBlock, onUnmatch }: ShownPerson) {
  const page = useRef<HTMLDivElement>(null);
  useFocusContainerWhenLost(page, actions.kind);
  return (
    <Page ref={page} className={styles.page}>
      <PersonPortrait person={person} onBlock={onBlock} onUnmatch={onUnmatch} />
      <PersonText person={person} actions={actions} />
      <PersonActions name={person.user.firstName} state={actions} />
    </Page>
  );
}

/** The page of a member, for those who have met them. */
export function PersonScreen({ state }: { readonly state: PersonScreenState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <Page className={styles.page}>
          <SkeletonGroup label="Loading the profile">
            <div className={styles.portrait}>
              <Skeleton shape="picture" height="372px" />
            </div>
            <div className={styles.loading}>
              <Skeleton width="60%" height="40px" />
              <Skeleton width="45%" />
              <Skeleton width="90%" />
              <Skeleton width="80%" />
            </div>
            <PersonActionsPlaceholder />
          </SkeletonGroup>
        </Page>
      );
    case 'failed':
      return (
        <EmptyPage
          scene="offline"
          title="Failed to load this profile"
          action={<Button onClick={state.onRetry}>Try again</Button>}
        >
          Check your internet and try again.
        </EmptyPage>
      );
    case 'not-found':
      return (
        <EmptyPage
          scene="lost"
          title="This profile is not here"
          action={<LinkButton href="/browse">Browse Profiles</LinkButton>}
        >
          She may have left, or this link is wrong. Whom you have blocked stands in Account Settings.
        </EmptyPage>
      );
    case 'ready':
      return <Person {...state} />;
  }
}
