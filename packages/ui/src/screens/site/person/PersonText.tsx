import type { PersonPageView } from '@nestmates/application/site/person/contract.ts';
import { Lock, Store } from 'lucide-react';
import type { Ref } from 'react';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import { NobodyNew } from '../../friends/connections/NobodyNew.tsx';
import { FoldedReasons } from '../../friends/reasons/FoldedReasons.tsx';
import { MatchReasons } from '../../friends/reasons/MatchReasons.tsx';
import { ChildChips } from '../../members/people/ChildChips.tsx';
import { locationText, nameAndAge, profileGroups, swapsDoneText } from '../../members/people/person-text.ts';
import { PhotoCheckedBadge } from '../../trust/selfie-checks/PhotoChecked.tsx';
import { FreeTogether } from './FreeTogether.tsx';
import type { PersonActionsState } from './PersonActions.tsx';
import styles from './PersonText.module.css';
import { PlanRows } from './PlanRows.tsx';
import { SharedPlans } from './SharedPlans.tsx';
import { SoldThings } from './SoldThings.tsx';
import { SwapsDone } from './SwapsDone.tsx';

interface PersonTextProps {
  readonly person: PersonPageView;
}

interface AboutProps extends PersonTextProps {
  readonly nameRef: Ref<HTMLHeadingElement>;
}

function About({ person: { user, children, match }, nameRef }: AboutProps) {
  const place = user.zipCode ? locationText(user.zipCode, match?.distance.label) : undefined;
  const city = [user.city, match?.distance.label.toLowerCase()].filter(Boolean).join(' · ');
  return (
    <div className={styles.about}>
      <h1 ref={nameRef} className={styles.name}>
        {nameAndAge(user)}
      </h1>
      <p className={styles.quiet}>
        {place ?? city}
        {user.swapsDone > 0 && ` · ${swapsDoneText(user.swapsDone)}`}
      </p>
      <Cluster gap={2}>
        <ChildChips childChips={children} />
        <PhotoCheckedBadge at={user.photoCheckedAt} name={user.firstName} />
      </Cluster>
      {user.bio && <p className={styles.bio}>{user.bio}</p>}
    </div>
  );
}

/** Open before the two are connected; a score ends with the connection, so it is folded then. */
function WhyYouMatch({ person: { match, relation } }: PersonTextProps) {
  if (!match) return null;
  const reasons = <MatchReasons why={match.why} differs={match.differs} />;
  if (relation === 'connected') {
    return (
      <FoldedReasons score={match.compatibilityScore} level={2}>
        {reasons}
      </FoldedReasons>
    );
  }
  if (match.why.length === 0) return null;
  return (
    <section>
      <SectionHeading>Why you match</SectionHeading>
      {reasons}
    </section>
  );
}

function Tags({ person: { user } }: PersonTextProps) {
  return profileGroups(user)
    .filter(({ tags }) => tags.length > 0)
    .map(({ title, tags }) => (
      <section key={title}>
        <SectionHeading>{title}</SectionHeading>
        <Cluster as="ul" gap={2}>
          {tags.map((word) => (
            <li key={word}>
              <Badge tone="outline">{word}</Badge>
            </li>
          ))}
        </Cluster>
      </section>
    ));
}

/** Who the member is, why the two match, and with a connection what they have in common. */
export function PersonText({
  person,
  actions,
  nameRef,
}: AboutProps & { readonly actions: PersonActionsState }) {
  const { user, relation, connection, sells } = person;
  return (
    <div className={styles.text}>
      <About person={person} nameRef={nameRef} />
      {actions.kind === 'asked' && (
        <p>You have asked {user.firstName} to connect. She has not answered yet.</p>
      )}
      {actions.kind === 'asked-me' && <NobodyNew actions={actions.actions} />}
      <WhyYouMatch person={person} />
      {connection && <FreeTogether week={connection.freeTogether} name={user.firstName} />}
      {connection && <SharedPlans plans={connection.plans} name={user.firstName} />}
      {connection && <SwapsDone swaps={connection} name={user.firstName} />}
      {actions.kind === 'connected' && <PlanRows {...actions} />}
      <SoldThings person={person} />
      <Tags person={person} />
      {sells && person.listings.length === 0 && (
        <LinkList>
          <LinkRow href={`/seller/${user.id}`} lead={<Store aria-hidden />}>
            {relation === 'self' ? 'What you sell' : `What ${user.firstName} sells`}
          </LinkRow>
        </LinkList>
      )}
      {!connection && relation !== 'self' && (
        <p className={styles.later}>
          <Lock aria-hidden />
          You see when you both have time once you are connected.
        </p>
      )}
    </div>
  );
}
