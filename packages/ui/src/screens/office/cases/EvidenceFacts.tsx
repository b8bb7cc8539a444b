import type { Evidence } from '@nestmates/application/trust/things/evidence-view.ts';
import type { ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { momentText } from '../admin/moment-text.ts';
import parts from './CaseParts.module.css';
import styles from './CaseThings.module.css';
import { factText, stepText } from './evidence-words.ts';

interface EvidenceFactsProps extends Pick<Evidence, 'facts'> {
  readonly kind: ThingKind;
}

/** A label once, with all that stands under it. */
export function EvidenceFacts({ kind, facts }: EvidenceFactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {[...Map.groupBy(facts, ({ label }) => label)].map(([label, same]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {same.map((fact) => (
              <p key={fact.value}>{factText(kind, fact)}</p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What had happened to an order, the oldest first. */
export function EvidenceSteps({ steps = [] }: Pick<Evidence, 'steps'>) {
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps} aria-label="What had happened">
      {steps.map((step) => (
        <li key={`${step.at} ${step.action}`}>
          <div className={parts.line}>
            <span>{stepText(step)}</span>
            <time className={parts.quiet} dateTime={step.at}>
              {momentText(step.at)}
            </time>
          </div>
          {step.text && <p className={styles.text}>“{step.text}”</p>}
        </li>
      ))}
    </ol>
  );
}
