import type { ConnectionView } from '@nestmates/application/connections/contract.ts';
import { Baby, Lock } from 'lucide-react';
import { LinkButton } from '../../components/actions/LinkButton.tsx';
import { ChildChips } from '../../components/people/ChildChips.tsx';
import { Portrait } from '../../components/people/Portrait.tsx';
import { locationText, nameAndAge, profileGroups } from '../../components/people/person-text.ts';
import { Notch } from '../../components/pictures/Notch.tsx';
import { photoOrInitial } from '../../drawings/face.ts';
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
  readonly message: MessageAction;
  readonly swap: SwapLink;
  onBlock(match: ConnectionView): void;
  onUnmatch(match: ConnectionView): void;
}

const limits: Readonly<Record<string, number>> = { 'Children Interests': 12 };
const defaultLimit = 3;

function ProfileTagLists({ match }: Pick<MatchEntryProps, 'match'>) {
  const groups = profileGroups(match.user).filter(({ tags }) => tags.length > 0);
  if (groups.length === 0) return null;
  return (
    <dl className={styles.groups}>
      {groups.map(({ title, tags }) => (
        <div key={title} className={styles.group}>
          <dt>{title}</dt>
          <dd>{tags.slice(0, limits[title] ?? defaultLimit).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A connection: the profile, the score and the actions. */
export function MatchEntry({ match, message, swap, onBlock, onUnmatch }: MatchEntryProps) {
  const { user, children, compatibilityScore, scoreLabel } = match;
  const good = compatibilityScore >= 60;
  return (
    <article className={styles.entry} aria-label={nameAndAge(user)}>
      <div className={styles.lead}>
        <div className={styles.face}>
          <Portrait name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} decorative>
            <Notch size="small">
              <span className={styles.score} data-good={good}>
                {compatibilityScore}
              </span>
            </Notch>
          </Portrait>
        </div>
        <div className={styles.identity}>
          <div className={styles.line}>
            <h2 className={styles.name}>{nameAndAge(user)}</h2>
            <MemberMenu
              name={user.firstName}
              onBlock={() => onBlock(match)}
              onUnmatch={() => onUnmatch(match)}
            />
          </div>
          <p className={styles.label} data-good={good}>
            {scoreLabel}
          </p>
          <p className={styles.location}>{locationText(user.zipCode)}</p>
          <div className={styles.children}>
            <ChildChips childChips={children} />
          </div>
        </div>
      </div>
      {user.bio && (
        <section className={styles.group}>
          <h3>About Me</h3>
          <p>{user.bio}</p>
        </section>
      )}
      <ProfileTagLists match={match} />
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
      </div>
    </article>
  );
}
