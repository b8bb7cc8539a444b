import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

export interface FieldTexts {
  readonly label: string;
  /** One helpful sentence between the label and the control. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
}

/** The ids of what explains a control, in the order it should be heard. */
export function descriptionIds(id: string, { hint, error }: FieldTexts, more?: string): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, more].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

interface FieldProps extends FieldTexts {
  readonly id: string;
  /** Stands at the end of the label's line: a counter, for instance. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Field({ id, label, hint, error, optional, aside, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {optional && <span className={styles.aside}>Optional</span>}
        {aside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

interface FieldGroupProps extends FieldTexts {
  readonly id: string;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** A question of a page is a heading; a choice within a form is a label. */
  readonly labelAs?: 'heading' | 'label' | undefined;
  readonly children: ReactNode;
}

/** Several controls that answer one question. */
export function FieldGroup({ id, name, disabled, labelAs = 'label', children, ...texts }: FieldGroupProps) {
  const { label, hint, error, optional } = texts;
  return (
    <fieldset
      name={name}
      disabled={disabled}
      className={styles.field}
      aria-describedby={descriptionIds(id, texts)}
    >
      <legend className={labelAs === 'heading' ? styles.question : styles.legend}>
        {label}
        {optional && <span className={styles.optional}>Optional</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
