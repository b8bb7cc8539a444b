import { type ReactNode, useId } from 'react';
import styles from './AccountScreen.module.css';

interface AccountSectionProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly tone?: 'usual' | 'danger' | undefined;
  readonly children: ReactNode;
}

/** One chapter of the account: its name on the left where there is room, what can be done on the right. */
export function AccountSection({ title, lead, tone = 'usual', children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
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
