import { keepPaymentsHere, leadsElsewhere } from '@nestmates/domain/friends/messages/pay-elsewhere.ts';
import type { ReactNode } from 'react';
import type { ThreadWaves } from '../../waves/thread-waves.ts';
import { WaveRow } from '../../waves/WaveRow.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { ThreadDay } from './ThreadDay.tsx';
import styles from './ThreadLog.module.css';
import type { ThreadMember } from './thread-member.ts';
import type { ThreadMessage, ThreadRow } from './thread-rows.ts';

export interface ThreadEntryProps {
  readonly row: ThreadRow;
  /** Nothing has been said since. */
  readonly last: boolean;
  readonly other: Pick<ThreadMember, 'userId' | 'name' | 'backdrop'>;
  /** Waves of two who are connected. */
  readonly waves?: ThreadWaves | undefined;
  /** Whether a message that leads to paying elsewhere gets a line: between two who are not connected, or about a listing. */
  readonly guardsPayments: boolean;
  /** What stands below a message, such as the playdate that it proposes. */
  readonly below?: ((message: ThreadMessage) => ReactNode) | undefined;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
}

/** A day, a message or a wave. */
export function ThreadEntry({
  row,
  last,
  other,
  waves,
  guardsPayments,
  below,
  onRetry,
  onDiscard,
}: ThreadEntryProps) {
  switch (row.kind) {
    case 'day':
      return <ThreadDay>{row.label}</ThreadDay>;
    case 'wave':
      return waves && <WaveRow wave={row.wave} waves={waves} other={other} last={last} />;
    case 'message':
      return (
        <MessageBubble
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
      );
  }
}
