import { ArrowDown } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import type { ThreadWaves } from '../../waves/thread-waves.ts';
import { WaveButton } from '../../waves/WaveButton.tsx';
import { newestOf } from './newest-entry.ts';
import { ThreadEntry, type ThreadEntryProps } from './ThreadEntry.tsx';
import styles from './ThreadLog.module.css';
import { chunksOf } from './thread-chunks.ts';
import { keyOf, type ThreadMessage, threadRows } from './thread-rows.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

export type OlderMessages = 'none' | 'more' | 'loading' | 'failed';

export interface ThreadLogProps extends Omit<ThreadEntryProps, 'row' | 'last'> {
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[];
  /** What stands above all waves, where the plan of the member opens no messages. */
  readonly start?: ReactNode;
  /** What stands below all messages, such as a swap that waits for an answer. */
  readonly end?: ReactNode;
  readonly older: OlderMessages;
  readonly now: Date;
  readonly onOlder: () => void;
  /** Whether the newest message is in the viewport. */
  readonly onAtEnd: (atEnd: boolean) => void;
}

/** Rows are grouped into chunks, so that the browser can skip the layout of those outside the viewport. */
const chunkSize = 40;

/** A scroll container must be reachable by keyboard. */
const focusable = { tabIndex: 0 };

const none: readonly never[] = [];

/** Waves among the loaded messages of a thread whose earlier ones are not loaded. */
function wavesBeside(
  waves: ThreadWaves | undefined,
  [oldest]: readonly ThreadMessage[],
  older: OlderMessages,
): ThreadWaves['all'] {
  if (!waves) return none;
  return older === 'none' || !oldest ? waves.all : waves.all.filter(({ at }) => at >= oldest.at);
}

/** Memoized: rendered again only when the messages change. */
export const ThreadLog = memo(function ThreadLog({
  messages,
  start,
  end,
  older,
  now,
  onOlder,
  onAtEnd,
  ...entry
}: ThreadLogProps) {
  const { waves } = entry;
  const { name } = entry.other;
  const shownWaves = wavesBeside(waves, messages, older);
  const scroll = useThreadScroll(newestOf(name, messages, shownWaves));
  const rows = threadRows(messages, now, shownWaves);
  const last = rows.at(-1);
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
        <div className={styles.content} data-start={start !== undefined}>
          <div ref={top} className={styles.top}>
            {older === 'loading' && <p className={styles.waiting}>Loading earlier messages…</p>}
            {older === 'failed' && (
              <Button look="outline" size="small" onClick={onOlder}>
                Load earlier messages
              </Button>
            )}
          </div>
          {start}
          {!start && !end && messages.length === 0 && (
            <div className={styles.empty}>
              <EmptyState
                scene="letter"
                title="Start the conversation!"
                action={
                  waves?.onWave &&
                  waves.all.length === 0 && (
                    <WaveButton look="outline" name={name} waving={waves.waving} onWave={waves.onWave} />
                  )
                }
              >
                Say hello to {name}. What you write is only for the two of you.
              </EmptyState>
            </div>
          )}
          {chunksOf(rows, chunkSize).map(({ key, rows: chunk }) => (
            <ol key={key} className={styles.chunk}>
              {chunk.map((row) => (
                <ThreadEntry key={keyOf(row)} row={row} last={row === last} {...entry} />
              ))}
            </ol>
          ))}
          {end}
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
