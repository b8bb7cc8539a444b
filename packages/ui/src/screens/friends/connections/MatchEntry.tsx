import type { ConnectionView } from '@nestmates/application/friends/connections/contract.ts';
import { Baby, ChevronDown, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { ChildChips } from '../../members/people/ChildChips.tsx';
import { nameAndAge, profileGroups } from '../../members/people/person-text.ts';
import { reportOfMember } from '../../trust/reports/report-context.ts';
import { PhotoCheckedBadge } from '../../trust/selfie-checks/PhotoChecked.tsx';
import { MemberMenu } from '../blocks/MemberMenu.tsx';
import { FoldedReasons } from '../reasons/FoldedReasons.tsx';
import styles from './MatchEntry.module.css';
import { MatchRow } from './MatchRow.tsx';
import { type LockableAction, type MessageAction, MessageButton } from './MessageButton.tsx';

export interface MatchEntryProps {
  readonly match: ConnectionView;
  readonly now: Date;
  readonly open: boolean;
  readonly message: MessageAction;
  readonly swap: LockableAction;
  /** Why the two match; loaded once it is shown. */
  reasons(match: ConnectionView): ReactNode;
  onToggle(match: ConnectionView): void;
  onBlock(match: ConnectionView): void;
  onUnmatch(match: ConnectionView): void;
}

const limits: Readonly<Record<string, number>> = { 'Children Interests': 12 };
const defaultLimit = 3;

function ProfileTagLists({ user }: Pick<ConnectionView, 'user'>) {
  const groups = profileGroups(user).filter(({ tags }) => tags.length > 0);
  if (!user.bio && groups.length === 0) return null;
  return (
    <dl className={styles.groups}>
      {user.bio && (
        <div className={styles.bio}>
          <dt>About Me</dt>
          <dd>{user.bio}</dd>
        </div>
      )}
      {groups.map(({ title, tags }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{tags.slice(0, limits[title] ?? defaultLimit).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

function SwapButton({ swap, name }: { readonly swap: LockableAction; readonly name: string }) {
  const label = `Request Babysitting Swap with ${name}`;
  return 'href' in swap ? (
    <LinkButton look="outline" size="small" href={swap.href} icon={<Baby aria-hidden />} aria-label={label}>
      Request Babysitting Swap
    </LinkButton>
  ) : (
    <Button
      look="locked"
      size="small"
      icon={<Lock aria-hidden />}
      aria-label={`${label}, comes with Pro`}
      onClick={swap.onLocked}
    >
      Request Babysitting Swap
    </Button>
  );
}

type ProfileProps = Pick<MatchEntryProps, 'match' | 'swap' | 'reasons' | 'onBlock' | 'onUnmatch'>;

function Profile({ match, swap, reasons, onBlock, onUnmatch }: ProfileProps) {
  const { user, children } = match;
  return (
    <>
      <ChildChips childChips={children} />
      <PhotoCheckedBadge at={user.photoCheckedAt} name={user.firstName} />
      <ProfileTagLists user={user} />
      <FoldedReasons score={match.compatibilityScore} level={3}>
        {reasons(match)}
      </FoldedReasons>
      <p>
        <TextLink href={`/people/${user.id}`}>See her whole profile</TextLink>
      </p>
      <div className={styles.actions}>
        <SwapButton swap={swap} name={user.firstName} />
        <MemberMenu
          name={user.firstName}
          onBlock={() => onBlock(match)}
          report={reportOfMember(user)}
          onUnmatch={() => onUnmatch(match)}
        />
      </div>
    </>
  );
}

/** A connection: a row that opens to the profile and the actions, and below it the message. */
export function MatchEntry({ open, now, message, onToggle, ...rest }: MatchEntryProps) {
  const { match } = rest;
  const id = useId();
  return (
    <article className={styles.entry} aria-label={nameAndAge(match.user)} data-open={open}>
      <MatchRow match={match} now={now} end={<ChevronDown className={styles.chevron} aria-hidden />}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onToggle(match)}
        >
          {nameAndAge(match.user)}
        </button>
      </MatchRow>
      <div className={styles.message}>
        <MessageButton message={message} name={match.user.firstName} quiet />
      </div>
      {open && (
        <div id={id} className={styles.profile}>
          <Profile {...rest} />
        </div>
      )}
    </article>
  );
}
