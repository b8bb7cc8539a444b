import { ChevronDown } from 'lucide-react';
import styles from './PlanQuestions.module.css';
import { questions } from './plan-questions.ts';

/** What mothers ask before they decide; the shared name keeps one answer open at a time. */
export function PlanQuestions() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={styles.heading}>
        Questions
      </h2>
      <div className={styles.list}>
        {questions.map(({ asks, answer }) => (
          <details key={asks} name="questions" className={styles.question}>
            <summary className={styles.line}>
              <span className={styles.asks}>{asks}</span>
              <ChevronDown className={styles.chevron} aria-hidden />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
