import type { NotificationView } from '@nestmates/application/members/notifications/contract.ts';
import type { NotificationKind } from '@nestmates/domain/members/notifications/notification.ts';
import {
  Baby,
  CalendarHeart,
  HeartHandshake,
  MessageSquareText,
  Package,
  ShieldCheck,
  Tag,
  Wallet,
} from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';
import { Link } from '../../../components/actions/Link.tsx';
import { Avatar } from '../../../components/people/Avatar.tsx';
import { PhotoPicture } from '../../../components/pictures/PhotoPicture.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { AnswerInRow, type RowAnswer, type RowReply } from './AnswerInRow.tsx';
import styles from './NotificationsScreen.module.css';
import { namedIn, plannedText, whenText } from './notification-rows.ts';

const icons: Readonly<Record<NotificationKind, typeof Tag>> = {
  connection: HeartHandshake,
  swap: Baby,
  playdate: CalendarHeart,
  order: Package,
  listing: Tag,
  money: Wallet,
  trust: ShieldCheck,
  feedback: MessageSquareText,
};

interface NotificationRowProps {
  readonly notification: NotificationView;
  readonly isNew: boolean;
  readonly now: Date;
  /** Given where it asks for an answer, or was answered since the page was opened. */
  readonly answer?: RowAnswer | undefined;
  onAnswer?(reply: RowReply, event: MouseEvent): void;
}

/** The thing where it is about one, else whom it is about. */
function Picture({ notification: { who, kind, imageUrl } }: Pick<NotificationRowProps, 'notification'>) {
  const [failed, setFailed] = useState(false);
  if (imageUrl !== undefined && !failed) {
    return (
      <span className={styles.plate}>
        <PhotoPicture
          className={styles.thing}
          src={imageUrl}
          size="avatar"
          loading="lazy"
          onError={() => setFailed(true)}
        />
      </span>
    );
  }
  if (who) {
    return (
      <Avatar
        name={who.firstName ?? ''}
        face={photoOrInitial(who.profilePhotoUrl)}
        size="medium"
        decorative
      />
    );
  }
  const Icon = icons[kind];
  return (
    <span className={styles.plate}>
      <Icon aria-hidden />
    </span>
  );
}

/** A face or what it is about, a sentence and when; it leads to its page as long as that is there. */
export function NotificationRow({ notification, isNew, now, answer, onAnswer }: NotificationRowProps) {
  const sentenceId = useId();
  const { at, href, time } = notification;
  const planned = time && !answer?.waiting?.detail ? plannedText(time) : undefined;
  const { before, name, after } = namedIn(notification);
  const content = (
    <>
      <Picture notification={notification} />
      <span id={sentenceId} className={styles.sentence}>
        {isNew && <span className={styles.new}>New: </span>}
        {before}
        {name && <b>{name}</b>}
        {after}
        {planned && <span className={styles.planned}>{planned}</span>}
      </span>
      <time className={styles.when} dateTime={at}>
        {whenText(at, now)}
      </time>
    </>
  );
  return (
    <li className={styles.item} data-new={isNew}>
      {href === null ? (
        <div className={styles.row}>{content}</div>
      ) : (
        <Link className={styles.row} href={href}>
          {content}
        </Link>
      )}
      {answer && onAnswer && (
        <AnswerInRow answer={answer} describedBy={sentenceId} href={href} onAnswer={onAnswer} />
      )}
    </li>
  );
}
