import { useId } from 'react';
import type { FieldBinding } from '../../forms/field-binding.ts';
import styles from './Switch.module.css';

export interface SwitchProps extends FieldBinding<boolean> {
  readonly label: string;
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Takes effect at once; use a checkbox for a value that is submitted. */
export function Switch({ name, value, onChange, label, description, disabled }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span>
        <span className={styles.label}>{label}</span>
        {description && (
          <span id={id} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={value}
        name={name}
        className={styles.track}
        checked={value}
        disabled={disabled}
        aria-label={label}
        aria-describedby={description && id}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
