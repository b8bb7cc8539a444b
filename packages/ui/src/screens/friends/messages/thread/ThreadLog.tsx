import { keepPaymentsHere, leadsElsewhere } from '@nestmates/domain/friends/messages/pay-elsewhere.ts';
import { ArrowDown } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { ThreadDay } from './ThreadDay.tsx';
import styles from './ThreadLog.module.css';
import type { ThreadMember } from './thread-member.ts';
import { chunksOf, type ThreadMessage, threadRows } from './thread-rows.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

export type OlderMessages = 'none' | 'more' | 'loading' | 'failed';

export interface ThreadLogProps {
  readonly other: Pick<ThreadMember, 'userId' | 'name'>;
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[];
  readonly older: OlderMessages;
  readonly now: Date;
  /** Whether a message that leads to paying elsewhere gets a line: between two who are not connected, or about a listing. */
  readonly guardsPayments: boolean;
  /** What stands below a message, such as the playdate that it proposes. */
  readonly below?: ((message: ThreadMessage) => ReactNode) | undefined;
  readonly onOlder: () => void;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
  /** Whether the newest message is in the viewport. */
  readonly onAtEnd: (atEnd: boolean) => void;
}

/** Rows are grouped into chunks, so that the browser can skip the layout of those outside the viewport. */
const chunkSize = 40;

/** A scroll container must be reachable by keyboard. */
const focusable = { tabIndex: 0 };

/** Memoized: rendered again only when the messages change. */
export const ThreadLog = memo(function ThreadLog({
  other,
  messages,
  older,
  now,
  guardsPayments,
  below,
  onOlder,
  onRetry,
  onDiscard,
  onAtEnd,
}: ThreadLogProps) {
  const { name } = other;
  const scroll = useThreadScroll(name, messages.at(-1));
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => onAtEnd(scroll.atEnd), [onAtEnd, scroll.atEnd]);

  useEffect(() => {
    if (older !== 'more' || !top.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && onOlder(), {
      root: scroll.scroller.current,
      rootMargin: '600px 0px 0px 0px',
    });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [older, onOlder, scroll.scroller]);

  return (
    <div className={styles.frame}>
      <div
        ref={scroll.scroller}
        className={styles.scroller}
        onScroll={scroll.onScroll}
        role="log"
        aria-live="off"
        aria-label={`Messages with ${name}`}
        {...focusable}
      >
        <div className={styles.content}>
          <div ref={top} className={styles.top}>
            {older === 'loading' && <p className={styles.waiting}>Loading earlier messages…</p>}
            {older === 'failed' && (
              <Button look="outline" size="small" onClick={onOlder}>
                Load earlier messages
              </Button>
            )}
          </div>
          {messages.length === 0 && (
            <div className={styles.empty}>
              <EmptyState scene="letter" title="Start the conversation!">
                Say hello to {name}. What you write is only for the two of you.
              </EmptyState>
            </div>
          )}
          {chunksOf(threadRows(messages, now), chunkSize).map(({ key, rows }) => (
            <ol key={key} className={styles.chunk}>
              {rows.map((row) =>
                row.kind === 'day' ? (
                  <ThreadDay key={row.key}>{row.label}</ThreadDay>
                ) : (
                  <MessageBubble
                    key={row.message.key}
                    message={row.message}
                    note={row.note}
                    other={other}
                    onRetry={onRetry}
                    onDiscard={onDiscard}
                  >
                    {below?.(row.message)}
                    {guardsPayments && !row.message.mine && leadsElsewhere(row.message.text) && (
                      <p className={styles.guard}>{keepPaymentsHere}</p>
                    )}
                  </MessageBubble>
                ),
              )}
            </ol>
          ))}
        </div>
      </div>
      {scroll.unseenCount > 0 && (
        <button type="button" className={styles.newMessages} onClick={scroll.scrollToEnd}>
          <ArrowDown aria-hidden />
          {scroll.unseenCount === 1 ? 'New message' : `${scroll.unseenCount} new messages`}
        </button>
      )}
      <p role="status" className={styles.visuallyHidden}>
        {scroll.announcement}
      </p>
    </div>
  );
});
