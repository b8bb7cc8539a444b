import { featureLinesOf, freeDailySwipes } from '@nestmates/domain/platform/access/features.ts';
import { Check } from 'lucide-react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { NestDrawing } from '../../../drawings/NestDrawing.tsx';
import styles from './LimitReached.module.css';

const pro = featureLinesOf('pro').filter(({ open }) => open);

export interface LimitReachedProps {
  /** "7:00 PM", in the member's time zone. */
  readonly resetsAt: string;
}

/** The daily swipe limit is used up: when it resets, and what Pro offers. */
export function LimitReached({ resetsAt }: LimitReachedProps) {
  return (
    <div className={styles.limit} role="status">
      <NestDrawing scene="full" />
      <h2 className={styles.title}>
        That was <em>today’s {freeDailySwipes}</em>
      </h2>
      <p className={styles.text}>You have used all your swipes for today. They come back at {resetsAt}.</p>
      <section className={styles.features}>
        <h3 className={styles.heading}>With Pro</h3>
        <ul>
          {pro.map(({ says }) => (
            <li key={says} className={styles.feature}>
              <Check aria-hidden />
              {says}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.actions}>
        <LinkButton href="/subscribe">View Plans</LinkButton>
        <LinkButton look="outline" href="/matches">
          Your Connections
        </LinkButton>
      </div>
    </div>
  );
}
