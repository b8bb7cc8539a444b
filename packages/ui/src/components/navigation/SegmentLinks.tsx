import { Lock } from 'lucide-react';
import { Link } from '../actions/Link.tsx';
import styles from './SegmentLinks.module.css';

export interface SegmentLink {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
  /** Given for a page that the member's plan does not open: says so instead of leading there. */
  readonly onLocked?: (() => void) | undefined;
}

interface SegmentLinksProps {
  /** What the pages have in common. */
  readonly label: string;
  readonly links: readonly SegmentLink[];
}

/** Leads to and fro between a few pages of one tab. The menu of a wide screen has them all. */
export function SegmentLinks({ label: ofAll, links }: SegmentLinksProps) {
  return (
    <nav className={styles.links} aria-label={ofAll}>
      {links.map(({ label, href, current, onLocked }) =>
        onLocked ? (
          <button key={label} type="button" className={styles.link} aria-disabled="true" onClick={onLocked}>
            {label}
            <Lock aria-hidden />
            <span className={styles.visuallyHidden}>, locked</span>
          </button>
        ) : (
          <Link key={label} className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}
