import type { ReportView } from '@nestmates/application/trust/reports/contract.ts';
import { categories } from '@nestmates/domain/trust/reports/categories.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { ClampedText } from '../../../components/labels/ClampedText.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { kindAndTitle } from '../thing-text.ts';
import { dateText } from '../trust-dates.ts';
import styles from './MyReportsScreen.module.css';
import { statusOf } from './report-text.ts';

export interface ReportEntryProps {
  readonly report: ReportView;
  readonly withdrawing: boolean;
  /** The reporter has to verify the e-mail first. */
  readonly mustVerifyEmail: boolean;
  onAdd(): void;
  onWithdraw(): void;
}

/** What the member has reported, and what became of it. */
export function ReportEntry({ report, withdrawing, mustVerifyEmail, onAdd, onWithdraw }: ReportEntryProps) {
  const { about, category, words, state, at } = report;
  const { tone, label, sentence } = statusOf(report, { mustVerifyEmail });
  const name = kindAndTitle(about);
  return (
    <article className={styles.entry} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className={styles.facts}>
        {categories[category].label} · <time dateTime={at}>{dateText(at)}</time>
      </p>
      {words !== null && <ClampedText about="the report">{words}</ClampedText>}
      <p className={styles.facts}>{sentence}</p>
      {state === 'received' && (
        <Cluster gap={2}>
          <Button look="outline" size="small" aria-label={`Add to It: ${name}`} onClick={onAdd}>
            Add to It
          </Button>
          <Button
            look="outline"
            size="small"
            aria-label={`${withdrawing ? 'Withdrawing…' : 'Withdraw'}: ${name}`}
            pending={withdrawing}
            pendingLabel="Withdrawing…"
            onClick={onWithdraw}
          >
            Withdraw
          </Button>
        </Cluster>
      )}
    </article>
  );
}
