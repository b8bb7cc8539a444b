import { useId } from 'react';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import styles from './NumberedChoice.module.css';

interface NumberedChoiceProps<Value extends string> extends FieldBinding<Value | ''> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly columns?: 2;
  /** Shown as words, below something that comes first. */
  readonly quiet?: boolean;
}

/** Each with the key that chooses it. */
export function NumberedChoice<Value extends string>({
  name,
  label,
  options,
  columns,
  quiet = false,
  value: chosen,
  error,
  onChange,
}: NumberedChoiceProps<Value>) {
  const id = useId();
  return (
    <FieldGroup id={id} name={name} label={label} error={error}>
      <div className={styles.options} data-columns={columns} data-quiet={quiet}>
        {options.map(({ value, label: words }, nth) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={chosen === value}
              onChange={() => onChange(value)}
            />
            {words}
            <kbd className={styles.key} aria-hidden>
              {nth + 1}
            </kbd>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
