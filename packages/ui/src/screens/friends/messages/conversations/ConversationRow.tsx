import { Link } from '../../../../components/actions/Link.tsx';
import { Avatar } from '../../../../components/people/Avatar.tsx';
import { MemberMenu } from '../../blocks/MemberMenu.tsx';
import styles from './ConversationRow.module.css';
import type { Conversation } from './conversation.ts';
import { reportOfOther } from './report-of-other.ts';

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly open: boolean;
  /** Shows only the avatar, in the collapsed list. */
  readonly folded: boolean;
}

const maxCount = 99;

export function ConversationRow({ conversation, open, folded }: ConversationRowProps) {
  const { userId, name, face, backdrop, bio, interests, about, last, unread } = conversation;
  return (
    <li className={styles.item}>
      <Link
        className={styles.row}
        href={`/messages/${userId}`}
        aria-current={open ? 'true' : undefined}
        data-folded={folded}
        data-unread={unread > 0}
      >
        <span className={styles.portrait}>
          <Avatar name={name} face={face} backdrop={backdrop} size="medium" decorative />
          {unread > 0 && (
            <span className={styles.count} aria-hidden="true">
              {unread > maxCount ? `${maxCount}+` : unread}
            </span>
          )}
        </span>
        <span className={folded ? styles.visuallyHidden : styles.text}>
          <span className={styles.name}>{name}</span>
          <span className={styles.line}>
            {last?.mine && <span className={styles.visuallyHidden}>You: </span>}
            {/* Isolates right-to-left text from the line. */}
            <bdi>{last?.text ?? bio ?? 'Start a conversation...'}</bdi>
          </span>
          {(about || interests.length > 0) && (
            <span className={styles.interests}>{about ? `About ${about}` : interests.join(', ')}</span>
          )}
          {unread > 0 && <span className={styles.visuallyHidden}>, {unread} unread</span>}
        </span>
      </Link>
      {!folded && <MemberMenu name={name} report={reportOfOther(conversation)} />}
    </li>
  );
}
