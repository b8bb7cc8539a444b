import { type DecisionKind, decisionNames } from '@nestmates/domain/trust/cases/decision.ts';
import { useId } from 'react';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import styles from './CaseParts.module.css';
import { verbOf } from './case-text.ts';

interface DecisionChoiceProps extends FieldBinding<DecisionKind | ''> {
  /** Shown as words, below something that comes first. */
  readonly quiet: boolean;
}

/** Offers them from the mildest to the strongest, each with its key. */
export function DecisionChoice({ name, value, error, quiet, onChange }: DecisionChoiceProps) {
  const id = useId();
  return (
    <FieldGroup id={id} name={name} label="Decision" error={error}>
      <div className={styles.decisions} data-quiet={quiet}>
        {decisionNames.map((decision, nth) => (
          <label key={decision} className={styles.decision}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={value === decision}
              onChange={() => onChange(decision)}
            />
            {verbOf(decision)}
            <kbd className={styles.key} aria-hidden>
              {nth + 1}
            </kbd>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
