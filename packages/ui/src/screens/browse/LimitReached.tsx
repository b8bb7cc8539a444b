import { freeDailySwipes } from '@nestmates/domain/matching/swipes.ts';
import { proFeatures } from '@nestmates/domain/subscriptions/plans.ts';
import { Check } from 'lucide-react';
import { LinkButton } from '../../components/LinkButton.tsx';
import { NestDrawing } from '../../drawings/NestDrawing.tsx';
import styles from './LimitReached.module.css';

const pro = proFeatures.filter(({ open }) => open);

export interface LimitReachedProps {
  /** "7:00 PM", in her own time. */
  readonly backAt: string;
}

/** All swipes of the day are used: when there are more, and with what there would be no end to them. */
export function LimitReached({ backAt }: LimitReachedProps) {
  return (
    <div className={styles.limit} role="status">
      <NestDrawing scene="full" />
      <h2 className={styles.title}>
        That was <em>today’s {freeDailySwipes}</em>
      </h2>
      <p className={styles.words}>You have used all your swipes for today. They come back at {backAt}.</p>
      <section className={styles.pro}>
        <h3 className={styles.heading}>With Pro</h3>
        <ul>
          {pro.map(({ says }) => (
            <li key={says} className={styles.gain}>
              <Check aria-hidden />
              {says}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.ways}>
        <LinkButton href="/subscribe">View Plans</LinkButton>
        <LinkButton look="outline" href="/matches">
          Your Connections
        </LinkButton>
      </div>
    </div>
  );
}
