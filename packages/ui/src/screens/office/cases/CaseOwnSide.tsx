import { momentText } from '../admin/moment-text.ts';
import styles from './CaseParts.module.css';
import type { CaseReady } from './case-state.ts';

/** What the member has said before anybody decided, beside the decision that is made after reading it. */
export function CaseOwnSide({ page: { ownSide } }: Pick<CaseReady, 'page'>) {
  if (!ownSide) return null;
  return (
    <section aria-label="Her side" className={styles.statement}>
      <p className={styles.subject}>Her side</p>
      <p>{ownSide.words}</p>
      <p className={styles.quiet}>
        Sent <time dateTime={ownSide.at}>{momentText(ownSide.at)}</time>
      </p>
    </section>
  );
}
