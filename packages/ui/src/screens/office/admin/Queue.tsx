import { Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../components/actions/Link.tsx';
import styles from './Queue.module.css';

interface QueueIconProps {
  readonly tone: 'ochre' | 'brick' | 'moss';
  readonly children: ReactNode;
}

export const QueueIcon = ({ tone, children }: QueueIconProps) => (
  <span className={styles.icon} data-tone={tone}>
    {children}
  </span>
);

interface QueueRowProps {
  /** An icon or a face. */
  readonly picture: ReactNode;
  readonly href: string;
  readonly title: ReactNode;
  /** Stands below the title. */
  readonly children?: ReactNode;
  /** The time since which it waits. */
  readonly since: ReactNode;
  /** What opens, said at its end where there is room. */
  readonly action?: string;
}

/** Something that waits. The whole row is the link. */
export const QueueRow = ({ picture, href, title, children, since, action }: QueueRowProps) => (
  <li className={styles.row}>
    {picture}
    <div className={styles.what}>
      <Link className={styles.link} href={href} data-row>
        {title}
      </Link>
      {children}
    </div>
    {since}
    {action !== undefined && (
      <span className={styles.action} aria-hidden>
        {action}
      </span>
    )}
  </li>
);

interface QueueSectionProps {
  readonly title: string;
  readonly urgent?: boolean;
  /** Its rows. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

export const QueueSection = ({ title, urgent = false, children, below }: QueueSectionProps) => (
  <section aria-label={title}>
    <h2 className={styles.heading} data-urgent={urgent}>
      {urgent && <Siren aria-hidden />}
      {title}
    </h2>
    <ul>{children}</ul>
    {below}
  </section>
);

/** The keys of `useRowKeys`. */
export const QueueKeys = () => (
  <p className={styles.keys}>
    <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>Enter</kbd> opens
  </p>
);
