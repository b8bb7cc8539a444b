import { useId } from 'react';
import type { Binding } from '../../forms/field-binding.ts';
import { FieldGroup, type FieldTexts } from '../forms/Field.tsx';
import styles from './RadioGroup.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends FieldTexts, Binding<Value | ''> {
  readonly options: readonly RadioOption<Value>[];
  readonly disabled?: boolean | undefined;
}

/** One of a few that want a word of explanation; without one, chips are quicker. */
export function RadioGroup<Value extends string>({
  name,
  value,
  onChange,
  options,
  ...texts
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <FieldGroup id={id} name={name} {...texts}>
      <div className={styles.options} data-invalid={texts.error !== undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? id}
              className={styles.radio}
              checked={value === option.value}
              disabled={option.disabled}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.description && `${id}-${option.value}-more`}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span id={`${id}-${option.value}`} className={styles.label}>
                {option.label}
              </span>
              {option.description && (
                <span id={`${id}-${option.value}-more`} className={styles.description}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
