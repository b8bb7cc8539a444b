import { Circle } from 'lucide-react';
import { Fragment, type ReactNode, type Ref } from 'react';
import { AnswerLine, type AnswerLineProps } from './AnswerLine.tsx';
import styles from './Questions.module.css';

export interface Question {
  readonly key: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly optional?: true | undefined;
  /** None while it is not answered. */
  readonly answers: readonly Omit<AnswerLineProps, 'onChange'>[];
  readonly content: ReactNode;
}

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly open: number;
  readonly heading: Ref<HTMLHeadingElement>;
  /** Whether those that are optional stand there: once everything else is answered. */
  readonly offersOptional: boolean;
  onOpen(question: number): void;
}

/** The open question between the answered ones, each a line, and those that wait. */
export const Questions = ({ questions, open, heading, offersOptional, onOpen }: QuestionsProps) => (
  <div className={styles.questions}>
    {questions.map(({ key, title, hint, optional, answers, content }, index) => {
      if (index === open) {
        return (
          <section key={key} className={styles.open} aria-labelledby={`question-${key}`}>
            <h2 ref={heading} id={`question-${key}`} tabIndex={-1} className={styles.heading}>
              {title}
            </h2>
            {hint && <p className={styles.hint}>{hint}</p>}
            <div className={styles.content}>{content}</div>
          </section>
        );
      }
      if (answers.length > 0) {
        return (
          <Fragment key={key}>
            {answers.map(({ label, text }) => (
              <AnswerLine key={label} label={label} text={text} onChange={() => onOpen(index)} />
            ))}
          </Fragment>
        );
      }
      if (optional && !offersOptional) return null;
      return (
        <div key={key} className={styles.line}>
          <Circle aria-hidden />
          {optional ? (
            <button type="button" className={styles.waiting} onClick={() => onOpen(index)}>
              {title}
            </button>
          ) : (
            <p className={styles.answer}>{title}</p>
          )}
          {optional && <span className={styles.optional}>Optional</span>}
        </div>
      );
    })}
  </div>
);
