import { ChevronLeft } from 'lucide-react';
import { Link } from '../actions/Link.tsx';
import styles from './BackLink.module.css';

export interface BackTo {
  readonly href: string;
  /** The name of the page that it leads to. */
  readonly label: string;
  /**
   * Says where the link is left out, because what stands beside the page leads there too: from a width on, or in two
   * panes (`Panes`).
   */
  readonly besideFrom?: 'medium' | 'panes' | 'wide' | undefined;
}

/** Leads to the page above: on a phone an icon in the header, elsewhere a line above the title. */
export function BackLink({ href, label, besideFrom }: BackTo) {
  return (
    <Link className={styles.back} href={href} aria-label={`Back to ${label}`} data-beside-from={besideFrom}>
      <ChevronLeft aria-hidden />
      <span className={styles.label}>{label}</span>
    </Link>
  );
}
