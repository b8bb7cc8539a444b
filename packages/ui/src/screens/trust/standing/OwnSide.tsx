import type { StandingView } from '@nestmates/application/trust/standing/contract.ts';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { timeOn } from '../trust-dates.ts';
import { OwnSideForm, type OwnSideState } from './OwnSideForm.tsx';
import styles from './StandingScreen.module.css';

interface OwnSideProps extends OwnSideState {
  readonly said: NonNullable<StandingView['ownSide']>['said'];
  readonly now: Date;
}

/** What the member has said, until somebody decides: to be read again and changed. */
export function OwnSide({ said, now, ...form }: OwnSideProps) {
  const [changing, setChanging] = useState(false);
  return (
    <section className={styles.section} aria-label="Your side">
      {said && !changing ? (
        <>
          <h2 className={styles.heading}>Your side</h2>
          <p className={styles.words}>{said.words}</p>
          <p className={styles.quiet}>Sent {timeOn(said.at, now)}. Whoever looks at it reads this first.</p>
          <div>
            <Button look="outline" size="small" onClick={() => setChanging(true)}>
              Change It
            </Button>
          </div>
        </>
      ) : (
        <OwnSideForm {...form} initial={said?.words} onCancel={said ? () => setChanging(false) : undefined} />
      )}
    </section>
  );
}
