import type { CheckInView } from '@nestmates/application/together/check-ins/contract.ts';
import { Lock, MapPin } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Card } from '../../../components/layout/Card.tsx';
import { HiddenLine } from '../../platform/access/HiddenLine.tsx';
import styles from './CurrentCheckIn.module.css';
import { sinceText, visibilityText } from './check-in-text.ts';

export interface CurrentCheckInProps {
  readonly checkIn: CheckInView;
  readonly now: Date;
  readonly checkingOut: boolean;
  onCheckOut(): void;
}

/** Where the member is checked in now. */
export type CurrentState =
  | Unready
  | { readonly kind: 'none' }
  | ({ readonly kind: 'current' } & CurrentCheckInProps);

/** Where the member is checked in, with the button to check out. */
export function CurrentCheckIn({ checkIn, now, checkingOut, onCheckOut }: CurrentCheckInProps) {
  const Icon = checkIn.type === 'public' ? MapPin : Lock;
  return (
    <Card as="section" label="Currently checked in">
      <div className={styles.content}>
        <span className={styles.icon}>
          <Icon aria-hidden />
        </span>
        <div className={styles.text}>
          <p className={styles.since}>Currently checked in · {sinceText(checkIn, now)}</p>
          <p className={styles.location}>{checkIn.location}</p>
          {checkIn.hidden ? (
            <HiddenLine hidden={checkIn.hidden} />
          ) : (
            <p className={styles.note}>{visibilityText(checkIn, now)}</p>
          )}
        </div>
      </div>
      <Button
        look="outline"
        size="small"
        pending={checkingOut}
        pendingLabel="Checking out…"
        onClick={onCheckOut}
      >
        Check Out
      </Button>
    </Card>
  );
}
