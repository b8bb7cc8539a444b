import type { LucideIcon } from 'lucide-react';
import styles from './LandingLine.module.css';

export interface Line {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly words: string;
}

interface LandingLineProps extends Line {
  /** The wide screen's: the icon above the title, or beside it as on a phone. */
  readonly wide: 'column' | 'row';
}

/** One thing that the product does, below a hairline. */
export function LandingLine({ Icon, title, words, wide }: LandingLineProps) {
  return (
    <div className={styles.line} data-wide={wide}>
      <Icon className={styles.icon} aria-hidden />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{words}</p>
    </div>
  );
}
