import { characterCount } from '@nestmates/domain/platform/shared/text.ts';
import { type ComponentProps, useId } from 'react';
import type { FieldBinding } from '../../forms/field-binding.ts';
import { descriptionIds, Field, type FieldTexts } from './Field.tsx';
import styles from './TextArea.module.css';

type NativeProps = Omit<
  ComponentProps<'textarea'>,
  'id' | 'name' | 'value' | 'onChange' | 'className' | 'style'
>;

export interface TextAreaProps extends NativeProps, FieldTexts, FieldBinding<string> {
  /** Only counted, not enforced while typing: the form's schema rejects longer texts. */
  readonly limit?: number | undefined;
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  limit,
  rows = 3,
  onChange,
  ...area
}: TextAreaProps) {
  const id = useId();
  const texts = { label, hint, error, optional };
  const length = characterCount(area.value);
  const counter = limit !== undefined && (
    <span id={`${id}-count`} className={styles.count} data-over={length > limit}>
      {length}/{limit}
    </span>
  );
  return (
    <Field id={id} {...texts} aside={counter}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className={styles.area}
        aria-invalid={error !== undefined}
        aria-describedby={descriptionIds(id, texts, counter ? `${id}-count` : undefined)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
