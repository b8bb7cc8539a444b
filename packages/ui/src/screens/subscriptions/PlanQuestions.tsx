import { useState } from 'react';
import { Disclosure } from '../../components/Disclosure.tsx';
import styles from './PlansScreen.module.css';
import { questions } from './questions.ts';

/** What mothers ask before they decide; one answer open at a time. */
export function PlanQuestions() {
  const [open, setOpen] = useState<string>();
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions" className={styles.heading}>
        Questions
      </h2>
      <div className={styles.list}>
        {questions.map(({ asks, answer }) => (
          <Disclosure
            key={asks}
            title={asks}
            open={open === asks}
            onToggle={() => setOpen(open === asks ? undefined : asks)}
          >
            {answer}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
