import type { PersonPageView } from '@nestmates/application/site/person/contract.ts';
import { useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { EmptyPage } from '../../../components/layout/EmptyPage.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { useScrolledPast } from '../../../components/layout/use-scrolled-past.ts';
import { Avatar } from '../../../components/people/Avatar.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { MemberMenu } from '../../friends/blocks/MemberMenu.tsx';
import { nameAndAge } from '../../members/people/person-text.ts';
import { reportOfMember } from '../../trust/reports/report-context.ts';
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

/** Who it is, once the name in the page has scrolled away. The page says it to screen readers. */
const PersonInHeader = ({ user }: Pick<PersonPageView, 'user'>) => (
  <div className={styles.inHeader} aria-hidden>
    <Avatar name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} size="small" decorative />
    <span className={styles.name}>{nameAndAge(user)}</span>
  </div>
);

function Person({ person, actions, onBlock, onUnmatch }: ShownPerson) {
  const page = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  useFocusContainerWhenLost(page, actions.kind);
  const { user, relation } = person;
  const menu = (look: 'plain' | 'float') =>
    relation !== 'self' && (
      <MemberMenu
        name={user.firstName}
        look={look}
        onBlock={onBlock}
        report={reportOfMember(user)}
        onUnmatch={onUnmatch}
      />
    );
  return (
    <Page
      ref={page}
      className={styles.page}
      instead={useScrolledPast(name) ? <PersonInHeader user={user} /> : undefined}
      actions={menu('plain')}
    >
      <PersonPortrait person={person} menu={menu('float')} />
      <PersonText person={person} actions={actions} nameRef={name} />
      <PersonActions name={user.firstName} state={actions} />
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
