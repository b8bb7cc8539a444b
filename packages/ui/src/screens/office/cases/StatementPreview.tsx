import { utcTime } from '@nestmates/application/members/emails/utc-time.ts';
import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import { appealUntil } from '@nestmates/domain/trust/cases/appeal.ts';
import { type DecisionKind, isTold } from '@nestmates/domain/trust/cases/decision.ts';
import type { HouseRuleId } from '@nestmates/domain/trust/rules/house-rules.ts';
import {
  isNamedToMember,
  statementOf,
  statementSubject,
} from '@nestmates/domain/trust/standing/statement.ts';
import { namedThing } from '../../trust/thing-text.ts';
import styles from './CaseParts.module.css';
import { nameOf } from './case-text.ts';
import { chosenThings, type DecisionForm, daysOf, endOf, missingIn } from './decision-schema.ts';

interface StatementPreviewProps {
  readonly page: CasePageView;
  readonly form: DecisionForm;
  readonly now: Date;
}

/** What has to be chosen before anything can be said; the words are written meanwhile. */
const unsaid = ({ page, form }: StatementPreviewProps): readonly string[] =>
  missingIn(page, form).flatMap(({ path, message }) => (path.includes('words') ? [] : message));

function statement(decision: DecisionKind, rule: HouseRuleId, { page, form, now }: StatementPreviewProps) {
  const until = endOf(now, daysOf(decision, form.span));
  const things = chosenThings(page, form);
  return statementOf(
    { decision, rule, words: form.words.trim() || '…', things },
    { until: until && utcTime(until), appealUntil: utcTime(appealUntil({ at: now })) },
  );
}

/** What the member will read, in the words of the e-mail, while it is written. */
export function StatementPreview(props: StatementPreviewProps) {
  const { page, form } = props;
  const { decision, rule } = form;
  const { member, isUrgent } = page;
  if (decision === '') return null;
  if (!isTold(decision) || !member) return <p className={styles.quiet}>Nobody is told of this decision.</p>;
  const missing = unsaid(props);
  const paragraphs = rule === '' || missing.length > 0 ? missing : statement(decision, rule, props);
  const named = [...new Set(chosenThings(page, form).filter(isNamedToMember).map(namedThing))];
  return (
    <section className={styles.preview} aria-label={`What ${nameOf(member)} will read`}>
      <h3 className={styles.label}>What {nameOf(member)} will read</h3>
      <div className={styles.statement} aria-live="off">
        <p className={styles.subject}>{statementSubject}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {missing.length === 0 && named.length > 0 && (
        <p className={styles.quiet}>On her page it names: {named.join('; ')}.</p>
      )}
      <p className={styles.quiet}>
        {isUrgent ? 'Goes out at once.' : 'Goes out in 10 to 60 minutes.'} Who reported is never told.
      </p>
    </section>
  );
}
