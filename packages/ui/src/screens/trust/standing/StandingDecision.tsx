import type { StandingDecision as DecisionView } from '@nestmates/application/trust/standing/contract.ts';
import { decisionKinds } from '@nestmates/domain/trust/cases/decision.ts';
import { titleOfRule } from '@nestmates/domain/trust/rules/house-rules.ts';
import { wordsOfThing } from '@nestmates/domain/trust/standing/statement.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { dateText } from '../trust-dates.ts';
import { AppealForm, type AppealFormState } from './AppealForm.tsx';
import styles from './StandingScreen.module.css';

export interface StandingDecisionProps {
  readonly decision: DecisionView;
  /** The open form to appeal. */
  readonly form?: AppealFormState | undefined;
  onAppeal(): void;
}

type Shown = Omit<StandingDecisionProps, 'decision'> & {
  readonly appeal: NonNullable<DecisionView['appeal']>;
  readonly decisionId: number;
};

function Appeal({ appeal, decisionId, form, onAppeal }: Shown) {
  const until = dateText(appeal.until);
  switch (appeal.state) {
    case 'open':
      return form ? (
        <AppealForm decisionId={decisionId} state={form} />
      ) : (
        <div className={styles.appeal}>
          <Button onClick={onAppeal}>Appeal</Button>
          <p className={styles.quiet}>Until {until}. Somebody else decides, where there is one.</p>
        </div>
      );
    case 'waiting':
      return (
        <Banner look="waiting" title="You have appealed">
          Somebody looks at it again, and writes to you.
        </Banner>
      );
    case 'upheld':
      return <Banner title="Your appeal was looked at: the decision stays">{appeal.answer}</Banner>;
    case 'overturned':
      return (
        <Banner look="good" title="Your appeal was granted: the decision was taken back">
          {appeal.answer}
        </Banner>
      );
    case 'closed':
      return <p className={styles.quiet}>It could be appealed until {until}.</p>;
  }
}

/** A decision about the member: why, by which rule, and the way to appeal it. */
export function StandingDecision({ decision, form, onAppeal }: StandingDecisionProps) {
  const { id, rule, words, things, at, until, appeal } = decision;
  return (
    <section className={styles.section} aria-labelledby={`decision-${id}`}>
      <h2 id={`decision-${id}`} className={styles.heading}>
        {decisionKinds[decision.decision].label} · {dateText(at)}
        {until && ` to ${dateText(until)}`}
      </h2>
      <p className={styles.words}>{words}</p>
      <p className={styles.quiet}>
        House rule <TextLink href={`/rules#${rule}`}>{titleOfRule(rule)}</TextLink>. A person decided this.
      </p>
      {things.length > 0 && (
        <ul className={styles.things} aria-label="What it rests on">
          {things.map(({ kind, title }, nth) => (
            <li key={`${kind} ${title} ${things.slice(0, nth).length}`}>
              {[wordsOfThing(kind), title].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
      )}
      {appeal && <Appeal appeal={appeal} decisionId={id} form={form} onAppeal={onAppeal} />}
    </section>
  );
}
