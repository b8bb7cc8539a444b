import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

export interface FieldTexts {
  readonly label: string;
  /** Shown between label and control. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
}

/** The value of aria-describedby: the ids of error, hint and more, in reading order. */
export function descriptionIds(id: string, { hint, error }: FieldTexts, more?: string): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, more].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

interface FieldProps extends FieldTexts {
  readonly id: string;
  /** Content at the end of the label's line, such as a counter. */
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
  /** A question on a page is styled as a heading, a choice within a form as a label, quiet what belongs to the choice before it; hidden where a heading says it. */
  readonly labelAs?: 'heading' | 'label' | 'quiet' | 'hidden' | undefined;
  readonly children: ReactNode;
}

const legendStyles = {
  heading: styles.question,
  label: styles.legend,
  quiet: styles.quiet,
  hidden: styles.hidden,
};

/** Several controls with one label. */
export function FieldGroup({ id, name, disabled, labelAs = 'label', children, ...texts }: FieldGroupProps) {
  const { label, hint, error, optional } = texts;
  return (
    <fieldset
      name={name}
      disabled={disabled}
      className={styles.field}
      aria-describedby={descriptionIds(id, texts)}
    >
      <legend className={legendStyles[labelAs]}>
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
