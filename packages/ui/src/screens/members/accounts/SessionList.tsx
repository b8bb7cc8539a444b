import type { SessionView } from '@nestmates/application/members/accounts/contract.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { useTapGuard } from '../../../taps/use-tap-guard.ts';
import styles from './SessionList.module.css';

export interface SessionListProps {
  readonly sessions: readonly SessionView[];
  /** What else lets somebody read without logging in, as further rows (AccessRow). */
  readonly more?: ReactNode;
  /** The sessions whose end is being sent. */
  readonly ending: readonly number[];
  onEnd(session: SessionView): void;
}

/** The day is one of UTC, as the server keeps it. */
const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

export function SessionList({ sessions, more, ending, onEnd }: SessionListProps) {
  const taps = useTapGuard(sessions.map(({ id }) => id));
  return (
    <ul className={styles.list}>
      {sessions.map((session) => {
        const pending = ending.includes(session.id);
        return (
          <li key={session.id} className={styles.row}>
            <span className={styles.device}>
              <span className={styles.name}>{session.device}</span>
              <span className={styles.date}>Last seen {day.format(new Date(session.lastSeenOn))}</span>
            </span>
            {session.current ? (
              <Badge tone="moss">This device</Badge>
            ) : (
              <Button
                look="outline"
                size="small"
                aria-label={`${pending ? 'Ending…' : 'Log out'} ${session.device}`}
                pending={pending}
                pendingLabel="Ending…"
                onClick={(event) => {
                  if (taps.isIntended(event, 'end')) onEnd(session);
                }}
              >
                Log out
              </Button>
            )}
          </li>
        );
      })}
      {more}
    </ul>
  );
}
