import type { ConnectionView } from '@nestmates/application/friends/connections/contract.ts';
import { Baby, ChevronDown, Lock } from 'lucide-react';
import { useId } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { ScoreBadge } from '../../../components/labels/ScoreBadge.tsx';
import { shortLabel } from '../../../components/labels/short-label.ts';
import { Avatar } from '../../../components/people/Avatar.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { ChildChips } from '../../members/people/ChildChips.tsx';
import { locationText, nameAndAge, profileGroups, swapsDoneText } from '../../members/people/person-text.ts';
import { reportOfMember } from '../../trust/reports/report-context.ts';
import { PhotoCheckedBadge } from '../../trust/selfie-checks/PhotoChecked.tsx';
import { MemberMenu } from '../blocks/MemberMenu.tsx';
import styles from './MatchEntry.module.css';
import { type MessageAction, MessageButton } from './MessageButton.tsx';

/** The link to request a swap; a Free member is told there what unlocks it. */
export interface SwapLink {
  readonly href: string;
  readonly locked: boolean;
}

export interface MatchEntryProps {
  readonly match: ConnectionView;
  readonly open: boolean;
  readonly message: MessageAction;
  readonly swap: SwapLink;
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

function Profile({ match, message, swap, onBlock, onUnmatch }: Omit<MatchEntryProps, 'open' | 'onToggle'>) {
  const { user, children } = match;
  return (
    <>
      <ChildChips childChips={children} />
      <PhotoCheckedBadge at={user.photoCheckedAt} name={user.firstName} />
      <ProfileTagLists user={user} />
      <p>
        <TextLink href={`/people/${user.id}`}>See her whole profile</TextLink>
      </p>
      <div className={styles.actions}>
        <MessageButton message={message} name={user.firstName} />
        <LinkButton
          look="outline"
          size="small"
          href={swap.href}
          icon={swap.locked ? <Lock aria-hidden /> : <Baby aria-hidden />}
          aria-label={`Request Babysitting Swap with ${user.firstName}`}
        >
          Request Babysitting Swap
        </LinkButton>
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

const childCount = (count: number) => (count === 1 ? '1 child' : `${count} children`);

/** A connection: a row with name and score that opens to the profile and the actions. */
export function MatchEntry({ open, onToggle, ...rest }: MatchEntryProps) {
  const { user, children, compatibilityScore, scoreLabel } = rest.match;
  const id = useId();
  const facts = [
    user.zipCode && locationText(user.zipCode),
    children.length > 0 && childCount(children.length),
    user.swapsDone > 0 && swapsDoneText(user.swapsDone),
  ];
  return (
    <article className={styles.entry} aria-label={nameAndAge(user)} data-open={open}>
      <div className={styles.row}>
        <Avatar name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} size="large" decorative />
        <div className={styles.identity}>
          <h2 className={styles.name}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => onToggle(rest.match)}
            >
              {nameAndAge(user)}
            </button>
          </h2>
          <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <ScoreBadge score={compatibilityScore} label={shortLabel(scoreLabel)} layout="below" />
        <ChevronDown className={styles.chevron} aria-hidden />
      </div>
      {open && (
        <div id={id} className={styles.profile}>
          <Profile {...rest} />
        </div>
      )}
    </article>
  );
}
