import type { BlockedView } from '@nestmates/application/friends/blocks/contract.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { localFormat } from '../../../dates/local-format.ts';
import { useTapGuard } from '../../../taps/use-tap-guard.ts';
import styles from './BlockedSection.module.css';
import { MemberMenu } from './MemberMenu.tsx';

export interface BlockedListProps {
  readonly blocked: readonly BlockedView[];
  /** The members whose unblock is being sent. */
  readonly unblocking?: readonly number[] | undefined;
  onUnblock(member: BlockedView): void;
}

const day = localFormat({ month: 'short', day: 'numeric', year: 'numeric' });

export function BlockedList({ blocked, unblocking = [], onUnblock }: BlockedListProps) {
  const taps = useTapGuard(blocked.map(({ userId }) => userId));
  return (
    <ul className={styles.list}>
      {blocked.map((member) => {
        const { userId, firstName, blockedAt } = member;
        const pending = unblocking.includes(userId);
        return (
          <li key={userId} className={styles.row}>
            <span className={styles.member}>
              <span className={styles.name}>{firstName}</span>
              <span className={styles.date}>Blocked on {day.format(new Date(blockedAt))}</span>
            </span>
            <MemberMenu
              name={firstName}
              report={{ about: { kind: 'member', id: userId }, name: firstName }}
            />
            <Button
              look="outline"
              size="small"
              aria-label={`${pending ? 'Unblocking…' : 'Unblock'} ${firstName}`}
              pending={pending}
              pendingLabel="Unblocking…"
              onClick={(event) => {
                if (taps.isIntended(event, 'unblock')) onUnblock(member);
              }}
            >
              Unblock
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
