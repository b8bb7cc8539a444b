import { utcTime } from '@nestmates/application/members/emails/utc-time.ts';
import type { CasePageView } from '@nestmates/application/office/cases/contract.ts';
import { appealUntil } from '@nestmates/domain/trust/cases/appeal.ts';
import { type DecisionKind, isTold } from '@nestmates/domain/trust/cases/decision.ts';
import { keyOfThing } from '@nestmates/domain/trust/reports/report.ts';
import { statementOf, statementSubject } from '@nestmates/domain/trust/standing/statement.ts';
import styles from './CaseParts.module.css';
import { nameOf } from './case-text.ts';
import { type DecisionForm, daysOf, endOf, openThings } from './decision-schema.ts';

interface StatementPreviewProps {
  readonly page: CasePageView;
  readonly form: DecisionForm;
  readonly now: Date;
}

function statement(
  decision: DecisionKind,
  { page, form: { rule, words, span, things }, now }: StatementPreviewProps,
): readonly string[] | undefined {
  if (rule === '') return undefined;
  const until = endOf(now, daysOf(decision, span));
  return statementOf(
    {
      decision,
      rule,
      words: words.trim() || '…',
      things: openThings(page).filter((thing) => things.includes(keyOfThing(thing))),
    },
    { until: until && utcTime(until), appealUntil: utcTime(appealUntil({ at: now })) },
  );
}

/** What the member will read, in the words of the letter, while it is written. */
export function StatementPreview(props: StatementPreviewProps) {
  const { decision } = props.form;
  const { member, isUrgent } = props.page;
  if (decision === '') return null;
  if (!isTold(decision) || !member) return <p className={styles.quiet}>Nobody is told of this decision.</p>;
  const paragraphs = statement(decision, props);
  return (
    <section aria-label={`What ${nameOf(member)} will read`}>
      <h3 className={styles.label}>What {nameOf(member)} will read</h3>
      <div className={styles.statement} aria-live="off">
        <p className={styles.subject}>{statementSubject}</p>
        {paragraphs?.map((paragraph) => <p key={paragraph}>{paragraph}</p>) ?? <p>Choose a house rule.</p>}
      </div>
      <p className={styles.quiet}>
        {isUrgent ? 'Goes out at once.' : 'Goes out in 10 to 60 minutes.'} Who reported is never told.
      </p>
    </section>
  );
}
