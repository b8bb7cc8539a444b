import { type ReactNode, type Ref, useId } from 'react';
import styles from './AccountScreen.module.css';

interface AccountSectionProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly tone?: 'usual' | 'danger' | undefined;
  /** Makes the section focusable, for content that may disappear while it has the focus. */
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly children: ReactNode;
}

/** A section of the account page: on a wide screen its title is on the left and its content on the right. */
export function AccountSection({ title, lead, tone = 'usual', ref, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section ref={ref} className={styles.section} tabIndex={ref ? -1 : undefined} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.heading} data-tone={tone}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
