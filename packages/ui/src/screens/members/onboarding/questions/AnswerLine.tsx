import { CircleCheck } from 'lucide-react';
import { Button } from '../../../../components/actions/Button.tsx';
import styles from './Questions.module.css';

export interface AnswerLineProps {
  readonly label: string;
  readonly text: string;
  onChange(): void;
}

/** An answered question, folded to a line: “First name Cleo”. */
export const AnswerLine = ({ label, text, onChange }: AnswerLineProps) => (
  <div className={styles.line}>
    <CircleCheck className={styles.done} aria-hidden />
    <p className={styles.answer}>
      {label} <strong>{text}</strong>
    </p>
    <Button look="subdued" size="small" onClick={onChange}>
      Change<span className={styles.hidden}> {label}</span>
    </Button>
  </div>
);
