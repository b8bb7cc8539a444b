import { CircleAlert, RotateCw, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { type ReportSubject, useReport } from '../../../trust/reports/report-context.ts';
import styles from './MessageBubble.module.css';
import { MessageMenu } from './MessageMenu.tsx';
import { MessageText } from './MessageText.tsx';
import type { ThreadMember } from './thread-member.ts';
import type { ThreadMessage } from './thread-rows.ts';

interface MessageBubbleProps {
  readonly message: ThreadMessage;
  readonly note: string | null;
  /** Who writes with the reader. */
  readonly other: Pick<ThreadMember, 'userId' | 'name'>;
  /** What stands below it. */
  readonly children?: ReactNode;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
}

const reportOfMessage = (
  id: number,
  { userId, name }: Pick<ThreadMember, 'userId' | 'name'>,
): ReportSubject => ({
  about: { kind: 'message', id },
  name: 'this message',
  member: { userId, firstName: name },
});

/** Memoized: typing must not render the messages again. */
export const MessageBubble = memo(function Bubble({
  message,
  note,
  other,
  children,
  onRetry,
  onDiscard,
}: MessageBubbleProps) {
  const { key, mine, text, delivery, reportId } = message;
  const onReport = useReport(reportId === undefined ? undefined : reportOfMessage(reportId, other));
  const bubble = (
    <p className={styles.bubble} data-state={delivery.kind}>
      <span className={styles.visuallyHidden}>{mine ? 'You: ' : ''}</span>
      <MessageText>{text}</MessageText>
    </p>
  );
  return (
    <li className={styles.row} data-mine={mine} data-last={note !== null}>
      <div className={styles.line} data-menu={onReport !== undefined}>
        {onReport ? (
          <MessageMenu text={text} onReport={onReport}>
            {bubble}
          </MessageMenu>
        ) : (
          bubble
        )}
      </div>
      {children}
      {note !== null && <p className={styles.note}>{note}</p>}
      {delivery.kind === 'failed' && (
        <div className={styles.failed}>
          <p className={styles.reason}>
            <CircleAlert aria-hidden />
            {delivery.reason}
          </p>
          <button type="button" className={styles.action} onClick={() => onRetry(key)}>
            <RotateCw aria-hidden />
            Try again
          </button>
          <button type="button" className={styles.action} onClick={() => onDiscard(key)}>
            <Trash2 aria-hidden />
            Discard
          </button>
        </div>
      )}
    </li>
  );
});
