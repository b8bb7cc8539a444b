import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';

const icons = { note: Info, good: CircleCheck, waiting: Clock, wrong: CircleAlert };

export interface BannerProps {
  readonly look?: keyof typeof icons | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Makes it a live region, for a banner that appears later. */
  readonly announced?: boolean | undefined;
  /** Keeps the action under the text on a wide screen too, for a narrow column. */
  readonly stacked?: boolean | undefined;
}

const live = (look: keyof typeof icons) => (look === 'wrong' ? 'alert' : 'status');

/** A message that stays on the page; for a passing one use a toast. */
export function Banner({
  look = 'note',
  title,
  children,
  action,
  announced = false,
  stacked = false,
}: BannerProps) {
  const Icon = icons[look];
  return (
    <div
      className={styles.banner}
      data-look={look}
      data-stacked={stacked || undefined}
      role={announced ? live(look) : undefined}
    >
      <Icon aria-hidden />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
