import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { FieldBinding } from '../../forms/field-binding.ts';
import { FieldError } from '../forms/FieldError.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends FieldBinding<boolean> {
  /** May contain links. */
  readonly children: ReactNode;
  readonly disabled?: boolean | undefined;
}

export function Checkbox({ name, value, onChange, error, disabled, children }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            type="checkbox"
            name={name}
            className={styles.input}
            checked={value}
            disabled={disabled}
            aria-invalid={error !== undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
          <Check aria-hidden />
        </span>
        <span className={styles.text}>{children}</span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
