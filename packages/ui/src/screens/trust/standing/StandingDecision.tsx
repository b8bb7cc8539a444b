import type { StandingDecision as DecisionView } from '@nestmates/application/trust/standing/contract.ts';
import { titleOfRule } from '@nestmates/domain/trust/rules/house-rules.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { kindAndTitle, namedThing } from '../thing-text.ts';
import { dateText, spanText } from '../trust-dates.ts';
import { AppealState } from './AppealState.tsx';
import styles from './StandingScreen.module.css';
import { decidedWords } from './standing-text.tsx';

interface StandingDecisionProps {
  readonly decision: DecisionView;
  /** It is why the member stands as they do: the page has named it, and ends with the way to appeal. */
  readonly isCurrent: boolean;
  /** When the member was warned before. */
  readonly warnedAt?: string | undefined;
  onAppeal(): void;
}

function RestsOn({ things }: Pick<DecisionView, 'things'>) {
  const names = [...new Set(things.map(kindAndTitle))];
  const [only] = things;
  if (!only) return null;
  if (names.length === 1) return <p className={styles.quiet}>It rests on {namedThing(only)}.</p>;
  return (
    <div>
      <p className={styles.quiet}>It rests on:</p>
      <ul className={styles.things} aria-label="What it rests on">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

/** A decision about the member: why, by which rule, and what became of the appeal. */
export function StandingDecision({ decision, isCurrent, warnedAt, onAppeal }: StandingDecisionProps) {
  const { id, rule, words, things, at, until, appeal } = decision;
  return (
    <section className={styles.section} aria-labelledby={`decision-${id}`}>
      <h2 id={`decision-${id}`} className={styles.heading}>
        {isCurrent ? 'What happened' : `${decidedWords[decision.decision]} · ${spanText(at, until)}`}
      </h2>
      <p className={styles.words}>{words}</p>
      <p className={styles.quiet}>
        House rule <TextLink href={`/rules#${rule}`}>{titleOfRule(rule)}</TextLink>.{' '}
        {warnedAt && `You were warned on ${dateText(warnedAt)}. `}A person decided this.
      </p>
      <RestsOn things={things} />
      {appeal && <AppealState appeal={appeal} />}
      {appeal?.state === 'open' && !isCurrent && (
        <div className={styles.appeal}>
          <Button look="outline" size="small" onClick={onAppeal}>
            Appeal
          </Button>
          <p className={styles.quiet}>Until {dateText(appeal.until)}.</p>
        </div>
      )}
    </section>
  );
}
