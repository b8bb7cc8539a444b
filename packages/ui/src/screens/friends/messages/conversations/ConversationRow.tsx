import type { ChildChipView } from '@nestmates/application/members/people/person-view.ts';
import { Link } from '../../../../components/actions/Link.tsx';
import { Avatar } from '../../../../components/people/Avatar.tsx';
import type { Backdrop } from '../../../../drawings/backdrops.ts';
import type { Face } from '../../../../drawings/face.ts';
import { MemberMenu } from '../../blocks/MemberMenu.tsx';
import { MatchPercent } from '../../matching/MatchPercent.tsx';
import styles from './ConversationRow.module.css';
import { reportOfOther } from './report-of-other.ts';

export interface Conversation {
  readonly userId: number;
  readonly name: string;
  readonly face: Face;
  /** When the photo that is shown was checked. */
  readonly photoCheckedAt?: string | null | undefined;
  readonly backdrop?: Backdrop | undefined;
  /** Null for somebody who is no connection. */
  readonly score: number | null;
  readonly age: number | null;
  readonly children: readonly ChildChipView[];
  /** "Within 5 km"; null where a place is unknown. */
  readonly distance: string | null;
  /** Shown while there is no message; null without a bio. */
  readonly bio: string | null;
  readonly interests: readonly string[];
  /** Their plan has no messages: they read and answer once they have Pro. */
  readonly answersWithPro?: boolean | undefined;
  /** The title of the listing that the two write about. */
  readonly about?: string | undefined;
  readonly last: { readonly text: string; readonly mine: boolean } | null;
  readonly unread: number;
}

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly open: boolean;
  /** Shows only the avatar, in the collapsed list. */
  readonly folded: boolean;
}

const maxCount = 99;

export function ConversationRow({ conversation, open, folded }: ConversationRowProps) {
  const { userId, name, face, backdrop, score, bio, interests, about, last, unread } = conversation;
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
          <span className={styles.head}>
            <span className={styles.name}>{name}</span>
            {score !== null && <MatchPercent score={score} />}
          </span>
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
