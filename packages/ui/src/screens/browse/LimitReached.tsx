import { freeSwipesADay } from '@nestmates/domain/matching/swipes.ts';
import { Check } from 'lucide-react';
import { LinkButton } from '../../components/LinkButton.tsx';
import { NestDrawing } from '../../drawings/NestDrawing.tsx';
import styles from './LimitReached.module.css';

const pro = [
  'Swipe as much as you like',
  'Be among the first that other moms see',
  'Write to your connections without limit',
  'Babysitting swaps, check-ins and the calendar',
  'Browse and buy in the marketplace',
] as const;

export interface LimitReachedProps {
  /** "7:00 PM", in her own time. */
  readonly backAt: string;
  /** Where the plans are, once there is such a page. */
  readonly plansHref?: string | undefined;
}

/** All swipes of the day are used: when there are more, and with what there would be no end to them. */
export function LimitReached({ backAt, plansHref }: LimitReachedProps) {
  return (
    <div className={styles.limit} role="status">
      <NestDrawing scene="full" />
      <h2 className={styles.title}>
        That was <em>today’s {freeSwipesADay}</em>
      </h2>
      <p className={styles.words}>You have used all your swipes for today. They come back at {backAt}.</p>
      <section className={styles.pro}>
        <h3 className={styles.heading}>With Pro</h3>
        <ul>
          {pro.map((gain) => (
            <li key={gain} className={styles.gain}>
              <Check aria-hidden />
              {gain}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.ways}>
        {plansHref && <LinkButton href={plansHref}>View Plans</LinkButton>}
        <LinkButton look={plansHref ? 'outline' : 'main'} href="/matches">
          Your Connections
        </LinkButton>
      </div>
    </div>
  );
}
