import { Circle, CircleCheck } from 'lucide-react';
import styles from './PasswordChecklist.module.css';

interface Rule {
  readonly id: string;
  readonly label: string;
  met(password: string): boolean;
}

interface PasswordChecklistProps {
  /** Id for the `describedBy` of the field. */
  readonly id?: string | undefined;
  readonly rules: readonly Rule[];
  readonly password: string;
  /** It was refused for what no rule here sees, as being easy to guess: then none is marked as good. */
  readonly refused?: boolean | undefined;
  /** Given where the rules are only advice. */
  readonly title?: string | undefined;
}

const hardToGuess: Rule = { id: 'hard-to-guess', label: 'Not easy to guess', met: () => false };

/** The rules of a password; each is marked as met while the member types. */
export function PasswordChecklist({
  id,
  rules: alwaysShown,
  password,
  refused = false,
  title,
}: PasswordChecklistProps) {
  const rules = refused ? [...alwaysShown, hardToGuess] : alwaysShown;
  const met = rules.filter((rule) => rule.met(password)).length;
  return (
    <div id={id}>
      {title && <p className={styles.title}>{title}</p>}
      <ul className={styles.rules} data-refused={refused} aria-label={title ?? 'Password requirements'}>
        {rules.map((rule) => {
          const done = rule.met(password);
          return (
            <li key={rule.id} className={styles.rule} data-met={done}>
              {done ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
              {rule.label}
              <span className={styles.visuallyHidden}>{done ? ', met' : ', not met yet'}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.visuallyHidden} aria-live="polite">
        {password && `${met} of ${rules.length} met`}
      </p>
    </div>
  );
}
