import { ArrowDown } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Bubble } from './MessageBubble.tsx';
import styles from './ThreadLog.module.css';
import { chunksOf, type ThreadMessage, threadRows } from './thread-rows.ts';
import { useThreadPlace } from './use-thread-scroll.ts';

export type OlderMessages = 'none' | 'more' | 'loading' | 'failed';

export interface ThreadLogProps {
  readonly name: string;
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[];
  readonly older: OlderMessages;
  readonly now: Date;
  readonly onOlder: () => void;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
  /** Whether the newest message is before her eyes. */
  readonly onAtEnd: (atEnd: boolean) => void;
}

/** So many rows are laid out, or left out, together. */
const chunkSize = 40;

/** What scrolls must be in reach of the keyboard. */
const inReach = { tabIndex: 0 };

/** Drawn anew only when a message comes, goes or changes; chunks out of sight cost no layout. */
export const ThreadLog = memo(function ThreadLog({
  name,
  messages,
  older,
  now,
  onOlder,
  onRetry,
  onDiscard,
  onAtEnd,
}: ThreadLogProps) {
  const place = useThreadPlace(name, messages.at(-1));
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => onAtEnd(place.atEnd), [onAtEnd, place.atEnd]);

  useEffect(() => {
    if (older !== 'more' || !top.current) return;
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && onOlder(), {
      root: place.scroller.current,
      rootMargin: '600px 0px 0px 0px',
    });
    watcher.observe(top.current);
    return () => watcher.disconnect();
  }, [older, onOlder, place.scroller]);

  return (
    <div className={styles.frame}>
      <div
        ref={place.scroller}
        className={styles.scroller}
        onScroll={place.onScroll}
        role="log"
        aria-live="off"
        aria-label={`Messages with ${name}`}
        {...inReach}
      >
        <div className={styles.inside}>
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
                  <li key={row.key} className={styles.day}>
                    {row.label}
                  </li>
                ) : (
                  <Bubble
                    key={row.message.key}
                    message={row.message}
                    note={row.note}
                    onRetry={onRetry}
                    onDiscard={onDiscard}
                  />
                ),
              )}
            </ol>
          ))}
        </div>
      </div>
      {place.missed > 0 && (
        <button type="button" className={styles.news} onClick={place.toEnd}>
          <ArrowDown aria-hidden />
          {place.missed === 1 ? 'New message' : `${place.missed} new messages`}
        </button>
      )}
      <p role="status" className={styles.spoken}>
        {place.heard}
      </p>
    </div>
  );
});
