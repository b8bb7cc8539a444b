import { ChevronDown } from 'lucide-react';
import styles from './PlanQuestions.module.css';
import { comingQuestion, planQuestions } from './plan-questions.ts';

/** Frequently asked questions; the shared `name` lets only one be open. */
export function PlanQuestions({ coming }: { readonly coming: boolean }) {
  const questions = coming ? [...planQuestions, comingQuestion] : planQuestions;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={styles.heading}>
        Questions
      </h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question} name="questions" className={styles.question}>
            <summary className={styles.line}>
              <span className={styles.text}>{question}</span>
              <ChevronDown className={styles.chevron} aria-hidden />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
