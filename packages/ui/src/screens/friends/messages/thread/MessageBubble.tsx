import { CircleAlert, RotateCw, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import styles from './MessageBubble.module.css';
import { MessageText } from './MessageText.tsx';
import type { ThreadMessage } from './thread-rows.ts';

interface MessageBubbleProps {
  readonly message: ThreadMessage;
  readonly note: string | null;
  /** What stands below it. */
  readonly children?: ReactNode;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
}

/** Memoized: typing must not render the messages again. */
export const MessageBubble = memo(function Bubble({
  message,
  note,
  children,
  onRetry,
  onDiscard,
}: MessageBubbleProps) {
  const { key, mine, text, delivery } = message;
  return (
    <li className={styles.row} data-mine={mine} data-last={note !== null}>
      <p className={styles.bubble} data-state={delivery.kind}>
        <span className={styles.visuallyHidden}>{mine ? 'You: ' : ''}</span>
        <MessageText>{text}</MessageText>
      </p>
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
